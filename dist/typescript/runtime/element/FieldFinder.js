// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/FieldFinder.ts; do not edit.
import { focusedIn, isThere } from "../Dom.js";
import { fieldAt, fieldMeant, wishesOf } from "./PageFields.js";
/**
 * What finds the field that the keyboard `element` types into, as the focus moves in the page and the keyboard comes
 * and goes. It calls `found` with each.
 */
export function newFieldFinder(element, found) {
    let isDismissed = false;
    // The field that was found last.
    let field = null;
    // The field that the page has set; it needs no id.
    let given = null;
    // The field before the keyboard went out of sight.
    let last = null;
    let wasSeen = false;
    // What the field asks for. Its own `inputmode` is away while it is typed into.
    let asked = "";
    // Whether the user has this keyboard, or will have it again once it is no longer dismissed. If it kept the system's
    // away while unseen, the user would have none.
    const isSeen = () => {
        if (isDismissed)
            element.hidden = false;
        const isDrawn = element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
        if (isDismissed)
            element.hidden = true;
        return isDrawn && isThere(element);
    };
    const wanted = (target) => isSeen() ? fieldMeant(element, given, target) : null;
    const focused = () => wanted(focusedIn(element.ownerDocument));
    const asks = (target) => JSON.stringify(target && wishesOf(target, target.inputMode));
    const tell = (next) => {
        last = next ?? last;
        field = next;
        found(next);
        asked = asks(next);
    };
    const resizing = new ResizeObserver(() => {
        // The page can show the keyboard again after it was dismissed.
        if (!element.hidden)
            isDismissed = false;
        if (wasSeen !== isSeen())
            recall();
        finder.onFollow(null);
    });
    /** Looks for the field anew, and otherwise takes the one before. */
    const recall = () => {
        wasSeen = isSeen();
        tell(focused() ?? wanted(last?.isConnected && last));
    };
    /** Looks for the field anew. */
    const find = () => tell(focused());
    /** The same, but only if there is another field, or the one that was found is no longer there. */
    const check = () => {
        const next = focused();
        if (next ? next !== field : !field?.isConnected)
            tell(next);
    };
    /** The user turns to `target`, which need not be a field. */
    const follow = (target) => {
        const next = wanted(target);
        const isSame = field && fieldAt(target) === field;
        // The keyboard may be out of sight now, or the page may have changed what the field asks for.
        if (next ? next !== field || asked !== asks(next) : isSame)
            tell(next);
        if (isDismissed && isSame && !element.auto)
            finder.show();
        finder.onFollow(target);
    };
    const finder = {
        find, check, follow,
        /** Hears whom the user turns to; null if the size of the keyboard has changed. */
        onFollow(_) { },
        /** Hides the keyboard, and still types. */
        dismiss() { isDismissed = element.hidden = true; },
        show() { isDismissed = element.hidden = false; },
        /** The element is on a page, and looks for fields there until `signal` is aborted. */
        begin(signal) {
            const page = element.ownerDocument;
            // Before a field has the focus: otherwise the system's keyboard would open for it.
            for (const type of ["pointerdown", "focusin"]) {
                page.addEventListener(type, (event) => follow(event.composedPath()[0]), { signal, capture: true });
            }
            // A finger that went down on a field may only have scrolled.
            page.addEventListener("pointercancel", check, { signal });
            // The page hears of no focus in a frame, but of its own that goes there.
            addEventListener("blur", check, { signal });
            resizing.observe(element);
            recall();
            finder.onFollow(null);
        },
        /** The element is no longer on a page. */
        end() {
            resizing.disconnect();
            tell(null);
        },
        /** The keyboard now types into `next`; null for the one that it finds. */
        give(next) {
            given = next;
            if (element.isConnected)
                find();
        },
    };
    return finder;
}
