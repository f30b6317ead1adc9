// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Edit.ts; do not edit.
export {};
