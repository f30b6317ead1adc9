// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Events.ts; do not edit.
export {};
