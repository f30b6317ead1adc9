// Compiled from src/runtime/element/PageFields.ts; do not edit.
// The fields of a page that a keyboard can type into.
import { around } from "../Dom.js";
import { rich } from "../FieldClient.js";
import { TYPES_OF_TEXT } from "../SimulatedKeys.js";
/** The field that `target` is, or is in, if a keyboard can type into it; or null. */
export function fieldAt(target) {
    // Not by its class: each document of a page has its own classes.
    const element = target;
    if (!element)
        return null;
    const { localName, isContentEditable, parentElement } = element;
    const isInput = localName === "input" && TYPES_OF_TEXT.includes(element.type);
    if (isInput || localName === "textarea")
        return element;
    return isContentEditable && rich.clientFor ? fieldAt(parentElement) ?? element : null;
}
/**
 * The field that `keyboard` types into: the one `given` to it, or the one that it is for, or else the one at `target`;
 * null, if that is in a modal dialog, or in what fills the screen, and the keyboard is not.
 */
export function fieldMeant(keyboard, given, target) {
    const tree = keyboard.getRootNode();
    const field = given ?? fieldAt(keyboard.for ? tree.getElementById(keyboard.for) : target);
    const modal = around(field, ":modal");
    return modal && modal !== around(keyboard, ":modal") ? null : field;
}
/** What `element` asks of a keyboard. `inputMode` is its own, before the keyboard changed it. */
export function wishesOf(element, inputMode) {
    // By attributes: some browsers lack the properties.
    const asked = (name) => element.getAttribute(name)?.toLowerCase() ?? "";
    const kinds = {
        numeric: "number", decimal: "number", number: "number", tel: "phone", email: "email", url: "address",
        search: "search", text: "letters",
    };
    const capitals = { on: "sentences", sentences: "sentences", words: "words" }[asked("autocapitalize")];
    const action = ["go", "search", "send", "next", "done"].find((name) => name === asked("enterkeyhint"));
    const type = element.localName === "input" ? element.type : "";
    const kind = kinds[inputMode?.toLowerCase() ?? ""] ?? kinds[type] ?? "letters";
    return { kind, capitals: capitals ?? "none", action: action ?? "none" };
}
