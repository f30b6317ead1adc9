// Compiled from src/runtime/element/PageFields.ts; do not edit.
// Finds the fields of a page that a keyboard can type into, and their traits.
import { closestAcrossShadow } from "../Dom.js";
import { rich } from "../FieldClient.js";
import { TEXT_TYPES } from "../SimulatedKeys.js";
/**
 * Returns the field that is or contains `target`. Returns null if there is no such field, or if a keyboard cannot type
 * into it.
 */
export function fieldAt(target) {
    // Do not use `instanceof`, because each document has its own classes.
    const element = target;
    if (!element)
        return null;
    const { localName, isContentEditable, parentElement } = element;
    const isInput = localName === "input" && TEXT_TYPES.includes(element.type);
    if (isInput || localName === "textarea")
        return element;
    return isContentEditable && rich.clientFor ? fieldAt(parentElement) ?? element : null;
}
/**
 * Returns the field that `keyboard` types into. It is the `assigned` field, or the field that the attribute `for`
 * names, or else the field at `target`. Returns null if a modal dialog or a fullscreen element contains the field but
 * not the keyboard.
 */
export function targetField(keyboard, assigned, target) {
    const tree = keyboard.getRootNode();
    const field = assigned ?? fieldAt(keyboard.for ? tree.getElementById(keyboard.for) : target);
    const modal = closestAcrossShadow(field, ":modal");
    return modal && modal !== closestAcrossShadow(keyboard, ":modal") ? null : field;
}
/**
 * Returns the traits of `element` that keyboards adapt to. `inputMode` is the field's value before a keyboard changed
 * it.
 */
export function fieldTraits(element, inputMode) {
    // Read attributes, because some browsers lack the properties.
    const attribute = (name) => element.getAttribute(name)?.toLowerCase() ?? "";
    const kinds = {
        numeric: "number", decimal: "number", number: "number", tel: "phone", email: "email", url: "address",
        search: "search", text: "letters",
    };
    const capitals = { on: "sentences", sentences: "sentences", words: "words" }[attribute("autocapitalize")];
    const action = ["go", "search", "send", "next", "done"].find((name) => name === attribute("enterkeyhint"));
    const type = element.localName === "input" ? element.type : "";
    const kind = kinds[inputMode?.toLowerCase() ?? ""] ?? kinds[type] ?? "letters";
    return { kind, capitals: capitals ?? "none", action: action ?? "none" };
}
