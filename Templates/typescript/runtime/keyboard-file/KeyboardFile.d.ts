// Compiled from _source/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import type { KeyboardLayout } from "../Layout.js";
import type { KeyboardPages } from "../keyboard/KeyboardPages.js";
/** Why a text is no keyboard: all that is wrong, each with its place and a remedy. */
export declare class InvalidKeyboardFile extends Error {
    /** One line each, such as `page 1, row 2, slot 3: there is no page more to open; name one of the pages`. */
    readonly problems: readonly string[];
    constructor(problems: readonly string[]);
}
/**
 * The keyboard in a file as docs/keyboard.schema.json describes it.
 *
 * @param layouts Those whose keys it may have. A keyboard without Korean takes the first.
 * @throws {InvalidKeyboardFile} With all that is wrong.
 */
export declare function keyboardFromJSON(json: string, layouts: readonly KeyboardLayout[]): KeyboardPages;
