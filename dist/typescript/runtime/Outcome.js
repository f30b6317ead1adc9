// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Outcome.ts; do not edit.
export {};
