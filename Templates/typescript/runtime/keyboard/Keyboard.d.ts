// Compiled from _source/runtime/keyboard/Keyboard.ts; do not edit.
import type { Outcome } from "../Types.js";
import { type OpenList, type KeyboardFace } from "./KeyboardFace.js";
import type { KeyboardField } from "./KeyboardField.js";
import { type KeyboardRequest, type KeyboardSession, type SlotPress } from "./KeyboardHost.js";
import type { KeyboardPages, Page, Place, Shift } from "./KeyboardPages.js";
import { type KeyboardSettings } from "./KeyboardSettings.js";
/**
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace. It draws nothing and has no timers. Times are in milliseconds on the clock of `performance`, and never go
 * back. Each input answers what the session did last in it.
 */
export declare class Keyboard {
    /** What writes into the field. */
    readonly session: KeyboardSession;
    /**
     * Called at the end of all that may have changed what is to be drawn: draw {@link Keyboard.rows} and
     * {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
     */
    onChange: () => void;
    /** Called when the host has something to do. */
    onRequest: (request: KeyboardRequest) => void;
    /** Called when a slot has done what it is there for. It is to leave the field alone until the input is over. */
    onPress?: ((press: SlotPress) => void) | undefined;
    private readonly state;
    private readonly typist;
    private readonly fingers;
    private isBusy;
    private told;
    /** A keyboard for a field of letters, until {@link Keyboard.fieldDidChange} says otherwise. */
    constructor(pages: KeyboardPages, session: KeyboardSession);
    /** The keyboard's pages; others end the run, and what the fingers were at. */
    get pages(): KeyboardPages;
    set pages(pages: KeyboardPages);
    /** What users may want otherwise; those that are not named when it is set are as usual. */
    get settings(): KeyboardSettings;
    set settings(settings: Partial<KeyboardSettings>);
    /** The field that it is for. */
    get field(): KeyboardField;
    /** The page that is shown. */
    get page(): Page;
    /** What shift does now. */
    get shift(): Shift;
    /** The page as it is drawn, row by row. */
    get rows(): readonly (readonly KeyboardFace[])[];
    /** The list of what a slot offers, where a finger has opened one, or null. */
    get list(): OpenList | null;
    /** When something happens by itself, so that {@link Keyboard.tick} is to be called; null if nothing will. */
    get nextTick(): number | null;
    /** To be called when the keyboard is shown for another field. */
    fieldDidChange(field: KeyboardField): void;
    /**
     * Shows the page of this id, such as the one that the user last saw.
     *
     * @returns Whether there is one; nothing happens otherwise.
     */
    open(id: string): boolean;
    /** A finger goes down on a slot; by its number the other inputs name it. */
    down({ place, finger, time }: {
        place: Place;
        finger: number;
        time: number;
    }): Outcome;
    /**
     * A finger has moved to another slot, or to none.
     *
     * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
     * since may have another key in that place, and no finger is quite still.
     */
    move({ finger, place, time }: {
        finger: number;
        place: Place | null;
        time: number;
    }): Outcome;
    /** A finger is so many CSS pixels to the right and further down than where it went down. */
    drag({ finger, x, y, time }: {
        finger: number;
        x: number;
        y: number;
        time: number;
    }): Outcome;
    /** A finger with an open list is over this item, counted from 0; over none, if there is no such item. */
    choose({ item, finger, time }: {
        item: number;
        finger: number;
        time: number;
    }): Outcome;
    /** A finger goes up. */
    up({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** A finger is not to count any more: the system has taken it. */
    cancel({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number -1. */
    tap({ place, time }: {
        place: Place;
        time: number;
    }): Outcome;
    /** To be called at {@link Keyboard.nextTick}, or whenever else: what was to happen by then happens. */
    tick(time: number): Outcome;
    /** To be called when the cursor has moved or the text has changed, though it may have been by this keyboard. */
    hostDidChange(time: number): Outcome;
    private input;
    private tellChange;
}
