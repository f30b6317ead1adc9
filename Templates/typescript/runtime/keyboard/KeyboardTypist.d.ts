import type { Offer, Slot } from "./KeyboardSlot.js";
import { type KeyboardState } from "./KeyboardState.js";
import type { KeyboardTouch } from "./KeyboardTouch.js";
/** Does what a tap on `slot` does. Shift, backspace and slots that open a page have rules of their own. */
export declare function tap(state: KeyboardState, slot: Slot): void;
/** Moves the cursor between the last pair, if that is still due. */
export declare function finishPair(state: KeyboardState): void;
/** Types `offer` in place of what the touch has typed, if the run is still as it was then. */
export declare function replace(state: KeyboardState, { slot, composed }: KeyboardTouch, offer: Offer): void;
/** Ends the run, and forgets the last space and the last tap. */
export declare function commit(state: KeyboardState): void;
/** Backspace; or, after two spaces became a full stop, makes two spaces again. */
export declare function backspace(state: KeyboardState, slot: Slot | null): void;
/** Deletes the selection or the last word, or one character if no text is known. Says whether there was anything. */
export declare function deleteWord(state: KeyboardState, slot: Slot | null): boolean;
/** Finds out whether a capital is due. */
export declare function look(state: KeyboardState): void;
/** Whether the last operation wrote or deleted anything. */
export declare function hasWritten({ outcome }: KeyboardState): boolean;
/** Does `act`, and tells the host that `slot` did it, by the legend that it had before. */
export declare function act(state: KeyboardState, slot: Slot | null, act: () => void): void;
