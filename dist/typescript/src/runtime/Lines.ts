// Part of Hwalja, under the MIT licence: see LICENSE.

/** A line of an element, which is the content between two blocks or line breaks. */
export interface Line {
  /** The node and the offset of the cursor, or of the start of the selection. */
  node: Node;
  offset: number;
  /** The text nodes and images on the line. */
  pieces: Node[];
  /** The text of the line, in which an image is one character, and the selection in that text. */
  text: string;
  start: number;
  end: number;
}

/** Returns the line of `element` in which the selection begins. */
export function lineAt(element: HTMLElement, selected: AbstractRange): Line {
  let { startContainer: node, startOffset: offset } = selected;
  // Between two blocks, use the line that ends the first block.
  for (let block: Node | undefined; (block = node.childNodes[offset - 1] ?? node.childNodes[0]);) {
    if (!isBlock(block) || !(block as HTMLElement).isContentEditable || block.nodeName === "BR") break;
    offset = offset > 0 ? block.childNodes.length : 0;
    node = block;
  }
  let block = node;
  while (block !== element && !isBlock(block)) block = block.parentNode!;
  const before = piecesBeside(node, offset, block, "previousSibling").reverse();
  const after = piecesBeside(node, offset, block, "nextSibling");
  const pieces = [...before, ...(node.nodeType === 3 ? [node] : []), ...after];
  const own = node.nodeType === 3 ? textOf(node, offset).length : 0;
  const start = before.reduce((sum, piece) => sum + textOf(piece).length, own);
  const range = element.ownerDocument.createRange();
  range.setStart(node, offset);
  if (!selected.collapsed) range.setEnd(selected.endContainer, selected.endOffset);
  const text = pieces.map((piece) => textOf(piece)).join("");
  const between = selected.collapsed ? "" : range.toString() || IMAGE;
  const end = start + between.length;
  return { node, offset, pieces, text: text.slice(0, start) + between + text.slice(end), start, end };
}

/**
 * Returns the text nodes and images of `block` on one side of a place, as far as the line continues. The nearest is the
 * first.
 */
function piecesBeside(node: Node, offset: number, block: Node, side: "previousSibling" | "nextSibling"): Node[] {
  const pieces: Node[] = [];
  const isAfter = side === "nextSibling";
  // Collects `child` and its siblings on that side. Returns true if the line continues beyond these siblings.
  const take = (child: Node | null): boolean => {
    for (; child; child = child[side]) {
      if (isBlock(child)) return false;
      if (child.nodeType === 3 || isImage(child)) pieces.push(child);
      else if (!take(isAfter ? child.firstChild : child.lastChild)) return false;
    }
    return true;
  };
  let continues = node.nodeType === 3 || take(node.childNodes[isAfter ? offset : offset - 1] ?? null);
  for (let at = node; continues && at !== block; at = at.parentNode!) continues = take(at[side]);
  return pieces;
}

/**
 * Returns the node that contains the character of `line` that ends at `place`, and the offset in the node at which that
 * character ends.
 */
export function placeIn(line: Line, place: number): [Node, number] {
  for (const piece of line.pieces) {
    const { length } = textOf(piece);
    if (place <= length) return [piece, offsetIn(piece, place)];
    place -= length;
  }
  return [line.node, line.offset];
}

/** Returns the offset in `node` at which its first `count` characters end. Zero-width characters do not count. */
function offsetIn(node: Node, count: number) {
  const text = node.nodeType === 3 ? node.nodeValue ?? "" : "";
  let offset = 0;
  for (; count > 0 && offset < text.length; offset += 1) if (!NO_WIDTH.test(text.charAt(offset))) count -= 1;
  return offset;
}

/** Returns `line` with `text` in place of the part from `start` to `end`, and the cursor after `text`. */
export function changed(line: Line, start: number, end: number, text: string): Line {
  const cursor = start + text.length;
  return { ...line, text: line.text.slice(0, start) + text + line.text.slice(end), start: cursor, end: cursor };
}

const IMAGE = "\ufffc";
const NO_WIDTH = /[\u200b\u2060\ufeff]/;

/** Returns the text of `node` before `end`, without the zero-width characters that editors put beside the cursor. */
function textOf(node: Node, end?: number) {
  return node.nodeType === 3 ? (node.nodeValue ?? "").slice(0, end).replace(/[\u200b\u2060\ufeff]/g, "") : IMAGE;
}

/** Returns true if `node` counts as one character on its line: an image, or an element that cannot be edited. */
function isImage(node: Node) {
  return node.nodeName === "IMG" || node.nodeType === 1 && !(node as HTMLElement).isContentEditable;
}

/** Returns true if `node` starts and ends a line. */
function isBlock(node: Node) {
  if (node.nodeType !== 1) return false;
  return node.nodeName === "BR" || !/^(inline|contents|ruby)/.test(getComputedStyle(node as Element).display);
}
