// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardRequest.ts; do not edit.
import type { FieldAction } from "./KeyboardField.js";
/** A request of a keyboard to its host. Later versions may add requests. */
export declare type KeyboardRequest = 
/** Move the cursor by this number of user-perceived characters: positive to the right, negative to the left. */
{
    readonly kind: "moveCursor";
    readonly by: number;
}
/** Switch to the next keyboard. */
 | {
    readonly kind: "nextKeyboard";
}
/** Hide the keyboard. */
 | {
    readonly kind: "hide";
}
/** Perform the action of Enter in this field. The run has ended. */
 | {
    readonly kind: "perform";
    readonly action: FieldAction;
}
/** Perform an action of your own, named by a slot. The run has ended. */
 | {
    readonly kind: "action";
    readonly name: string;
};
/**
 * Returns the number of UTF-16 code units that the cursor moves by when it moves by `count` characters.
 *
 * @param before The text before the cursor, or the end of it.
 * @param after The text after the cursor, or the start of it.
 */
export declare function utf16Units(count: number, before: string, after: string): number;
//# sourceMappingURL=KeyboardRequest.d.ts.map
