/** An `<input>` or a `<textarea>`. */
class FieldClient implements TextClient {
  private readonly element: HTMLInputElement;

  constructor(element: HTMLInputElement) {
    this.element = element;
  }

  get value() {
    return this.element.value;
  }

  get selectionStart() {
    return isOpen(this.element) ? this.element.selectionStart : null;
  }

  get selectionEnd() {
    return isOpen(this.element) ? this.element.selectionEnd : null;
  }

  setRangeText(text: string, start: number, end: number) {
    const { element } = this;
    const { value, maxLength } = element;
    const length = value.length - (end - start) + text.length;
    // Half an edit would lose letters: it is done whole or not at all.
    const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
    if (!isOpen(element) || isTooLong) return;
    const whole = wholeCharacters(value, start, end, text);
    // Fields for numbers and addresses do not say where their cursor is.
    if (element.selectionStart !== null) element.setSelectionRange(whole.start, end);
    if (execute(element, whole.text) || element.selectionStart === null) return;
    element.setRangeText(whole.text, whole.start, end, "end");
    tell(element, text);
  }

  insertLineBreak() {
    const { element } = this;
    if (!isOpen(element)) return;
    if (element.localName === "input") element.form?.requestSubmit();
    else this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0);
  }
}

/** A contenteditable element, by the piece of text that the cursor stands in; `moved` hears of another piece. */
class EditableClient implements TextClient {
  private readonly element: HTMLElement;
  private readonly moved: () => void;
  // The node that the cursor was left in; null when it may be in any, as while the browser writes.
  private node: Node | null = null;

  constructor(element: HTMLElement, moved: () => void) {
    this.element = element;
    this.moved = moved;
  }

  get value() {
    const selection = this.selection();
    const node = selection?.focusNode ?? null;
    if (this.node && this.node !== node) {
      this.node = null;
      this.moved();
    }
    return selection?.isCollapsed ? textOf(node) : selection?.toString() ?? "";
  }

  get selectionStart() {
    const selection = this.selection();
    if (!selection) return null;
    return selection.isCollapsed && textOf(selection.focusNode) ? selection.focusOffset : 0;
  }

  get selectionEnd() {
    const selection = this.selection();
    return selection?.isCollapsed === false ? selection.toString().length : this.selectionStart;
  }

  setRangeText(text: string, start: number, end: number) {
    if (!isOpen(this.element)) return;
    const selection = this.selection();
    const node = selection?.focusNode ?? null;
    this.node = null;
    const isSelected = selection?.isCollapsed === false;
    const whole = isSelected ? { start, text } : wholeCharacters(textOf(node), start, end, text);
    if (node && !isSelected && start < end) selection?.setBaseAndExtent(node, whole.start, node, end);
    if (!selection || !execute(this.element, whole.text)) {
      replaceSelection(this.element, selection, whole.text);
      tell(this.element, text);
    }
    this.node = selection?.focusNode ?? null;
  }

  deleteContentBackward() {
    const selection = this.selection();
    const end = this.selectionEnd ?? 0;
    // Where a piece of text begins, only the browser knows what to delete.
    if (selection?.isCollapsed && end > 0) this.setRangeText("", lastCharacter(this.value, end), end);
    else if (selection && !execute(this.element, "") && end > 0) this.setRangeText("", 0, end);
  }

  insertLineBreak() {
    if (!this.selection()) return;
    const page = this.element.ownerDocument;
    if (!page.execCommand("insertParagraph")) replaceSelection(this.element, page.getSelection(), "\n");
  }

  // The selection of the page, if it is in the element and can be written to.
  private selection() {
    const selection = this.element.ownerDocument.getSelection();
    const node = selection?.focusNode ?? null;
    return isOpen(this.element) && node && this.element.contains(node) ? selection : null;
  }
}

/** What the browser does not do: writes `text` over `selection`, or at the end if that is elsewhere. */
function replaceSelection(element: HTMLElement, selection: Selection | null, text: string) {
  const page = element.ownerDocument;
  const range = selection?.getRangeAt(0) ?? page.createRange();
  if (!selection) range.selectNodeContents(element);
  if (!selection) range.collapse(false);
  range.deleteContents();
  // The run must stand in one piece of text: that at the cursor, if there is any.
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer as Text : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece) range.insertNode(piece);
  piece.insertData(offset, text);
  selection?.collapse(piece, offset + text.length);
}

/** Whether `element` is in a page, and lets itself be written to. */
function isOpen(element: HTMLElement) {
  return element.isConnected && element.matches(":read-write");
}

function textOf(node: Node | null) {
  return node?.nodeType === 3 ? node.nodeValue ?? "" : "";
}

/**
 * Has the browser write `text` over the selection, or delete if that is empty: an input event, Ctrl+Z, and
 * the rest are its own then. Whether it did.
 */
function execute(element: HTMLElement, text: string) {
  const isThere = element.isContentEditable || element.matches(":focus");
  const command = text === "" ? "delete" : "insertText";
  return isThere && element.ownerDocument.execCommand(command, false, text);
}

/**
 * The same change to `value` with whole user-perceived characters, which Chromium does not select parts
 * of: to put other dots after a lead, the lead is written again.
 */
function wholeCharacters(value: string, start: number, end: number, text: string) {
  const first = start < end ? Math.min(start, lastCharacter(value, end)) : start;
  return { start: first, text: value.slice(first, start) + text };
}

/** Tells the page that `text` was written, where the browser does not. */
function tell(element: HTMLElement, text: string) {
  const inputType = text ? "insertText" : "deleteContentBackward";
  element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data: text || null }));
}

/** Whether `event` is a key press for text, and nobody else's. */
function isPlain(event: KeyboardEvent) {
  if (event.isComposing || event.key === "Process" || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}
