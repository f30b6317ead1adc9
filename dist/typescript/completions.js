// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/completions.ts; do not edit.
// For a bar of suggestions: which of its words can still be typed.
export { canBecome } from "./runtime/Completions.js";
