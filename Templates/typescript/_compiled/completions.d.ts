// Compiled from src/completions.ts; do not edit.
export { canBecome } from "./runtime/Completions.js";
//# sourceMappingURL=completions.d.ts.map
