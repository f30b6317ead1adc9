// Compiled from src/runtime/Attach.ts; do not edit.
import { isPlain, timeOf } from "./Dom.js";
import { clientFor, rich } from "./FieldClient.js";
import { InputSession } from "./InputSession.js";
import { keyFor } from "./KeyFor.js";
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
export function attach(element, options) {
    // Scripts without types pass what a page does not have.
    if (!element || !options?.layout)
        throw new TypeError("attach needs an element and a layout");
    return new AttachedSession(element, options);
}
/** A session that drives an element of a page. */
export class AttachedSession extends InputSession {
    /** Use {@link attach}. */
    constructor(element, options) {
        super(options.layout, clientFor(element, () => !this.writesOnCommit && this.commit()));
        // Aborted to remove every listener.
        this.listening = new AbortController();
        // Whether the system's own input method composes there.
        this.isTaken = false;
        // Texts between two presses of one run, at which undo and redo do not stop.
        this.passed = new Set();
        // Where the run begins, and the text after the last input.
        this.written = { start: -1, text: "" };
        this.cycleTimeout = options.cycleTimeout ?? null;
        this.element = element;
        const { signal } = this.listening;
        const listen = (types, hear, capture = true) => {
            for (const type of types.split(" "))
                element.addEventListener(type, hear, { signal, capture });
        };
        const look = () => this.hostDidChange();
        // A key pressed before this one may have moved the cursor: `selectionchange` comes late.
        listen("input keydown pointerdown", look);
        listen("blur", () => this.commit(), false);
        listen("compositionstart compositionend", ({ type }) => (this.isTaken = type === "compositionstart"));
        // Before an editor hears of it, which may have a Backspace of its own.
        listen("keydown", (event) => this.keyDown(event, options));
        listen("input", (event) => this.remember(event), false);
        element.ownerDocument.addEventListener("selectionchange", look, { signal });
    }
    /** Presses `key`, by default now. */
    press(key, time = performance.now()) {
        return super.press(key, time);
    }
    /** Ends the run: the next key begins another. */
    commit() {
        this.written.start = -1;
        return super.commit();
    }
    /** Ends the run, and removes all listeners from the element. */
    detach() {
        this.commit();
        this.listening.abort();
    }
    /** @internal */
    prepare() {
        if (this.isTaken)
            rich.endComposition?.(this.element);
    }
    // A step of undo is a run here, but a press to browsers. Rich editors have steps of their own.
    remember({ inputType }) {
        const { client, element, passed, written } = this;
        const text = client.value;
        if (inputType?.startsWith("history")) {
            // Not within a command of the page: browsers run only one at a time.
            const page = element.ownerDocument;
            if (passed.has(text))
                queueMicrotask(() => page.execCommand(inputType.replace("history", "")));
            return;
        }
        const { composing } = this;
        const start = composing ? (client.selectionEnd ?? 0) - composing.length : -1;
        if (start >= 0 && start === written.start)
            passed.add(written.text);
        passed.delete(text);
        // In long texts, and long ago, a step of undo is a press.
        if (passed.size > 200 || text.length > 10000)
            passed.clear();
        this.written = { start, text };
    }
    keyDown(event, { hardware, backspaceUnit }) {
        // A key with Ctrl may change the style, or anything else.
        if (event.ctrlKey || event.metaKey)
            this.commit();
        const ours = typeof hardware === "function" ? hardware() : hardware;
        // Another session may have typed already.
        if (event.defaultPrevented || !ours)
            return;
        const key = keyFor(this.layout, event, ours === "numpad");
        const isPart = isPlain(event) && this.composing !== "";
        if (key)
            this.press(key, timeOf(event));
        else if (isPart && event.key === "Backspace")
            this.backspace(backspaceUnit);
        else if (isPart && event.key === " " && (this.spaceEndsRun ?? this.layout.spaceEndsRun))
            this.space();
        else
            return;
        event.preventDefault();
        event.stopPropagation();
    }
}
