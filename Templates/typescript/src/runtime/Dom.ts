import { lastCharacter } from "./Text.ts";

/** What some browsers do not have, and older declarations of TypeScript do not know. */
interface Tree extends Node {
  host?: Element;
  getSelection?(): Selection | null;
}
interface Composed {
  getComposedRanges?(options: Node | { shadowRoots: Node[] }): StaticRange[];
}

/** The selection of the tree of `element`: in Chromium, each shadow root has its own. */
export function selectionOf(element: Element): Selection | null {
  const tree: Tree = element.getRootNode();
  return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}

/** The selection in `element`, or null if it is elsewhere. */
export function rangeIn(element: Element): AbstractRange | null {
  const selection = selectionOf(element);
  const tree: Tree = element.getRootNode();
  if (!selection?.rangeCount) return null;
  const range = (tree.host && composedIn(selection as Composed, tree)) ?? selection.getRangeAt(0);
  return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}

/** The selection in the shadow root `tree`, if the browser tells. */
function composedIn(selection: Composed, tree: Node): StaticRange | undefined {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [tree] })[0];
  } catch {
    // Safari 17 and 18 take the roots as they are.
    return selection.getComposedRanges?.(tree)[0];
  }
}

/** Without the browser: writes `text` over the selection, or at the end if the selection is elsewhere. */
export function replaceSelection(element: HTMLElement, text: string) {
  const page = element.ownerDocument;
  const selected = rangeIn(element);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  if (selected) range.setEnd(selected.endContainer, selected.endOffset);
  if (selected) range.setStart(selected.startContainer, selected.startOffset);
  range.deleteContents();
  // The run has to be in one piece of text: the one at the cursor, if there is one.
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer as Text : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece) range.insertNode(piece);
  piece.insertData(offset, text);
  if (selected) selectionOf(element)?.collapse(piece, offset + text.length);
}

/** The nearest element that matches `selector`, from `element` outwards through all shadow trees, or null. */
export function around(element: Element | null | undefined, selector: string): Element | null {
  return element ? element.closest(selector) ?? around((element.getRootNode() as Tree).host, selector) : null;
}

/** The element with the focus in `tree`, through all shadow trees, and frames of the same origin. */
export function focusedIn(tree: Document | ShadowRoot): HTMLElement | null {
  const { activeElement } = tree;
  const inner = activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument;
  return inner && focusedIn(inner) || activeElement as HTMLElement | null;
}

/** Whether `element` is in a page, and not inert. */
export function isThere(element: HTMLElement) {
  return element.isConnected && !around(element, "[inert]");
}

/** Whether it also lets itself be written to. */
export function isOpen(element: HTMLElement) {
  return isThere(element) && element.matches(":read-write");
}

/**
 * Has the browser write `text` over the selection, which is `range` in rich text, or delete if `text` is empty. The
 * input event and Ctrl+Z are then the browser's own. False if the browser does nothing; null if the page says no, and
 * perhaps writes itself.
 */
export function execute(
  element: HTMLElement, text: string, range: AbstractRange | null = null,
  command = text === "" ? "delete" : "insertText",
) {
  const page = element.ownerDocument;
  const inputType = command === "delete" ? "deleteContentBackward" : command;
  const data = command === "insertText" ? text : null;
  const asked = (targetRanges: StaticRange[]) =>
    new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
  const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
  // WebKit sends this event itself, and lets no script set its ranges.
  const isAsked = asked([new StaticRange(anywhere)]).getTargetRanges().length > 0;
  if (isAsked && !element.dispatchEvent(asked(range ? [new StaticRange(range)] : []))) return null;
  if (!element.isContentEditable && !element.matches(":focus")) return false;
  let question: Event | undefined;
  const asks = (event: Event) => {
    question = event;
    if (isAsked) event.stopImmediatePropagation();
  };
  page.addEventListener("beforeinput", asks, true);
  const isDone = page.execCommand(command, false, text);
  page.removeEventListener("beforeinput", asks, true);
  return question?.defaultPrevented ? null : isDone;
}

/**
 * The same change to `value` in whole user-perceived characters, as Chromium does not select parts of them: to change
 * the dots after a lead, the lead is written again.
 */
export function wholeCharacters(value: string, start: number, end: number, text: string) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}

/** Tells the page that `text` was written, which the browser has not done. */
export function tell(element: HTMLElement, text: string) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType, data: text || null }));
}

/** When `event` happened, by the clock of this script's page. A busy page may hear of it much later. */
export function timeOf({ timeStamp, view }: UIEvent) {
  return timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin;
}

/** Whether `event` is a key press for text, and not for an input method or a shortcut. */
export function isPlain(event: KeyboardEvent) {
  // 229 alone says that an input method begins to compose.
  if (event.isComposing || event.keyCode === 229 || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}
