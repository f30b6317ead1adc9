import { type Board } from "./Board.js";
import type { ElementHost } from "./ElementHost.js";
/**
 * Tells `host` what pointers do on `board`: fingers, pens and the first button of a mouse.
 *
 * @returns What cancels all pointers, as when the window loses the focus.
 */
export declare function hearPointers(board: Board, host: ElementHost): () => void;
