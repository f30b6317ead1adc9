// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/TextClient.ts; do not edit.
export {};
