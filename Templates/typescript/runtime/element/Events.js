// Compiled from _source/runtime/element/Events.ts; do not edit.
export {};
