// Compiled from _source/rich.ts; do not edit.
/// <reference lib="dom" />
export {};
