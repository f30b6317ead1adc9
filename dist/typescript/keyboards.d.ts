// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { Keyboard } from "./runtime/keyboard/Keyboard.js";

/** Cheonjiin (천지인). */
export declare const cheonjiinKeyboard: Keyboard;
/** Cheonjiin Plus (천지인 플러스). */
export declare const cheonjiinPlusKeyboard: Keyboard;
/** Naratgeul (나랏글). */
export declare const naratgeulKeyboard: Keyboard;
/** SKY-II (스카이). */
export declare const skyKeyboard: Keyboard;
/** Dubeolsik (두벌식). */
export declare const dubeolsikKeyboard: Keyboard;
/** Cheonjiin by flicks (천지인 플릭). */
export declare const cheonjiinFlickKeyboard: Keyboard;
/** Danmoeum (단모음). */
export declare const danmoeumKeyboard: Keyboard;

/** All keyboards. Using this constant includes all of them in the bundle. */
export declare const keyboards: readonly Keyboard[];

/**
 * Returns the first keyboard whose layout has that id, or else the keyboard with that id, or null.
 * Using this function includes all keyboards in the bundle.
 */
export declare function keyboardById(id: string): Keyboard | null;
