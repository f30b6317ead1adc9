// Compiled from src/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./KeyboardLayout.js";
/**
 * How a pending dot is written: a dot after a lead that waits for the stroke that makes it a vowel. `conjoining` is
 * U+119E, or U+11A2 for two dots, after a conjoining lead, which fonts draw as one block; `compatibility` is U+318D, or
 * U+2025 for two dots, after a compatibility consonant. Every Korean font has these, and each has a width of its own,
 * which terminals need.
 */
export declare type DotStyle = "conjoining" | "compatibility";
/** The style in which `layout` writes pending dots, null if it has none. */
export declare function dotsOf(layout: KeyboardLayout): DotStyle | null;
/** The same layout with pending dots in the style `dots`. A layout without dots stays as it is. */
export declare function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout;
//# sourceMappingURL=DotStyle.d.ts.map
