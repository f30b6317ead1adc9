// Compiled from src/runtime/keyboard/Keyboard.ts; do not edit.
export {};
