import type { KeyboardField } from "./KeyboardField.js";
/** Whether a capital is due after `text` where a field asks for `capitals`. `text` is null if it is not known. */
export declare function areDue(capitals: KeyboardField["capitals"], text: string | null): boolean;
/** Whether `text` ends in a letter or a digit and one space: a second space makes a full stop then. */
export declare function endsInWordAndSpace(text: string): boolean;
/** How many UTF-16 code units the last word of `text` has, with the blanks after it. */
export declare function lastWord(text: string): number;
/** `marked` without its `|`, where the cursor is placed, and how many characters follow that. */
export declare function partsOf(marked: string): {
    text: string;
    behind: number;
};
