// Compiled from src/runtime/element/Auto.ts; do not edit.
/** Functions that `import "hwalja/auto"` adds to the element. Bundles without that import do not contain them. */
export const auto = {};
