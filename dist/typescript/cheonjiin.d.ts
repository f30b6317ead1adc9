// Generated; do not edit. Made by: swift run gen --format typescript --layout cheonjiin
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Cheonjiin (천지인). */
export declare const cheonjiin: KeyboardLayout;
