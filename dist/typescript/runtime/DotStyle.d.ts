// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * The style of a pending dot, which follows a lead and waits for the stroke that makes it a vowel. `conjoining` is
 * U+119E, or U+11A2 for two dots, after a conjoining lead, and fonts draw both as one block. `compatibility` is U+318D,
 * or U+2025 for two dots, after a compatibility consonant. Every Korean font has these characters, and each has a width
 * of its own, which terminals need.
 */
export declare type DotStyle = "conjoining" | "compatibility";
/** Returns the style of `layout`'s pending dots; null if it has no such dots. */
export declare function dotsOf(layout: KeyboardLayout): DotStyle | null;
/** Returns the same layout with pending dots in the style `dots`. Does not change a layout without dots. */
export declare function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout;
//# sourceMappingURL=DotStyle.d.ts.map
