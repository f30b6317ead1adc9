// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/completions.ts; do not edit.
// What a bar of suggestions asks: which of its words can still be reached.
export { canBecome } from "./runtime/Completions.js";
