// Compiled from src/rich.ts; do not edit.
/// <reference lib="dom" />
export {};
//# sourceMappingURL=rich.d.ts.map
