// Compiled from src/runtime/keyboard-file/KeyboardFile.ts; do not edit.
import { KeyboardFileReader } from "./KeyboardFileReader.js";
/** Why a file is no keyboard: every problem, with its place and a remedy. */
export class InvalidKeyboardFile extends Error {
    constructor(problems) {
        super(problems.join("\n"));
        this.name = "InvalidKeyboardFile";
        this.problems = problems;
    }
}
// How many bytes of UTF-8 a file can have.
const LIMIT = 65536;
const DEPTH = 16;
/**
 * Reads a keyboard from a file that docs/keyboard.schema.json describes.
 *
 * @param json The content of the file.
 * @param layouts The layouts whose keys it can have. A keyboard without Korean gets the first.
 * @throws {InvalidKeyboardFile} With every problem.
 */
export function keyboardFromJSON(json, layouts) {
    const size = new TextEncoder().encode(json).length;
    if (size > LIMIT)
        throw new InvalidKeyboardFile([`has ${size} bytes, and such a file at most ${LIMIT}; shorten it`]);
    const problem = problemOf(json);
    if (problem)
        throw new InvalidKeyboardFile([problem]);
    let root;
    try {
        root = JSON.parse(json, (name, value) => {
            const texts = typeof value === "string" ? [name, value] : [name];
            if (texts.some((text) => /\p{Cs}/u.test(text)))
                throw new SyntaxError("half of a pair");
            return value;
        });
    }
    catch {
        throw new InvalidKeyboardFile(["it is no JSON; look at its commas, brackets and quotation marks"]);
    }
    const reader = new KeyboardFileReader();
    const keyboard = reader.keyboard(root, layouts);
    if (!keyboard)
        throw new InvalidKeyboardFile(reader.problems);
    return keyboard;
}
// The problem that a text has before it is read: nesting, because reading may recurse, or the first curly quote outside
// strings, because text editors turn straight quotes into these. Null if it has neither.
function problemOf(text) {
    let line = 1;
    let depth = 0;
    let isInString = false;
    let isEscaped = false;
    for (const char of text) {
        if (char === "\n")
            [line, isInString] = [line + 1, false];
        if (!isInString && char >= "\u2018" && char <= "\u201f") {
            return `line ${line}: curly quotes are not valid in JSON; use straight ones (")`;
        }
        if (!isInString && "[{".includes(char))
            depth += 1;
        if (!isInString && "]}".includes(char))
            depth -= 1;
        if (depth > DEPTH)
            return `it nests more than ${DEPTH} levels deep; such a file needs eight at most`;
        if (char === '"' && !isEscaped)
            isInString = !isInString;
        isEscaped = isInString && char === "\\" && !isEscaped;
    }
    return null;
}
