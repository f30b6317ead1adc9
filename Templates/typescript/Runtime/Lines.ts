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
