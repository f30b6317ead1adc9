import type { Keyboard } from "../keyboard/Keyboard.js";
import type { OpenList, KeyboardFace } from "../keyboard/KeyboardFace.js";
import { type Language } from "./Names.js";
/** The drawn keyboard. Buttons stay, as fingers and screen readers are on them; only their content changes. */
export interface Board {
    readonly root: ShadowRoot;
    /** The part that fingers press. */
    readonly keys: HTMLElement;
    readonly popup: HTMLElement;
    /** What screen readers say. */
    readonly status: HTMLElement;
    readonly faces: Map<Element, KeyboardFace>;
}
export declare function newBoard(root: ShadowRoot): Board;
/** Sets the style. It is lost when an element moves to another document. */
export declare function dress({ root }: Board): void;
export declare function draw(board: Board, { rows, list, shift }: Keyboard, language: Language, marked: string | null): void;
/** Has screen readers say `text`. */
export declare function say({ status }: Board, text: string): void;
/** The face that is drawn on `target`, or null. */
export declare function faceOf({ faces }: Board, target: Element | null): KeyboardFace | null;
/** The number of the item of the list at `x`, or the nearest. They are in one row. */
export declare function itemAt({ popup }: Board, x: number): number;
/** Lights up the keys with `legend`, or ends that; null means all. */
export declare function light({ faces }: Board, legend: string | null, isOn: boolean): void;
export declare function isSamePlace(one: Pick<OpenList, "place"> | null, other: Pick<OpenList, "place"> | null): boolean;
