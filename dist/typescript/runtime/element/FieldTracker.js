// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/FieldTracker.ts; do not edit.
import { focusedIn, isInteractive } from "../Dom.js";
import { fieldAt, fieldTraits, targetField } from "./PageFields.js";
/**
 * Returns an object that tracks the field into which the keyboard `element` types, as the focus moves and the keyboard
 * is shown and hidden. The object calls `onField` with each new field.
 */
export function newFieldTracker(element, onField) {
    let isDismissed = false;
    // The current field.
    let field = null;
    // The field that the page has assigned to the property `field`.
    let assigned = null;
    // The last field, which becomes the field again when a hidden keyboard is shown.
    let lastField = null;
    let wasVisible = false;
    // The traits of the field, as JSON. The original `inputmode` is not set while the keyboard types into the field.
    let traits = "";
    // Returns true if the keyboard is visible, or will be visible once it is no longer dismissed. A hidden keyboard must
    // not suppress the system's keyboard, because the user would then have no keyboard.
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
        // The page can show the keyboard again after the user has dismissed it.
        if (!element.hidden)
            isDismissed = false;
        if (wasVisible !== isVisible())
            restoreField();
        tracker.onFocus(null);
    });
    /** Sets the field to the focused field, or else to the last field. */
    const restoreField = () => {
        wasVisible = isVisible();
        setField(focused() ?? fieldFor(lastField?.isConnected && lastField));
    };
    /** Sets the field to the focused field, or to null. */
    const find = () => setField(focused());
    /** Updates the field if another field has the focus, or if the current field is no longer in the document. */
    const check = () => {
        const next = focused();
        if (next ? next !== field : !field?.isConnected)
            setField(next);
    };
    /** Handles a focus or pointer event on `target`, which need not be a field. */
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
        /** Called with the target of a focus or pointer event, or with null after the size of the keyboard has changed. */
        onFocus(_) { },
        /** Hides the keyboard. A computer's keys still type into the field. */
        dismiss() { isDismissed = element.hidden = true; },
        show() { isDismissed = element.hidden = false; },
        /** Tracks fields in the element's document until `signal` is aborted. */
        start(signal) {
            const page = element.ownerDocument;
            // `pointerdown` comes before the focus. On `focusin` alone, the system's keyboard would open first.
            for (const type of ["pointerdown", "focusin"]) {
                page.addEventListener(type, (event) => follow(event.composedPath()[0]), { signal, capture: true });
            }
            // A finger on a field may only have scrolled the page.
            page.addEventListener("pointercancel", check, { signal });
            // If the focus moves into a frame, the page receives no focus event, but the window loses the focus.
            addEventListener("blur", check, { signal });
            resizing.observe(element);
            restoreField();
            tracker.onFocus(null);
        },
        /** Stops tracking, after the element has been removed from the document. */
        stop() {
            resizing.disconnect();
            setField(null);
        },
        /** Sets the field that the keyboard types into. If it is null, the keyboard types into the focused field. */
        assign(next) {
            assigned = next;
            if (element.isConnected)
                find();
        },
    };
    return tracker;
}
