// Compiled from _source/completions.ts; do not edit.
export { canBecome } from "./runtime/Completions.js";
