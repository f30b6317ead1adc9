// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/completions.ts; do not edit.
// For a bar of suggestions: finds the words that can still be typed.
export { canBecome } from "./runtime/Completions.js";
