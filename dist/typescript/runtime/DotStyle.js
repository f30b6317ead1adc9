// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./KeyboardLayout.js";
import { digitOf, lookUpIn } from "./Trie.js";
import { COMPATIBILITY, CONJOINING } from "./TrieFormat.js";
/** Returns the style of `layout`'s pending dots; null if the layout has no pending dots. */
export function dotsOf(layout) {
    const style = layout.dots ?? digitOf(layout.trie, 20);
    return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}
/**
 * Returns a copy of the layout that writes pending dots in the style `dots`. Returns a layout without pending dots
 * unchanged.
 */
export function writing(layout, dots) {
    const own = dotsOf(layout);
    if (own === null || own === dots)
        return layout;
    const style = { trie: layout.trie, dots: dots === "compatibility" ? COMPATIBILITY : CONJOINING };
    return Object.assign(Object.create(KeyboardLayout.prototype), layout, style, { lookUp: lookUpIn(style) });
}
