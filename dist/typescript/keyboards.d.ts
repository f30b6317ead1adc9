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

/** Every keyboard. Whoever names it keeps them all in the bundle. */
export declare const keyboards: readonly Keyboard[];

/**
 * The first keyboard over the layout of that id or, without one, the keyboard of that id; or null. Whoever calls it keeps
 * them all in the bundle.
 */
export declare function keyboardById(id: string): Keyboard | null;
