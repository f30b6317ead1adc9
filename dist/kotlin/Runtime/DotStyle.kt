// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The style of a pending dot. A pending dot follows a lead until the next stroke turns it into a vowel. In the
 * conjoining style, it is U+119E, or U+11A2 for two dots, after a conjoining lead. Fonts draw the lead and the dot as
 * one block. In the compatibility style, it is U+318D, or U+2025 for two dots, after a compatibility consonant. Every
 * Korean font has these characters. They do not combine into one block, so terminals can count their widths.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }
