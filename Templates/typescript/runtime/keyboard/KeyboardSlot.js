// Compiled from _source/runtime/keyboard/KeyboardSlot.ts; do not edit.
/** @internal What is printed on a slot with a role. */
export const ROLE_LEGENDS = {
    shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐",
    dismiss: "⌄", gap: "",
};
/** @internal A slot in full of which pages may name only the text, or the key. */
export function slotOf(slot) {
    return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}
