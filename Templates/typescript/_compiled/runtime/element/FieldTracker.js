// Compiled from src/runtime/element/FieldTracker.ts; do not edit.
import { focusedIn, isInteractive } from "../Dom.js";
import { fieldAt, fieldTraits, targetField } from "./PageFields.js";
/**
 * Returns an object that tracks the field into which the keyboard `element` types, as the focus moves and the keyboard
 * is shown and hidden. It calls `onField` with each field.
 */
export function newFieldTracker(element, onField) {
    let isDismissed = false;
    // The current field.
    let field = null;
    // The field that the page has assigned to the property `field`.
    let assigned = null;
    // The field before the keyboard was hidden.
    let lastField = null;
    let wasVisible = false;
    // The traits of the field, as JSON. The original `inputmode` is not set while the keyboard types into the field.
    let traits = "";
    // Returns true if the keyboard is visible, or will be once it is no longer dismissed. A hidden keyboard must not
    // suppress the system's keyboard, or the user would have neither.
    const isVisible = () => {
        if (isDismissed)
            element.hidden = false;
        const isDrawn = element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
        if (isDismissed)
            element.hidden = true;
        return isDrawn && isInteractive(element);
    };
    const fieldFor = (target) => isVisible() ? targetField(element, assigned, target) : null;
    const focused = () => fieldFor(focusedIn(element.ownerDocument));
    const traitsOf = (target) => JSON.stringify(target && fieldTraits(target, target.inputMode));
    const setField = (next) => {
        lastField = next ?? lastField;
        field = next;
        onField(next);
        traits = traitsOf(next);
    };
    const resizing = new ResizeObserver(() => {
        // The page can show the keyboard again after it was dismissed.
        if (!element.hidden)
            isDismissed = false;
        if (wasVisible !== isVisible())
            restoreField();
        tracker.onFocus(null);
    });
    /** Sets the field to the focused one, or else to the last one. */
    const restoreField = () => {
        wasVisible = isVisible();
        setField(focused() ?? fieldFor(lastField?.isConnected && lastField));
    };
    /** Sets the field to the focused one, or null. */
    const find = () => setField(focused());
    /** Sets the field if another one has the focus, or if the current one is no longer in the document. */
    const check = () => {
        const next = focused();
        if (next ? next !== field : !field?.isConnected)
            setField(next);
    };
    /** Handles a focus or a pointer on `target`, which need not be a field. */
    const follow = (target) => {
        const next = fieldFor(target);
        const isSame = field && fieldAt(target) === field;
        // The keyboard may be hidden now, or the page may have changed the field's traits.
        if (next ? next !== field || traits !== traitsOf(next) : isSame)
            setField(next);
        if (isDismissed && isSame && !element.auto)
            tracker.show();
        tracker.onFocus(target);
    };
    const tracker = {
        find, check, follow,
        /** Called with the target of a focus or a pointer, or with null after the size of the keyboard has changed. */
        onFocus(_) { },
        /** Hides the keyboard, and still types. */
        dismiss() { isDismissed = element.hidden = true; },
        show() { isDismissed = element.hidden = false; },
        /** Tracks fields in the element's document until `signal` is aborted. */
        start(signal) {
            const page = element.ownerDocument;
            // `pointerdown` comes before the focus. On `focusin` alone, the system's keyboard would open first.
            for (const type of ["pointerdown", "focusin"]) {
                page.addEventListener(type, (event) => follow(event.composedPath()[0]), { signal, capture: true });
            }
            // The finger on a field may only have scrolled.
            page.addEventListener("pointercancel", check, { signal });
            // If the focus moves into a frame, the page receives no focus event, but the window loses the focus.
            addEventListener("blur", check, { signal });
            resizing.observe(element);
            restoreField();
            tracker.onFocus(null);
        },
        /** Stops tracking, after the element was removed from the document. */
        stop() {
            resizing.disconnect();
            setField(null);
        },
        /** Sets the field that the keyboard types into; null means the focused one. */
        assign(next) {
            assigned = next;
            if (element.isConnected)
                find();
        },
    };
    return tracker;
}
