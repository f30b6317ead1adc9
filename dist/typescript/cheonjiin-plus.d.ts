// Generated; do not edit. Made by: swift run gen --format typescript --layout cheonjiin-plus
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Cheonjiin Plus (천지인 플러스). */
export declare const cheonjiinPlus: KeyboardLayout;
