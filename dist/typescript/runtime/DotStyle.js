// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./Layout.js";
import { digit } from "./Trie.js";
import { COMPATIBILITY, CONJOINING } from "./TrieFormat.js";
/** The style in which `layout` writes pending dots, null if it has none. */
export function dotsOf(layout) {
    const style = digit(layout["trie"], 20);
    return style === 0 ? null : style === COMPATIBILITY ? "compatibility" : "conjoining";
}
/** The same layout with pending dots in the style `dots`. A layout without dots stays as it is. */
export function writing(layout, dots) {
    const own = dotsOf(layout);
    if (own === null || own === dots)
        return layout;
    const style = dots === "compatibility" ? COMPATIBILITY : CONJOINING;
    const trie = layout["trie"].slice(0, 20) + String.fromCharCode(0x25 + style) + layout["trie"].slice(21);
    return Object.assign(Object.create(KeyboardLayout.prototype), layout, { trie });
}
