// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Attach.ts; do not edit.
import type { BackspaceUnit } from "./Composer.js";
import { InputSession } from "./InputSession.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
import type { Outcome } from "./Outcome.js";
/**
 * Returns a session that types into `element`: an `<input>`, a `<textarea>` or, with `import "hwalja/rich"`, a
 * contenteditable element. The run also ends when the cursor moves, when something else types into the element, or when
 * the element loses the focus. It also ends when an input method begins to compose, or when the form resets.
 *
 * @throws {TypeError} If scripts cannot read the cursor of the element. This is so for an `<input type="email">`, for
 *   other types that do not report their cursor, and for a custom element around a field.
 *
 * @example
 * ```ts
 * const session = attach(document.querySelector("input")!, { layout: cheonjiin });
 * button.onpointerdown = (event) => {
 *   event.preventDefault(); // the focus stays where it is
 *   session.press(cheonjiin.key("ㅇㅁ"));
 * };
 * ```
 */
export declare function attach(element: HTMLElement, options: AttachOptions): AttachedSession;
/** A session that types into an element of a page. */
export declare class AttachedSession extends InputSession {
    private readonly listening;
    private readonly element;
    private isComposing;
    private readonly skipped;
    private lastInput;
    /** Use {@link attach}. */
    constructor(element: HTMLElement, options: AttachOptions);
    /** Presses `key`. The time defaults to now. */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run. The next key begins a new one. */
    commit(): Outcome;
    /** Ends the run, and removes all listeners from the element. */
    detach(): void;
    private updateUndo;
    private keyDown;
}
/** Options of {@link attach}. */
export interface AttachOptions {
    /** The layout to type with. */
    readonly layout: KeyboardLayout;
    /** See {@link InputSession.cycleTimeout}. */
    readonly cycleTimeout?: number | null;
    /**
     * True if the keys of a computer's keyboard also type, as {@link keyFor} maps them, except for the numeric pad. With
     * `"numpad"`, the numeric pad also types. A function is called at each key press, and returns one of these values.
     */
    readonly hardware?: boolean | "numpad" | (() => boolean | "numpad");
    /** The unit that Backspace on a computer's keyboard deletes. */
    readonly backspaceUnit?: BackspaceUnit;
}
//# sourceMappingURL=Attach.d.ts.map
