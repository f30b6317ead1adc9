// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Types.ts; do not edit.
export {};
