// Compiled from src/auto.ts; do not edit.
/// <reference lib="dom" />
export {};
//# sourceMappingURL=auto.d.ts.map
