// Compiled from src/runtime/keyboard/KeyboardPages.ts; do not edit.
export {};
