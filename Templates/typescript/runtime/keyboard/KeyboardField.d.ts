// Compiled from _source/runtime/keyboard/KeyboardField.ts; do not edit.
/** What is written in a field. More may come in later versions. */
export declare type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";
/** What Enter does in a field that has more to do than to begin a line. More may come in later versions. */
export declare type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";
/** What a field asks of a keyboard. */
export interface KeyboardField {
    /** What is written in it. */
    readonly kind: FieldKind;
    /** Where it begins with capitals: nowhere, at each sentence, or at each word. */
    readonly capitals: "none" | "sentences" | "words";
    /** What Enter does in it, none if it writes a line feed. */
    readonly action: "none" | FieldAction;
}
