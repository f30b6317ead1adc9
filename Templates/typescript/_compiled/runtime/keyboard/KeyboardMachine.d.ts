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
 * The state machine of a keyboard. It translates the movements of fingers into operations of a session. It handles
 * pages, shift, offers for holding and flicking, and the repeat of backspace. The machine draws nothing and has no
 * timers.
 *
 * Times are in milliseconds on the clock of `performance`. Each input returns the outcome of the session's last
 * operation during that input.
 */
export declare class KeyboardMachine {
    /** The session that writes into the field. */
    readonly session: KeyboardSession;
    /**
     * Called when the drawn keyboard or the time of the next tick may have changed. Draw {@link KeyboardMachine.rows} and
     * {@link KeyboardMachine.list}, and set your timer to {@link KeyboardMachine.nextTick}.
     */
    onChange: () => void;
    /** Called when the keyboard makes a request to its host. */
    onRequest: (request: KeyboardRequest) => void;
    /** Called after the machine has performed a slot. Do not change the field until the input is over. */
    onPress?: ((press: SlotPress) => void) | undefined;
    private readonly state;
    private isBusy;
    private lastNotified;
    /** Creates a machine for a field of letters. {@link KeyboardMachine.fieldDidChange} sets another field. */
    constructor(keyboard: Keyboard, session: KeyboardSession);
    /** The keyboard. Setting another keyboard ends the run and removes all touches. */
    get keyboard(): Keyboard;
    set keyboard(keyboard: Keyboard);
    /** The settings, as a frozen object. Setting this property resets omitted settings to their defaults. */
    get settings(): KeyboardSettings;
    set settings(settings: Partial<KeyboardSettings>);
    /** The field that the keyboard types into. */
    get field(): KeyboardField;
    /** The page that is shown. */
    get page(): Page;
    /** The state of shift. */
    get shift(): Shift;
    /** The faces of the page's slots, row by row. */
    get rows(): readonly (readonly KeyboardFace[])[];
    /** The open list of offers; null if no list is open. */
    get list(): OpenList | null;
    /** The time at which to call {@link KeyboardMachine.tick}; null if no timer is running. */
    get nextTick(): number | null;
    /** Call this when the user goes to another field. It ends the run. */
    fieldDidChange(field: KeyboardField): void;
    /**
     * Opens the page with this id, such as the page that was open when the user last left the keyboard.
     *
     * @returns True if there is such a page. If there is no such page, does nothing.
     */
    open(id: string): boolean;
    /** Handles a finger going down on a slot. The number `finger` identifies the finger in later calls. */
    down({ place, finger, time }: {
        place: Place;
        finger: number;
        time: number;
    }): Outcome;
    /**
     * Handles a finger that moves to another slot, or off all slots.
     *
     * A finger leaves a slot when it leaves the box that the slot had when the finger entered the slot. Without that
     * rule, a trembling finger would change slots. A resting finger would change slots when a page opens under it.
     */
    move({ finger, place, time }: {
        finger: number;
        place: Place | null;
        time: number;
    }): Outcome;
    /** Handles a finger that is `x` CSS pixels to the right of the point where it went down, and `y` below that point. */
    drag({ finger, x, y, time }: {
        finger: number;
        x: number;
        y: number;
        time: number;
    }): Outcome;
    /**
     * Chooses the item with this index, from 0, for a finger with an open list. An index without an item chooses nothing.
     */
    choose({ item, finger, time }: {
        item: number;
        finger: number;
        time: number;
    }): Outcome;
    /** Handles a finger that goes up. */
    up({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** Handles a finger that the system has cancelled. Its pending action does not happen. */
    cancel({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /**
     * Taps a slot without a finger, as a screen reader does. The tap uses the finger number -1, so do not use that number
     * yourself.
     */
    tap({ place, time }: {
        place: Place;
        time: number;
    }): Outcome;
    /**
     * Fires the timers that are due. Call this at {@link KeyboardMachine.nextTick}; calling it at other times does no
     * harm.
     */
    tick(time: number): Outcome;
    /** Call this when the cursor has moved or the text has changed, even if this keyboard did it. */
    hostDidChange(time: number): Outcome;
    private input;
    private notifyIfChanged;
}
//# sourceMappingURL=KeyboardMachine.d.ts.map
