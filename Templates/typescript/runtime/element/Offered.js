// Compiled from _source/runtime/element/Offered.ts; do not edit.
// The keyboards that an element can have, by the names in its attributes.
/** The keyboards of the attribute `layouts`, or all. */
export function offeredBy(element) {
    const ids = (element.getAttribute("layouts") ?? "").split(/\s+/).filter((id) => id !== "");
    const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
    return named.length > 0 ? named : knownTo(element);
}
/** The keyboard of the attribute `layout`, or the first that is offered. */
export function pagesOf(element) {
    const id = element.getAttribute("layout");
    return (id ? keyboardNamed(element, id) : null) ?? offeredBy(element)[0];
}
function keyboardNamed(element, id) {
    const all = knownTo(element);
    const found = all.find(({ layout }) => layout.id === id);
    if (!found)
        complain(element, `there is no layout ${id}; there are ${all.map(({ layout }) => layout.id).join(", ")}`);
    return found;
}
/** The keyboards that the element was defined with, in the style of dots that it has. */
function knownTo(element) {
    const { keyboards, compatible } = element.constructor;
    return element.dots === "compatibility" ? compatible : keyboards;
}
const complaints = new WeakMap();
/** Says once in the console what is wrong with `element`. */
export function complain(element, reason) {
    if (complaints.get(element) === reason)
        return;
    complaints.set(element, reason);
    console.warn(`<${element.localName}>: ${reason}`);
}
