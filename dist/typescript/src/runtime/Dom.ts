// Part of Hwalja, under the MIT licence: see LICENSE.

import { lastCharacter } from "./Text.ts";

// Reads and changes the document: selections, focus, shadow trees, and input that looks like the browser's own.

/** Members that some browsers lack, and that older declarations of TypeScript do not contain. */
interface Tree extends Node {
  host?: Element;
  getSelection?(): Selection | null;
}
interface Composed {
  getComposedRanges?(options: Node | { shadowRoots: Node[] }): StaticRange[];
}

/** Returns the selection of the tree of `element`. In Chromium, each shadow root has its own. */
export function selectionOf(element: Element): Selection | null {
  const tree: Tree = element.getRootNode();
  return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}

/** Returns the selection in `element`, or null if it is elsewhere. */
export function rangeIn(element: Element): AbstractRange | null {
  const selection = selectionOf(element);
  const tree: Tree = element.getRootNode();
  if (!selection?.rangeCount) return null;
  const range = (tree.host && composedIn(selection as Composed, tree)) ?? selection.getRangeAt(0);
  return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}

/** Returns the selection in the shadow root `tree` if the browser reports it. */
function composedIn(selection: Composed, tree: Node): StaticRange | undefined {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [tree] })[0];
  } catch {
    // Safari 17 and 18 take the roots as they are.
    return selection.getComposedRanges?.(tree)[0];
  }
}

/**
 * Replaces the selection by `text` through the DOM, without a command of the browser. If the selection is elsewhere,
 * appends `text` to the element.
 */
export function replaceSelection(element: HTMLElement, text: string) {
  const page = element.ownerDocument;
  const selected = rangeIn(element);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  if (selected) range.setEnd(selected.endContainer, selected.endOffset);
  if (selected) range.setStart(selected.startContainer, selected.startOffset);
  range.deleteContents();
  // The run must be in one text node: the one at the cursor, if there is one.
  const isText = range.startContainer.nodeType === 3;
  const node = isText ? range.startContainer as Text : page.createTextNode("");
  const offset = isText ? range.startOffset : 0;
  if (!isText) range.insertNode(node);
  node.insertData(offset, text);
  if (selected) selectionOf(element)?.collapse(node, offset + text.length);
}

/** Returns the nearest element that matches `selector`, from `element` outwards through all shadow trees, or null. */
export function closestAcrossShadow(element: Element | null | undefined, selector: string): Element | null {
  if (!element) return null;
  return element.closest(selector) ?? closestAcrossShadow((element.getRootNode() as Tree).host, selector);
}

/** Returns the element with the focus in `tree`, its shadow trees and its frames of the same origin. */
export function focusedIn(tree: Document | ShadowRoot): HTMLElement | null {
  const { activeElement } = tree;
  const inner = activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument;
  return inner && focusedIn(inner) || activeElement as HTMLElement | null;
}

/** Returns true if `element` is in a document and not inert. */
export function isInteractive(element: HTMLElement) {
  return element.isConnected && !closestAcrossShadow(element, "[inert]");
}

/** Returns true if `element` is also neither read-only nor disabled. */
export function isWritable(element: HTMLElement) {
  return isInteractive(element) && element.matches(":read-write");
}

/**
 * Asks the browser to replace the selection by `text`, or to delete if `text` is empty, so that the input event and the
 * undo step are the browser's own. In rich text, the selection is `range`.
 *
 * @returns True if the browser wrote, false if it did nothing, and null if the page cancelled `beforeinput`, in which
 *   case it may have written by itself.
 */
export function tryBrowserEdit(
  element: HTMLElement, text: string, range: AbstractRange | null = null,
  command = text === "" ? "delete" : "insertText",
) {
  const page = element.ownerDocument;
  const inputType = command === "delete" ? "deleteContentBackward" : command;
  const data = command === "insertText" ? text : null;
  const newEvent = (targetRanges: StaticRange[]) =>
    new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
  const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
  // WebKit dispatches `beforeinput` itself, and ignores ranges that a script sets.
  const needsEvent = newEvent([new StaticRange(anywhere)]).getTargetRanges().length > 0;
  if (needsEvent && !element.dispatchEvent(newEvent(range ? [new StaticRange(range)] : []))) return null;
  if (!element.isContentEditable && !element.matches(":focus")) return false;
  let own: Event | undefined;
  const intercept = (event: Event) => {
    own = event;
    if (needsEvent) event.stopImmediatePropagation();
  };
  page.addEventListener("beforeinput", intercept, true);
  const isDone = page.execCommand(command, false, text);
  page.removeEventListener("beforeinput", intercept, true);
  return own?.defaultPrevented ? null : isDone;
}

/**
 * Returns the start and the text of an edit of `value` that has the same result but starts at a whole user-perceived
 * character, because Chromium cannot select part of one. To change the dots after a lead, the lead is written again.
 */
export function wholeCharacters(value: string, start: number, end: number, text: string) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}

/** Dispatches the input event for `text` that was written without the browser. */
export function dispatchInput(element: HTMLElement, text: string) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType, data: text || null }));
}

/**
 * Returns the time at which `event` happened, on the clock of this script's page. A busy page may receive the event
 * much later.
 */
export function timeOf({ timeStamp, view }: UIEvent) {
  return timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin;
}

/** Returns true if `event` is a key press for text, not for an input method or a shortcut. */
export function isPlain(event: KeyboardEvent) {
  // When an input method begins to compose, 229 is the only sign of it.
  if (event.isComposing || event.keyCode === 229 || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}
