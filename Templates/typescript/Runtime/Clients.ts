/** What drives `element`. */
function clientFor(element: HTMLElement, moved: () => void): TextClient {
  const { localName } = element;
  if ("setRangeText" in element) {
    const field = element as HTMLInputElement;
    if (field.selectionStart !== null) return new FieldClient(field);
    const reason = `<input type="${field.type}"> does not say where its cursor is`;
    throw new TypeError(`${reason}; type="text" with inputmode does`);
  }
  if ("value" in element && element.isConnected && !element.isContentEditable) {
    throw new TypeError(`<${localName}> is no field of text; attach to the one in it`);
  }
  return new EditableClient(element, moved);
}

/** An `<input>` or a `<textarea>`. */
class FieldClient implements TextClient {
  private readonly element: HTMLInputElement;
  // A letter with dots that has no room: the field keeps what it has until they are a vowel.
  private held: Held | null = null;

  constructor(element: HTMLInputElement) {
    this.element = element;
  }

  get value() {
    const { value } = this.element;
    const held = this.waiting();
    return held ? value.slice(0, held.start) + held.text + value.slice(held.end) : value;
  }

  get selectionStart() {
    return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionStart : null;
  }

  get selectionEnd() {
    return isOpen(this.element) ? this.waiting()?.cursor ?? this.element.selectionEnd : null;
  }

  setRangeText(text: string, start: number, end: number) {
    const { element } = this;
    const held = this.waiting();
    this.held = null;
    if (held) {
      text = held.text.slice(0, Math.max(start - held.start, 0)) + text;
      start = Math.min(start, held.start);
      end = held.end;
    }
    const { value, maxLength } = element;
    const length = value.length - (end - start) + text.length;
    // Half an edit would lose letters: it is done whole or not at all.
    const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
    if (isTooLong) this.hold(text, start, end);
    if (!isOpen(element) || isTooLong) return;
    const whole = wholeCharacters(value, start, end, text);
    // Fields for numbers and addresses do not say where their cursor is.
    const isKnown = element.selectionStart !== null;
    if (isKnown) element.setSelectionRange(whole.start, end);
    const isDone = execute(element, whole.text);
    // Who says no leaves the text, and with it the cursor.
    if (isDone === null && isKnown && element.value === value) element.setSelectionRange(end, end);
    if (isDone !== false || !isKnown) return;
    element.setRangeText(whole.text, whole.start, end, "end");
    tell(element, text);
  }

  insertLineBreak() {
    const { element } = this;
    if (!isOpen(element)) return;
    strikeEnter(element, () => {
      if (element.localName === "input") element.form?.requestSubmit();
      else this.setRangeText("\n", element.selectionStart ?? 0, element.selectionEnd ?? 0);
    });
  }

  private hold(inserting: string, place: number, end: number) {
    const { value } = this.element;
    const start = place < end ? place : Math.max(place - 1, 0);
    const text = value.slice(start, place) + inserting;
    if (isPending(text)) this.held = { text, start, end, cursor: start + text.length, value };
  }

  // What is held, if the field and its cursor are as they were left.
  private waiting() {
    const { held, element } = this;
    const isThere = held?.value === element.value && held.end === element.selectionEnd;
    return isThere && held.end === element.selectionStart ? held : null;
  }
}

/** Whether `text` ends in dots and the lead that they wait on, which is a unit of two. */
function isPending(text: string) {
  return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}

/** What is to stand from `start` to `end` of a field's `value`, and where the cursor would be then. */
interface Held {
  text: string;
  start: number;
  end: number;
  cursor: number;
  value: string;
}

/**
 * A contenteditable element, by the line that the cursor stands in; `moved` hears of another line. Nodes alone
 * say little: an editor puts others in their place, and what is bold has one of its own.
 */
class EditableClient implements TextClient {
  private readonly element: HTMLElement;
  private readonly moved: () => void;
  // Where the cursor was seen last; null when it may be anywhere, as while the browser writes.
  private seen: Line | null = null;
  // What the line will be in a moment, where an editor has taken it upon itself to write.
  private coming: Line | null = null;

  constructor(element: HTMLElement, moved: () => void) {
    this.element = element;
    this.moved = moved;
  }

  get value() {
    const line = this.line();
    const { seen } = this;
    const isNear = !seen || !line || line.pieces.includes(seen.node) || seen.node.contains(line.node);
    // A node that is no longer there says nothing.
    if (!isNear && this.element.contains(seen.node)) this.moved();
    if (!this.coming) this.seen = line;
    return line?.text ?? "";
  }

  get selectionStart() {
    return this.line()?.start ?? null;
  }

  get selectionEnd() {
    return this.line()?.end ?? null;
  }

  setRangeText(text: string, start: number, end: number) {
    const line = this.line();
    const isPart = line !== null && line.start === line.end && start < end;
    const whole = isPart ? wholeCharacters(line.text, start, end, text) : { start, text };
    if (isPart) {
      const [node, offset] = placeIn(line, whole.start + 1);
      selectionOf(this.element)?.setBaseAndExtent(node, offset - 1, ...placeIn(line, end));
    } else if (line && line.start === line.end && line.node !== rangeIn(this.element)?.startContainer) {
      // Between two blocks Firefox begins another.
      selectionOf(this.element)?.collapse(line.node, line.offset);
    }
    this.write(whole.text, line && changed(line, whole.start, end, whole.text), isPart);
  }

  deleteContentBackward() {
    const line = this.line();
    if (!line) return;
    const { text, node, offset, start, end } = line;
    // Where a piece of text begins, only the browser knows what to delete.
    if (start === end && node.nodeType === 3 && offset > 0) this.setRangeText("", lastCharacter(text, end), end);
    else this.write("", changed(line, start, end, ""), false);
  }

  insertLineBreak() {
    const { element } = this;
    if (!this.line()) return;
    strikeEnter(element, () => {
      this.seen = null;
      if (execute(element, "\n", "insertParagraph") === false) replaceSelection(element, "\n");
    });
  }

  // Writes over what is selected, which `isPart` of the run or not; after that the line is `coming`.
  private write(text: string, coming: Line | null, isPart: boolean) {
    const { element } = this;
    if (!isOpen(element)) return;
    this.seen = null;
    const isDone = coming && execute(element, text);
    if (coming && isDone === null) {
      const { text: before } = this.line() ?? coming;
      this.coming = coming;
      queueMicrotask(() => {
        this.coming = null;
        // Who says no leaves the text, and with it the cursor.
        const line = this.line();
        if (isPart && line?.text === before && line.start < line.end) selectionOf(element)?.collapseToEnd();
      });
      return;
    }
    if (!isDone) {
      replaceSelection(element, text);
      tell(element, text);
    }
    const line = this.line();
    // Or browsers make one step of undoing of this and what comes next.
    if (line && text) selectionOf(element)?.collapse(line.node, line.offset);
    this.seen = line;
  }

  // The line of the cursor, if that is in the element and can be written to.
  private line() {
    const range = isOpen(this.element) ? rangeIn(this.element) : null;
    return range && (this.coming ?? lineAt(this.element, range));
  }
}

/** A line of an element: what stands between two blocks of it, or breaks. */
interface Line {
  /** Where the cursor is, or the selection begins. */
  node: Node;
  offset: number;
  /** The texts and images on it. */
  pieces: Node[];
  /** Its text, of which an image is a character; and where the selection is in that. */
  text: string;
  start: number;
  end: number;
}

/** The line of `element` in which the selection begins. */
function lineAt(element: HTMLElement, selected: AbstractRange): Line {
  let { startContainer: node, startOffset: offset } = selected;
  // Between two blocks the first is meant.
  for (let block: Node | undefined; (block = node.childNodes[offset - 1] ?? node.childNodes[0]);) {
    if (!isBlock(block) || !(block as HTMLElement).isContentEditable || block.nodeName === "BR") break;
    offset = offset > 0 ? block.childNodes.length : 0;
    node = block;
  }
  const range = element.ownerDocument.createRange();
  range.setStart(node, offset);
  if (!selected.collapsed) range.setEnd(selected.endContainer, selected.endOffset);
  let pieces: Node[] = [];
  let start = 0;
  let isOver = false;
  const walk = (parent: Node) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      const isBefore = range.comparePoint(child, 0) < 0;
      if (isOver) return;
      if (isBlock(child)) {
        isOver = !isBefore;
        [pieces, start] = isOver ? [pieces, start] : [[], 0];
      } else if (child.nodeType === 3 || isImage(child)) {
        pieces.push(child);
        if (isBefore) start += (child === node ? textOf(child, offset) : textOf(child)).length;
      } else walk(child);
    }
  };
  let block = node;
  while (block !== element && !isBlock(block)) block = block.parentNode!;
  walk(block);
  const text = pieces.map((piece) => textOf(piece)).join("");
  const between = selected.collapsed ? "" : range.toString() || IMAGE;
  const end = start + between.length;
  return { node, offset, pieces, text: text.slice(0, start) + between + text.slice(end), start, end };
}

/** The node of `line` with the character that ends at `place`, and how far into it that is. */
function placeIn(line: Line, place: number): [Node, number] {
  for (const piece of line.pieces) {
    const { length } = textOf(piece);
    let offset = 0;
    while (place <= length && textOf(piece, offset).length < place) offset += 1;
    if (place <= length) return [piece, offset];
    place -= length;
  }
  return [line.node, line.offset];
}

/** `line` with `text` from `start` to `end`, and the cursor after it. */
function changed(line: Line, start: number, end: number, text: string): Line {
  const cursor = start + text.length;
  return { ...line, text: line.text.slice(0, start) + text + line.text.slice(end), start: cursor, end: cursor };
}

const IMAGE = "\ufffc";

/** The text of `node` before `end`, without the characters of no width that editors put beside cursors. */
function textOf(node: Node, end?: number) {
  return node.nodeType === 3 ? (node.nodeValue ?? "").slice(0, end).replace(/[\u200b\u2060\ufeff]/g, "") : IMAGE;
}

/** Whether `node` is like a character on its line: a picture, or what cannot be written into. */
function isImage(node: Node) {
  return node.nodeName === "IMG" || node.nodeType === 1 && !(node as HTMLElement).isContentEditable;
}

/** Whether a line ends where `node` begins, and at its end. */
function isBlock(node: Node) {
  if (node.nodeType !== 1) return false;
  return node.nodeName === "BR" || !/^(inline|contents|ruby)/.test(getComputedStyle(node as Element).display);
}

/** What not all browsers have, and older declarations of TypeScript do not know. */
interface Tree extends Node {
  host?: Element;
  getSelection?(): Selection | null;
}
interface Composed {
  getComposedRanges?(options: { shadowRoots: Node[] }): StaticRange[];
}

/** The selection as `element` has it: in Chromium each shadow root has its own. */
function selectionOf(element: Element): Selection | null {
  const tree: Tree = element.getRootNode();
  return tree.getSelection ? tree.getSelection() : element.ownerDocument.getSelection();
}

/** What is selected in `element`, or null if that is elsewhere. */
function rangeIn(element: Element): AbstractRange | null {
  const selection = selectionOf(element);
  const tree: Tree = element.getRootNode();
  if (!selection?.rangeCount) return null;
  const ranges = tree.host && (selection as unknown as Composed).getComposedRanges?.({ shadowRoots: [tree] });
  const range = ranges?.[0] ?? selection.getRangeAt(0);
  return element.contains(range.startContainer) && element.contains(range.endContainer) ? range : null;
}

/** What the browser does not do: writes `text` over the selection, or at the end if that is elsewhere. */
function replaceSelection(element: HTMLElement, text: string) {
  const page = element.ownerDocument;
  const selected = rangeIn(element);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  if (selected) range.setEnd(selected.endContainer, selected.endOffset);
  if (selected) range.setStart(selected.startContainer, selected.startOffset);
  range.deleteContents();
  // The run must stand in one piece of text: that at the cursor, if there is any.
  const isPiece = range.startContainer.nodeType === 3;
  const piece = isPiece ? range.startContainer as Text : page.createTextNode("");
  const offset = isPiece ? range.startOffset : 0;
  if (!isPiece) range.insertNode(piece);
  piece.insertData(offset, text);
  if (selected) selectionOf(element)?.collapse(piece, offset + text.length);
}

/** Whether `element` is in a page, and lets itself be written to. */
function isOpen(element: HTMLElement) {
  let around: Element | null | undefined = element;
  while (around && !around.closest("[inert]")) around = (around.getRootNode() as Tree).host;
  return !around && element.isConnected && element.matches(":read-write");
}

/**
 * Has the browser write `text` over the selection, or delete if that is empty: an input event, Ctrl+Z, and
 * the rest are its own then. False if it does not; null if the page says no, and perhaps writes itself.
 */
function execute(element: HTMLElement, text: string, command = text === "" ? "delete" : "insertText") {
  const page = element.ownerDocument;
  const inputType = command === "delete" ? "deleteContentBackward" : command;
  const data = command === "insertText" ? text : null;
  const asked = (targetRanges: StaticRange[]) =>
    new InputEvent("beforeinput", { bubbles: true, cancelable: true, composed: true, inputType, data, targetRanges });
  const range = rangeIn(element);
  const anywhere = { startContainer: page, startOffset: 0, endContainer: page, endOffset: 0 };
  // WebKit asks by itself, and lets nobody else say where.
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

// Whether a page hears of an Enter: what that makes it do may be Enter again.
let isStriking = false;

/** Strikes Enter, of which chats and editors hear as of any key; if they let it pass, does `act`. */
function strikeEnter(element: HTMLElement, act: () => void) {
  const enter = { key: "Enter", code: "Enter", keyCode: 13, bubbles: true, cancelable: true, composed: true };
  const pass = (type: string) => {
    if (isStriking) return true;
    isStriking = true;
    const passes = element.dispatchEvent(new KeyboardEvent(type, enter));
    isStriking = false;
    return passes;
  };
  if (pass("keydown") && pass("keypress")) act();
  pass("keyup");
}

/** Whether `event` is a key press for text, and nobody else's. */
function isPlain(event: KeyboardEvent) {
  if (event.isComposing || event.key === "Process" || event.getModifierState("AltGraph")) return false;
  return !event.ctrlKey && !event.altKey && !event.metaKey;
}
