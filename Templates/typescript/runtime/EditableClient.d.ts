import type { TextClient } from "./Types.js";
/**
 * A contenteditable element, of which only the line of the cursor is seen; `moved` is called for another line. A node
 * alone is not enough: editors replace nodes, and bold text has a node of its own.
 */
export declare function editableClient(element: HTMLElement, moved: () => void): TextClient;
/**
 * Ends what an input method composes in `element`: editors lose what others write meanwhile. The focus leaves for that,
 * and comes back.
 */
export declare function endComposition(element: HTMLElement): void;
