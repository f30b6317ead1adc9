// Compiled from src/runtime/element/Auto.ts; do not edit.
/** What `import "hwalja/auto"` adds to the element. It is not in every bundle. */
export const auto = {};
