// Compiled from _source/runtime/Fields.ts; do not edit.
// A field as it is at one moment.
import { within } from "./Text.js";
/** What the field of `client` says now, made to fit together. */
export function fieldOf({ value, selectionStart, selectionEnd }) {
    const text = value ?? "";
    const end = within(selectionEnd ?? text.length, text.length);
    const start = within(selectionStart ?? end, end);
    return { text, start, end, isUnknown: typeof selectionStart !== "number" };
}
/** What was done to a field from one moment to another, or null if nothing was. */
export function changeOf(before, { text, start, end }) {
    if (text === before.text && start === before.start && end === before.end)
        return null;
    const isLonger = before.start === before.end && text.length > before.text.length;
    return isLonger && text.startsWith(before.text.slice(0, before.start)) ? "written" : "changed";
}
