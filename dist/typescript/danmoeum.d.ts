// Generated; do not edit. Made by: swift run gen --format typescript --layout danmoeum
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Danmoeum (단모음). */
export declare const danmoeum: KeyboardLayout;
