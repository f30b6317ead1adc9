// Part of Hwalja, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./KeyboardLayout.ts";
import { digitOf, lookUpIn } from "./Trie.ts";
import { COMPATIBILITY, CONJOINING } from "./TrieFormat.ts";

/**
 * The style of a pending dot, which follows a lead and waits for the stroke that makes it a vowel. `conjoining` is
 * U+119E, or U+11A2 for two dots, after a conjoining lead, and fonts draw both as one block. `compatibility` is U+318D,
 * or U+2025 for two dots, after a compatibility consonant. Every Korean font has these characters, and each has a width
 * of its own, which terminals need.
 */
export type DotStyle = "conjoining" | "compatibility";

/** Returns the style of `layout`'s pending dots; null if it has no such dots. */
export function dotsOf(layout: KeyboardLayout): DotStyle | null {
  const style = layout.dots ?? digitOf(layout.trie, 20);
  return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}

/** Returns the same layout with pending dots in the style `dots`. Does not change a layout without dots. */
export function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout {
  const own = dotsOf(layout);
  if (own === null || own === dots) return layout;
  const style = { trie: layout.trie, dots: dots === "compatibility" ? COMPATIBILITY : CONJOINING };
  return Object.assign(Object.create(KeyboardLayout.prototype), layout, style, { lookUp: lookUpIn(style) });
}
