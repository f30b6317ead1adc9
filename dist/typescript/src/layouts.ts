// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.ts";
import { cheonjiin } from "./cheonjiin.ts";
import { cheonjiinPlus } from "./cheonjiin-plus.ts";
import { naratgeul } from "./naratgeul.ts";
import { sky } from "./sky.ts";
import { dubeolsik } from "./dubeolsik.ts";
import { danmoeum } from "./danmoeum.ts";

export { cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum };

/** All layouts. Using this constant includes all of them in the bundle. */
export const layouts: readonly KeyboardLayout[] = [
  cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, danmoeum,
];

/** Returns the layout with that id, or null. Using this function includes all layouts in the bundle. */
export function layoutById(id: string): KeyboardLayout | null {
  return layouts.find((layout) => layout.id === id) ?? null;
}
