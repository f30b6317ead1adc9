// Generated; do not edit. Made by: swift run gen --format typescript --layout dubeolsik
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Dubeolsik (두벌식). */
export declare const dubeolsik: KeyboardLayout;
