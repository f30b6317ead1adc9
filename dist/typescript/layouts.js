// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { cheonjiin } from "./cheonjiin.js";
import { cheonjiinPlus } from "./cheonjiin-plus.js";
import { naratgeul } from "./naratgeul.js";
import { sky } from "./sky.js";
import { dubeolsik } from "./dubeolsik.js";
import { danmoeum } from "./danmoeum.js";

export { cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum };

/** All layouts. Using this constant includes all of them in the bundle. */
export const layouts = [cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum];

/** Returns the layout with that id, or null. Using this function includes all layouts in the bundle. */
export function layoutById(id) {
  return layouts.find((layout) => layout.id === id) ?? null;
}
