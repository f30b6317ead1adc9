// Compiled from src/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * The style of a pending dot. A pending dot follows a lead until the next stroke turns it into a vowel. `conjoining` is
 * U+119E, or U+11A2 for two dots, after a conjoining lead. Fonts draw the lead and the dot as one block.
 * `compatibility` is U+318D, or U+2025 for two dots, after a compatibility consonant. Every Korean font has these
 * characters. They do not combine into one block, so terminals can count their widths.
 */
export declare type DotStyle = "conjoining" | "compatibility";
/** Returns the style of `layout`'s pending dots; null if the layout has no pending dots. */
export declare function dotsOf(layout: KeyboardLayout): DotStyle | null;
/**
 * Returns a copy of the layout that writes pending dots in the style `dots`. Returns a layout without pending dots
 * unchanged.
 */
export declare function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout;
//# sourceMappingURL=DotStyle.d.ts.map
