// Part of Hwalja, under the MIT licence: see LICENSE.

// For a bar of suggestions: finds the words that can still be typed.
export { canBecome } from "./runtime/Completions.ts";
