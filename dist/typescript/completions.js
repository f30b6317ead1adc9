// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/completions.ts; do not edit.
// Finds the words that presses can still type. Use this for a bar of suggestions.
export { canBecome } from "./runtime/Completions.js";
