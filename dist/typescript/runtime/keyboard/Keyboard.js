// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/Keyboard.ts; do not edit.
export {};
