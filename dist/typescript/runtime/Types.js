// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/Types.ts; do not edit.
export {};
