// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Key.ts; do not edit.
export {};
