// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/rich.ts; do not edit.
/// <reference lib="dom" />
export {};
//# sourceMappingURL=rich.d.ts.map
