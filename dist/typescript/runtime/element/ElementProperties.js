// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/ElementProperties.ts; do not edit.
export {};
