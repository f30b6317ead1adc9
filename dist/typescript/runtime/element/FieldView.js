// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/FieldView.ts; do not edit.
import { selectionOf } from "../Dom.js";
/** Returns an object that keeps a field in view while the keyboard `element` is shown. */
export function newFieldView(element) {
    let sheet = null;
    let style = "";
    // Returns the style that makes room for the keyboard at the end of the page, or "" if the keyboard does not cover the
    // page.
    const styleFor = (field) => {
        const positionOf = (each) => getComputedStyle(each).position;
        const box = element.getClientRects()[0];
        let overlay = element;
        while (overlay && !/fixed|sticky/.test(positionOf(overlay)))
            overlay = overlay.parentElement;
        if (!overlay || !box || overlay.contains(field))
            return "";
        const height = `${(element.ownerDocument.defaultView ?? window).innerHeight - box.top}px`;
        // A sticky element already takes up room.
        const room = positionOf(overlay) === "fixed" ? `html::after{content:"";display:block;height:${height}}` : "";
        return `html{scroll-padding-bottom:${height}}${room}`;
    };
    return {
        /** Makes room at the end of the page for a keyboard that covers it. If `field` is null, removes that room. */
        makeRoom(field) {
            const page = element.ownerDocument;
            const { defaultView } = page;
            const next = field ? styleFor(field) : "";
            if (next === style)
                return;
            style = next;
            const others = page.adoptedStyleSheets.filter((other) => other !== sheet);
            sheet = style && defaultView ? new defaultView.CSSStyleSheet() : null;
            sheet?.replaceSync(style);
            page.adoptedStyleSheets = sheet ? [...others, sheet] : others;
        },
        /** Scrolls to `field`, or to the line of rich text that the cursor is in. */
        reveal(field) {
            const node = field.isContentEditable ? selectionOf(field)?.focusNode : null;
            const line = node?.nodeType === 3 ? node.parentElement : node;
            const shown = line ?? field;
            // In a tall field, only the browser knows where the cursor is.
            if (shown.clientHeight > innerHeight / 2)
                return;
            // Do not animate this, because motion makes some people ill.
            shown.scrollIntoView({ block: "nearest", behavior: "instant" });
        },
    };
}
