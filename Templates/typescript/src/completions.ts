// For a bar of suggestions: which of its words can still be typed.
export { canBecome } from "./runtime/Completions.ts";
