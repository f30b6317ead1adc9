// Compiled from src/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import type { KeyboardLayout } from "../KeyboardLayout.js";
import type { Keyboard } from "../keyboard/Keyboard.js";
/** Why a file is no keyboard: every problem, with its place and a remedy. */
export declare class InvalidKeyboardFile extends Error {
    /** One line each, such as `page 1, row 2, slot 3: there is no page more to open; name one of the pages`. */
    readonly problems: readonly string[];
    constructor(problems: readonly string[]);
}
/**
 * Reads a keyboard from a file that docs/keyboard.schema.json describes.
 *
 * @param json The content of the file.
 * @param layouts The layouts whose keys it can have. A keyboard without Korean gets the first.
 * @throws {InvalidKeyboardFile} With every problem.
 */
export declare function keyboardFromJSON(json: string, layouts: readonly KeyboardLayout[]): Keyboard;
//# sourceMappingURL=KeyboardFile.d.ts.map
