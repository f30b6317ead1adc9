// Compiled from _source/runtime/Types.ts; do not edit.
export {};
