// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/scan.ts; do not edit.
/// <reference lib="dom" />
export {};
//# sourceMappingURL=scan.d.ts.map
