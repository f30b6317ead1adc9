// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/auto.ts; do not edit.
/// <reference lib="dom" />
export {};
//# sourceMappingURL=auto.d.ts.map
