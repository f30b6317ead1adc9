// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSlot.ts; do not edit.
/** @internal The legends of roles. */
export const ROLE_LEGENDS = {
    shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐",
    dismiss: "⌄", gap: "",
};
/** @internal Returns `slot` as a full slot, because a page may contain only its text or the index of its key. */
export function slotOf(slot) {
    return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}
