// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardPages.ts; do not edit.
export {};
