// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/element/Events.ts; do not edit.
export {};
