// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/AvailableKeyboards.ts; do not edit.
// The keyboards of an element, by the names in its attributes.
import { complain } from "./Complaints.js";
/** The keyboards of the attribute `layouts`, or all. */
export function offeredBy(element) {
    const ids = element.getAttribute("layouts")?.match(/\S+/g) ?? [];
    const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
    return named.length > 0 ? named : knownTo(element);
}
/** The keyboard of the attribute `layout`, or the first that is offered. */
export function currentKeyboard(element) {
    const id = element.getAttribute("layout");
    return (id ? keyboardNamed(element, id) : null) ?? offeredBy(element)[0];
}
/** The name of a keyboard in attributes: the id of its layout if it is the first of that, otherwise its own id. */
export function nameOf(element, keyboard) {
    const first = knownTo(element).find(({ layout }) => layout.id === keyboard.layout.id);
    return first === keyboard ? keyboard.layout.id : keyboard.id;
}
function keyboardNamed(element, name) {
    const names = knownTo(element).map((keyboard) => nameOf(element, keyboard));
    const found = knownTo(element)[names.indexOf(name)];
    if (!found)
        complain(element, `there is no layout ${name}; there are ${names.join(", ")}`);
    return found;
}
/** The keyboards that the element was defined with, in its style of dots. */
function knownTo(element) {
    const { keyboards, compatible } = element.constructor;
    return element.dots === "compatibility" ? compatible : keyboards;
}
