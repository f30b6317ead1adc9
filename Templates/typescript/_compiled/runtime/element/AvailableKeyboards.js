// Compiled from src/runtime/element/AvailableKeyboards.ts; do not edit.
// Functions that find the keyboards that the attributes of an element name.
import { warnOnce } from "./Warnings.js";
/** Returns the keyboards that the attribute `layouts` names, or all keyboards if it names no valid keyboard. */
export function availableKeyboards(element) {
    const ids = element.getAttribute("layouts")?.match(/\S+/g) ?? [];
    const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
    return named.length > 0 ? named : definedKeyboards(element);
}
/** Returns the keyboard that the attribute `layout` names, or the first available keyboard. */
export function currentKeyboard(element) {
    const id = element.getAttribute("layout");
    return (id ? keyboardNamed(element, id) : null) ?? availableKeyboards(element)[0];
}
/**
 * Returns the name of a keyboard in attributes. The name is the layout's id if the keyboard is the first keyboard with
 * that layout, and otherwise the keyboard's own id.
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
/** Returns the keyboards with which the element was defined, in the element's dot style. */
function definedKeyboards(element) {
    const { keyboards, compatible } = element.constructor;
    return element.dots === "compatibility" ? compatible : keyboards;
}
