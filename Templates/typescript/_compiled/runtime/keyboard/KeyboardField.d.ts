// Compiled from src/runtime/keyboard/KeyboardField.ts; do not edit.
/** The kind of text in a field. More may come in later versions. */
export declare type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";
/** What Enter does in a field, other than to begin a line. More may come in later versions. */
export declare type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";
/** What a field asks of a keyboard. */
export interface KeyboardField {
    /** What kind of text is written in it. */
    readonly kind: FieldKind;
    /** Where it asks for capitals: nowhere, or at the start of each sentence or word. */
    readonly capitals: "none" | "sentences" | "words";
    /** What Enter does in it; `none` writes a line feed. */
    readonly action: "none" | FieldAction;
}
//# sourceMappingURL=KeyboardField.d.ts.map
