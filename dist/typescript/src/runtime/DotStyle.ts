// Part of Hwalja, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./KeyboardLayout.ts";
import { digitOf, lookUpIn } from "./Trie.ts";
import { COMPATIBILITY, CONJOINING } from "./TrieFormat.ts";

/**
 * The style of a pending dot. A pending dot follows a lead until the next stroke turns it into a vowel. `conjoining` is
 * U+119E, or U+11A2 for two dots, after a conjoining lead. Fonts draw the lead and the dot as one block.
 * `compatibility` is U+318D, or U+2025 for two dots, after a compatibility consonant. Every Korean font has these
 * characters. They do not combine into one block, so terminals can count their widths.
 */
export type DotStyle = "conjoining" | "compatibility";

/** Returns the style of `layout`'s pending dots; null if the layout has no pending dots. */
export function dotsOf(layout: KeyboardLayout): DotStyle | null {
  const style = layout.dots ?? digitOf(layout.trie, 20);
  return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}

/**
 * Returns a copy of the layout that writes pending dots in the style `dots`. Returns a layout without pending dots
 * unchanged.
 */
export function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout {
  const own = dotsOf(layout);
  if (own === null || own === dots) return layout;
  const style = { trie: layout.trie, dots: dots === "compatibility" ? COMPATIBILITY : CONJOINING };
  return Object.assign(Object.create(KeyboardLayout.prototype), layout, style, { lookUp: lookUpIn(style) });
}
