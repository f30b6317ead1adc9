// Compiled from _source/runtime/DotStyle.ts; do not edit.
import { KeyboardLayout } from "./Layout.js";
/**
 * How a pending dot is written, which waits after a lead for the stroke that makes it a vowel: `conjoining`, U+119E
 * after a conjoining lead, which fonts draw as one block; or `compatibility`, U+318D after a compatibility consonant,
 * which every Korean font has.
 */
export declare type DotStyle = "conjoining" | "compatibility";
/** The style in which `layout` writes pending dots, null if it has none. */
export declare function dotsOf(layout: KeyboardLayout): DotStyle | null;
/** `layout`, with the same keys, and its pending dots in the style `dots`; one without dots as it is. */
export declare function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout;
