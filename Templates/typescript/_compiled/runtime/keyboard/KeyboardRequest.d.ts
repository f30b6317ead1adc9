// Compiled from src/runtime/keyboard/KeyboardRequest.ts; do not edit.
import type { FieldAction } from "./KeyboardField.js";
/** A keyboard's request to its host. Later versions may add requests. */
export declare type KeyboardRequest = 
/**
 * Move the cursor by this number of user-perceived characters. A positive number moves the cursor to the right, and a
 * negative number to the left.
 */
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
/** Perform a custom action, which a slot names. The run has ended. */
 | {
    readonly kind: "action";
    readonly name: string;
};
/**
 * Returns the number of UTF-16 code units that the cursor moves by when it moves by `count` characters.
 *
 * @param before The text before the cursor, or only the end of that text.
 * @param after The text after the cursor, or only the start of that text.
 */
export declare function utf16Units(count: number, before: string, after: string): number;
//# sourceMappingURL=KeyboardRequest.d.ts.map
