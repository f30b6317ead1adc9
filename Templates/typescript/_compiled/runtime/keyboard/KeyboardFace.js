// Compiled from src/runtime/keyboard/KeyboardFace.ts; do not edit.
import { ACTION_LEGENDS } from "./KeyboardField.js";
import { isEndedBySpace } from "./KeyboardSession.js";
import { ROLE_LEGENDS, slotOf } from "./KeyboardSlot.js";
import { pageNamed } from "./KeyboardState.js";
import { splitAtCursor } from "./KeyboardTexts.js";
/**
 * @internal Returns the slot at `place` of the page. Returns null if the page has no slot at that place, or if the slot
 * is a hidden globe.
 */
export function slotAt(state, place) {
    const slot = place ? state.page.rows[place.row]?.[place.column] : undefined;
    return slot === undefined || isHidden(state, slotOf(slot)) ? null : slotOf(slot);
}
// Returns true if `slot` is a globe that is not shown.
function isHidden({ settings }, { role }) {
    return role === "globe" && !settings.needsGlobe;
}
/** @internal Returns the offer that a tap on `slot` types now; undefined if a tap types nothing. */
export function offerOf({ keyboard, page, shift, field }, slot) {
    const { key, text } = slot;
    const isShifted = shift !== "off";
    if (key !== undefined) {
        const { keys } = keyboard.layout;
        const shifted = keys.findIndex(({ under }) => under && under === keys[key]?.id);
        return isShifted && shifted >= 0 ? shifted : key;
    }
    const own = field.kind === "email" || field.kind === "address" ? slot[field.kind] : undefined;
    if (own !== undefined)
        return own;
    if (!isShifted)
        return text;
    return slot.shifted ?? (page.hasCapitals ? text?.toUpperCase() : text);
}
/** @internal */
export function listOf(state) {
    for (const { phase, place, slot } of state.touches) {
        if (phase.kind === "choosing" && place)
            return { place, items: holdOf(state, slot), chosen: phase.item };
    }
    return null;
}
/**
 * @internal Returns the faces of the page's slots, row by row. If a globe is hidden, the space slot to its right takes
 * its width. If there is no space slot to its right, the slot to its left takes the width. If the globe is the first
 * slot of its row, the slot to its right takes the width in any case.
 */
export function facesOf(state) {
    return state.page.rows.map((contents, row) => {
        const slots = contents.map(slotOf);
        const widths = slots.map(({ width = 1 }) => width);
        const globe = slots.findIndex((slot) => isHidden(state, slot));
        const neighbor = globe === 0 || slots[globe + 1]?.role === "space" ? globe + 1 : globe - 1;
        if (globe >= 0 && neighbor in widths)
            widths[neighbor] += widths[globe];
        return slots.flatMap((slot, column) => {
            if (isHidden(state, slot))
                return [];
            return {
                place: { row, column }, role: roleOf(slot), legend: legendOf(state, slot), width: widths[column],
                hold: holdOf(state, slot),
                isPressed: state.touches.some(({ place }) => place?.row === row && place.column === column),
            };
        });
    });
}
/** @internal Returns the offers for holding `slot`. A globe offers the names of layouts. */
export function offersOf({ host }, slot) {
    return (slot?.role === "globe" ? host.layouts : slot?.hold) ?? [];
}
function holdOf(state, slot) {
    return offersOf(state, slot).map((offer) => offerLegend(state, offer));
}
function offerLegend({ keyboard }, offer) {
    return typeof offer === "string" ? splitAtCursor(offer)[0] : keyboard.layout.keys[offer]?.legend ?? "";
}
/** @internal */
export function legendOf(state, slot) {
    const { legend, page, role, action } = slot;
    if (legend !== undefined)
        return legend;
    if (page !== undefined)
        return pageNamed(state, page).legend;
    if (role === "space" && isEndedBySpace(state.session))
        return ROLE_LEGENDS.next;
    if (role === "enter")
        return ACTION_LEGENDS[state.field.action];
    if (action !== undefined)
        return action;
    return role ? ROLE_LEGENDS[role] : offerLegend(state, offerOf(state, slot) ?? "");
}
/** @internal Returns the role of `slot`; null if the slot types. */
export function roleOf({ role, page, action }) {
    return role ?? (page !== undefined ? "page" : action !== undefined ? "action" : null);
}
