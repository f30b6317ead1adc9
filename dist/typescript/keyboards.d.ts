// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { KeyboardPages } from "./runtime/keyboard/KeyboardPages.js";

/** Cheonjiin (천지인). */
export declare const cheonjiinKeyboard: KeyboardPages;
/** Naratgeul (나랏글). */
export declare const naratgeulKeyboard: KeyboardPages;
/** SKY-II (스카이). */
export declare const skyKeyboard: KeyboardPages;
/** Dubeolsik (두벌식). */
export declare const dubeolsikKeyboard: KeyboardPages;
/** Cheonjiin by flicks (천지인 플릭). */
export declare const cheonjiinFlickKeyboard: KeyboardPages;
/** Danmoeum (단모음). */
export declare const danmoeumKeyboard: KeyboardPages;

/** Every keyboard. Whoever names it keeps them all in the bundle. */
export declare const keyboards: readonly KeyboardPages[];

/**
 * The first keyboard over the layout of that id or, without one, the keyboard of that id; or null. Whoever calls it keeps
 * them all in the bundle.
 */
export declare function keyboardById(id: string): KeyboardPages | null;
