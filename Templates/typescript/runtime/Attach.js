// Compiled from _source/runtime/Attach.ts; do not edit.
import { clientFor } from "./FieldClient.js";
import { keyFor } from "./KeyFor.js";
import { isPlain } from "./Selections.js";
import { InputSession } from "./Session.js";
/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>`, or an element that is
 * contenteditable. The run also ends when the cursor moves, something else types there, an input method
 * begins to compose, the form resets, or the focus leaves.
 *
 * @throws {TypeError} for an element in which no cursor can be found: an `<input type="email">` or another that
 *   does not say where its cursor is, or an element of somebody's own around a field.
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
    return new AttachedSession(element, options);
}
/** A session that drives an element of a page. */
export class AttachedSession extends InputSession {
    // Aborted to take every listener off.
    listening = new AbortController();
    // Texts between two presses of one run: undoing and redoing do not stop there.
    passed = new Set();
    // Where the run begins, and the text that it was left in.
    written = { start: -1, text: "" };
    /** Use {@link attach}. */
    constructor(element, options) {
        const client = clientFor(element, () => this.commit());
        super(options.layout, client);
        this.cycleTimeout = options.cycleTimeout ?? null;
        const { signal } = this.listening;
        const look = () => this.hostDidChange();
        // A key pressed before this one may have moved the cursor: selections are told of late.
        const early = { signal, capture: true };
        for (const type of ["input", "keydown", "pointerdown"])
            element.addEventListener(type, look, early);
        element.addEventListener("blur", () => this.commit(), { signal });
        // What is pressed with Ctrl may be another style, or anything.
        element.addEventListener("keydown", ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && this.commit(), early);
        const page = element.ownerDocument;
        page.addEventListener("selectionchange", look, { signal });
        element.addEventListener("input", (event) => this.remember(event, client, page), { signal });
        if (options.keyboard) {
            // Before an editor hears of it, which would have its own Backspace.
            element.addEventListener("keydown", (event) => this.keyDown(event, options), early);
        }
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
    /** Ends the run, and lets go of the element: it hears of nothing any more. */
    detach() {
        this.commit();
        this.listening.abort();
    }
    // One step of undoing is a run, and to browsers it is a press. Rich editors have steps of their own.
    remember({ inputType }, client, page) {
        const { passed, written } = this;
        const text = client.value;
        const history = { historyUndo: "undo", historyRedo: "redo" }[inputType];
        if (history) {
            // Not within a command of the page, which would be the only one.
            if (passed.has(text))
                queueMicrotask(() => page.execCommand(history));
            return;
        }
        const { composing } = this;
        const start = composing === "" ? -1 : (client.selectionEnd ?? 0) - composing.length;
        if (start >= 0 && start === written.start)
            passed.add(written.text);
        passed.delete(text);
        // Long texts, and long ago, are undone by the press.
        if (passed.size > 200 || text.length > 10000)
            passed.clear();
        this.written = { start, text };
    }
    keyDown(event, { keyboard, step }) {
        const isOurs = typeof keyboard !== "function" || keyboard();
        // Another session may have typed it.
        if (event.defaultPrevented || !isOurs)
            return;
        const key = keyFor(this.layout, event);
        const isPart = isPlain(event) && this.composing !== "";
        // A busy page hears late of what was pressed in time.
        if (key)
            this.press(key, event.timeStamp);
        else if (isPart && event.key === "Backspace")
            this.backspace(step);
        else if (isPart && event.key === " " && this.layout.spaceEndsRun)
            this.space();
        else
            return;
        event.preventDefault();
        event.stopPropagation();
    }
}
