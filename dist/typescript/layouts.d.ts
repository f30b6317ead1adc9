// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

export { cheonjiin } from "./cheonjiin.js";
export { cheonjiinPlus } from "./cheonjiin-plus.js";
export { naratgeul } from "./naratgeul.js";
export { sky } from "./sky.js";
export { dubeolsik } from "./dubeolsik.js";
export { danmoeum } from "./danmoeum.js";

/** All layouts. Using this constant includes all of them in the bundle. */
export declare const layouts: readonly KeyboardLayout[];

/** Returns the layout with that id, or null. Using this function includes all layouts in the bundle. */
export declare function layoutById(id: string): KeyboardLayout | null;
