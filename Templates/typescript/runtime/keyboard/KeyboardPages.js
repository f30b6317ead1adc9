// Compiled from _source/runtime/keyboard/KeyboardPages.ts; do not edit.
export {};
