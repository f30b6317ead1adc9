/** A line of an element: what is between two of its blocks or line breaks. */
export interface Line {
    /** Where the cursor is, or the selection begins. */
    node: Node;
    offset: number;
    /** The texts and images on it. */
    pieces: Node[];
    /** Its text, in which an image is one character; and where the selection is in that. */
    text: string;
    start: number;
    end: number;
}
/** The line of `element` in which the selection begins. */
export declare function lineAt(element: HTMLElement, selected: AbstractRange): Line;
/** The node of `line` with the character that ends at `place`, and the offset of that end in the node. */
export declare function placeIn(line: Line, place: number): [Node, number];
/** `line` with `text` from `start` to `end`, and the cursor after it. */
export declare function changed(line: Line, start: number, end: number, text: string): Line;
