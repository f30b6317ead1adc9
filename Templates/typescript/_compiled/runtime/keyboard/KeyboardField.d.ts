// Compiled from src/runtime/keyboard/KeyboardField.ts; do not edit.
/** The kind of text in a field. Later versions may add kinds. */
export declare type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";
/** An action of Enter that does not begin a new line. Later versions may add actions. */
export declare type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";
/** The traits of a field that a keyboard adapts to. */
export interface KeyboardField {
    /** The kind of text in the field. */
    readonly kind: FieldKind;
    /** The places where the field asks for capitals, such as the start of each sentence or of each word. */
    readonly capitals: "none" | "sentences" | "words";
    /** The action of Enter. `none` writes a line feed. */
    readonly action: "none" | FieldAction;
}
//# sourceMappingURL=KeyboardField.d.ts.map
