// Compiled from src/runtime/keyboard/KeyboardMachine.ts; do not edit.
import type { Outcome } from "../Outcome.js";
import type { Keyboard, Page, Place, Shift } from "./Keyboard.js";
import { type OpenList, type KeyboardFace } from "./KeyboardFace.js";
import type { KeyboardField } from "./KeyboardField.js";
import type { KeyboardRequest } from "./KeyboardRequest.js";
import { type KeyboardSession } from "./KeyboardSession.js";
import { type KeyboardSettings } from "./KeyboardSettings.js";
import type { SlotPress } from "./KeyboardSlot.js";
/**
 * The machine of a keyboard: everything between fingers and a session, such as pages, shift, what keys offer when held
 * or flicked, and the repeat of backspace. It draws nothing and has no timers.
 *
 * Times are in milliseconds on the clock of `performance`. Each input returns what the session did last during it.
 */
export declare class KeyboardMachine {
    /** The session that writes into the field. */
    readonly session: KeyboardSession;
    /**
     * Called when what is drawn, or the time of the next tick, may have changed: draw {@link KeyboardMachine.rows} and
     * {@link KeyboardMachine.list}, and set your timer to {@link KeyboardMachine.nextTick}.
     */
    onChange: () => void;
    /** Called when the keyboard asks its host for something. */
    onRequest: (request: KeyboardRequest) => void;
    /** Called after a slot has acted. Leave the field alone until the input is over. */
    onPress?: ((press: SlotPress) => void) | undefined;
    private readonly state;
    private isBusy;
    private told;
    /** A machine for a field of letters, until {@link KeyboardMachine.fieldDidChange} is called. */
    constructor(keyboard: Keyboard, session: KeyboardSession);
    /** The keyboard. Setting another ends the run, and forgets the fingers. */
    get keyboard(): Keyboard;
    set keyboard(keyboard: Keyboard);
    /** What users may want to change, frozen. A setting that is left out when they are set has its default. */
    get settings(): KeyboardSettings;
    set settings(settings: Partial<KeyboardSettings>);
    /** The field that the keyboard is for. */
    get field(): KeyboardField;
    /** The page that is shown. */
    get page(): Page;
    /** What shift does now. */
    get shift(): Shift;
    /** The page as it is drawn, row by row. */
    get rows(): readonly (readonly KeyboardFace[])[];
    /** The list of offers that a finger has opened, or null. */
    get list(): OpenList | null;
    /** When {@link KeyboardMachine.tick} is to be called next; null if nothing is due. */
    get nextTick(): number | null;
    /** Call this when the user goes to another field, which ends the run. */
    fieldDidChange(field: KeyboardField): void;
    /**
     * Opens the page with this id, such as the one that the user last saw.
     *
     * @returns Whether there is such a page. If not, nothing happens.
     */
    open(id: string): boolean;
    /** A finger goes down on a slot. Its number identifies it in the other calls. */
    down({ place, finger, time }: {
        place: Place;
        finger: number;
        time: number;
    }): Outcome;
    /**
     * A finger has moved to another slot, or to none.
     *
     * A finger leaves a slot when it leaves the box in which the slot was drawn as the finger came there. No finger is
     * quite still, and a page that has opened since may have another key in that place.
     */
    move({ finger, place, time }: {
        finger: number;
        place: Place | null;
        time: number;
    }): Outcome;
    /** A finger is `x` CSS pixels to the right of where it went down, and `y` below. */
    drag({ finger, x, y, time }: {
        finger: number;
        x: number;
        y: number;
        time: number;
    }): Outcome;
    /** A finger with an open list is over this item, counted from 0; a number without an item is none. */
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
    /** The system has cancelled a finger, which then does nothing more. */
    cancel({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** Taps a slot without a finger, as a screen reader does. It uses the number -1, which no finger may have. */
    tap({ place, time }: {
        place: Place;
        time: number;
    }): Outcome;
    /** Call this at {@link KeyboardMachine.nextTick}, or at any time: what is due by then happens. */
    tick(time: number): Outcome;
    /** Call this when the cursor has moved or the text has changed, even if this keyboard did it. */
    hostDidChange(time: number): Outcome;
    private input;
    private tellChange;
}
//# sourceMappingURL=KeyboardMachine.d.ts.map
