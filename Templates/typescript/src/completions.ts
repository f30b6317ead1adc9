// For a bar of suggestions: finds the words that can still be typed.
export { canBecome } from "./runtime/Completions.ts";
