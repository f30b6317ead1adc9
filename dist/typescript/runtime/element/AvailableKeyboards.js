// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/AvailableKeyboards.ts; do not edit.
// Finds the keyboards of an element by the names in its attributes.
import { warnOnce } from "./Warnings.js";
/** Returns the keyboards of the attribute `layouts`, or all if it names no valid one. */
export function availableKeyboards(element) {
    const ids = element.getAttribute("layouts")?.match(/\S+/g) ?? [];
    const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
    return named.length > 0 ? named : definedKeyboards(element);
}
/** Returns the keyboard of the attribute `layout`, or the first available one. */
export function currentKeyboard(element) {
    const id = element.getAttribute("layout");
    return (id ? keyboardNamed(element, id) : null) ?? availableKeyboards(element)[0];
}
/**
 * Returns the name of a keyboard in attributes: the id of its layout if it is the first keyboard of that layout,
 * otherwise its own id.
 */
export function nameOf(element, keyboard) {
    const first = definedKeyboards(element).find(({ layout }) => layout.id === keyboard.layout.id);
    return first === keyboard ? keyboard.layout.id : keyboard.id;
}
function keyboardNamed(element, name) {
    const names = definedKeyboards(element).map((keyboard) => nameOf(element, keyboard));
    const found = definedKeyboards(element)[names.indexOf(name)];
    if (!found)
        warnOnce(element, `unknown layout ${name}; use ${names.join(", ")}`);
    return found;
}
/** Returns the keyboards that the element was defined with, in its dot style. */
function definedKeyboards(element) {
    const { keyboards, compatible } = element.constructor;
    return element.dots === "compatibility" ? compatible : keyboards;
}
