// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Attach.ts; do not edit.
import type { BackspaceUnit } from "./Composer.js";
import { InputSession } from "./InputSession.js";
import type { Key } from "./Key.js";
import type { KeyboardLayout } from "./KeyboardLayout.js";
import type { Outcome } from "./Outcome.js";
/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>` or, with `import "hwalja/rich"`, a contenteditable
 * element. The run also ends when the cursor moves, something else types there, an input method begins to compose, the
 * form resets, or the focus leaves.
 *
 * @throws {TypeError} If no cursor can be found: in an `<input type="email">` or another that does not say where its
 *   cursor is, and in a custom element around a field.
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
/** A session that drives an element of a page. */
export declare class AttachedSession extends InputSession {
    private readonly listening;
    private readonly element;
    private isTaken;
    private readonly passed;
    private written;
    /** Use {@link attach}. */
    constructor(element: HTMLElement, options: AttachOptions);
    /** Presses `key`, by default now. */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run: the next key begins another. */
    commit(): Outcome;
    /** Ends the run, and removes all listeners from the element. */
    detach(): void;
    private remember;
    private keyDown;
}
/** How {@link attach} types into an element. */
export interface AttachOptions {
    /** The layout to type with. */
    readonly layout: KeyboardLayout;
    /** See {@link InputSession.cycleTimeout}. */
    readonly cycleTimeout?: number | null;
    /**
     * Whether the keys of a computer's keyboard type, too: those of {@link keyFor}, but for the numeric pad, or with
     * `"numpad"` all of them; or a function that says so for each.
     */
    readonly hardware?: boolean | "numpad" | (() => boolean | "numpad");
    /** What backspace on that keyboard takes away. */
    readonly backspaceUnit?: BackspaceUnit;
}
//# sourceMappingURL=Attach.d.ts.map
