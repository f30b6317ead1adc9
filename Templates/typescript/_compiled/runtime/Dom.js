// Compiled from src/runtime/Dom.ts; do not edit.
import { lastCharacter } from "./Text.js";
/** Returns the selection of the tree that contains `element`. In Chromium, each shadow root has its own selection. */
export function selectionOf(element) {
    const tree = element.getRootNode();
    return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}
/** Returns the range of the selection in `element`, or null if the selection is elsewhere. */
export function rangeIn(element) {
    const selection = selectionOf(element);
    const tree = element.getRootNode();
    if (!selection?.rangeCount)
        return null;
    const range = (tree.host && composedIn(selection, tree)) ?? selection.getRangeAt(0);
    return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}
/** Returns the selection in the shadow root `tree`, if the browser reports selections in shadow roots. */
function composedIn(selection, tree) {
    try {
        return selection.getComposedRanges?.({ shadowRoots: [tree] })[0];
    }
    catch {
        // Safari 17 and 18 take the roots as arguments instead of an object.
        return selection.getComposedRanges?.(tree)[0];
    }
}
/**
 * Replaces the selection with `text` through the DOM, without a browser command. If the selection is not in the
 * element, appends `text` to the element.
 */
export function replaceSelection(element, text) {
    const page = element.ownerDocument;
    const selected = rangeIn(element);
    const range = page.createRange();
    range.selectNodeContents(element);
    range.collapse(false);
    if (selected)
        range.setEnd(selected.endContainer, selected.endOffset);
    if (selected)
        range.setStart(selected.startContainer, selected.startOffset);
    range.deleteContents();
    // The run must be in one text node. Use the text node at the cursor, if there is one.
    const isText = range.startContainer.nodeType === 3;
    const node = isText ? range.startContainer : page.createTextNode("");
    const offset = isText ? range.startOffset : 0;
    if (!isText)
        range.insertNode(node);
    node.insertData(offset, text);
    if (selected)
        selectionOf(element)?.collapse(node, offset + text.length);
}
/**
 * Returns the nearest element that matches `selector`, starting with `element` and continuing with its ancestors
 * through all shadow trees. Returns null if no element matches.
 */
export function closestAcrossShadow(element, selector) {
    if (!element)
        return null;
    return element.closest(selector) ?? closestAcrossShadow(element.getRootNode().host, selector);
}
/** Returns the element with the focus in `tree`, its shadow trees and its frames of the same origin. */
export function focusedIn(tree) {
    const { activeElement } = tree;
    const inner = activeElement?.shadowRoot ?? activeElement?.contentDocument;
    return inner && focusedIn(inner) || activeElement;
}
/** Returns true if `element` is in a document and not inert. */
export function isInteractive(element) {
    return element.isConnected && !closestAcrossShadow(element, "[inert]");
}
/** Returns true if `element` is in a document, and is not inert, read-only or disabled. */
export function isWritable(element) {
    return isInteractive(element) && element.matches(":read-write");
}
/**
 * Asks the browser to replace the selection with `text`, or to delete if `text` is empty. The browser then dispatches
 * its own input event and creates its own undo step. In rich text, the selection is `range`.
 *
 * @returns True if the browser wrote, false if the browser did nothing, and null if the page cancelled `beforeinput`.
 *   After cancelling, the page may have written text itself.
 */
export function tryBrowserEdit(element, text, range = null, command = text === "" ? "delete" : "insertText") {
    const page = element.ownerDocument;
    const inputType = command === "delete" ? "deleteContentBackward" : command;
    const data = command === "insertText" ? text : null;
    const newEvent = (targetRanges) => new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
    const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
    // WebKit dispatches `beforeinput` itself, and ignores ranges that a script sets.
    const needsEvent = newEvent([new StaticRange(anywhere)]).getTargetRanges().length > 0;
    if (needsEvent && !element.dispatchEvent(newEvent(range ? [new StaticRange(range)] : [])))
        return null;
    if (!element.isContentEditable && !element.matches(":focus"))
        return false;
    let own;
    const intercept = (event) => {
        own = event;
        if (needsEvent)
            event.stopImmediatePropagation();
    };
    page.addEventListener("beforeinput", intercept, true);
    const isDone = page.execCommand(command, false, text);
    page.removeEventListener("beforeinput", intercept, true);
    return own?.defaultPrevented ? null : isDone;
}
/**
 * Returns the start and the text of an edit of `value` that has the same result, but starts at a whole user-perceived
 * character. Chromium cannot select part of a character. To change the dots after a lead, the edit therefore writes the
 * lead again.
 */
export function wholeCharacters(value, start, end, text) {
    const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
    return { start: first, text: value.slice(first, start) + text };
}
/** Dispatches the input event for `text` that has been written without a browser command. */
export function dispatchInput(element, text) {
    const inputType = text ? "insertText" : "deleteContentBackward";
    element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType, data: text || null }));
}
/**
 * Returns the time at which `event` happened, according to the clock of this script's page. A busy page may receive an
 * event long after it happened.
 */
export function timeOf({ timeStamp, view }) {
    return timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin;
}
/**
 * Returns true if `event` is a key press that writes text. Returns false for shortcuts, and for keys that an input
 * method handles.
 */
export function isPlain(event) {
    // When an input method begins to compose, the key code 229 is the only sign of it.
    if (event.isComposing || event.keyCode === 229 || event.getModifierState("AltGraph"))
        return false;
    return !event.ctrlKey && !event.altKey && !event.metaKey;
}
