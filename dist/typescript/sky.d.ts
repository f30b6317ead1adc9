// Generated; do not edit. Made by: swift run gen --format typescript --layout sky
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** SKY-II (스카이). */
export declare const sky: KeyboardLayout;
