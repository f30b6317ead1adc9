// Generated; do not edit. Made by: swift run gen --format typescript --layout naratgeul
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Naratgeul (나랏글). */
export declare const naratgeul: KeyboardLayout;
