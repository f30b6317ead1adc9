// Compiled from _source/runtime/element/Targets.ts; do not edit.
// The fields of a page, as far as a keyboard types into them.
const TYPES_OF_TEXT = ["text", "search", "tel", "url", "password", "email", "number"];
/** The field that `target` is, or is in: what a keyboard can type into; or null. */
export function fieldAt(target) {
    // Not by its class, of which each document of a page has its own.
    const element = target;
    if (!element)
        return null;
    const { localName, isContentEditable, parentElement } = element;
    const isInput = localName === "input" && TYPES_OF_TEXT.includes(element.type);
    if (isInput || localName === "textarea")
        return element;
    return isContentEditable ? fieldAt(parentElement) ?? element : null;
}
/**
 * The field that `keyboard` is to type into: the one `given` to it, or that it is for, or else that `target` is;
 * none, if the page has a dialog open that it is not in.
 */
export function fieldMeant(keyboard, given, target) {
    const tree = keyboard.getRootNode();
    const field = given ?? fieldAt(keyboard.for ? tree.getElementById(keyboard.for) : target);
    const dialog = dialogAround(field);
    return dialog && dialog !== dialogAround(keyboard) ? null : field;
}
/** The modal dialog that `element` is in, through all shadow trees, or null. */
function dialogAround(element) {
    if (!element)
        return null;
    return element.closest("dialog:modal") ?? dialogAround(element.getRootNode().host);
}
/** What has the focus in `tree`, through all shadow trees. */
export function focusedIn(tree) {
    const { activeElement } = tree;
    const inside = activeElement?.shadowRoot ? focusedIn(activeElement.shadowRoot) : null;
    return inside ?? activeElement;
}
/** What `element` asks of a keyboard, with the `inputMode` that it has of itself. */
export function wishesOf(element, inputMode) {
    // By attributes: not every browser has the property of each.
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
