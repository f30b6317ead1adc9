// Compiled from _source/runtime/Fields.ts; do not edit.
// A field at one moment.
import { within } from "./Text.js";
/** The field of `client` now, with offsets that are within the text. */
export function fieldOf({ value, selectionStart, selectionEnd }) {
    const text = value ?? "";
    const end = within(selectionEnd ?? text.length, text.length);
    const start = within(selectionStart ?? end, end);
    return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}
/** What happened to a field between two moments, or null if nothing did. */
export function changeOf(before, { text, start, end }) {
    if (text === before.text && start === before.start && end === before.end)
        return null;
    const isLonger = before.start === before.end && text.length > before.text.length;
    return isLonger && text.startsWith(before.text.slice(0, before.start)) ? "written" : "changed";
}
