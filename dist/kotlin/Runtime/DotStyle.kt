// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * How a pending dot is written: a dot after a lead that waits for the stroke that makes it a vowel. It is U+119E after
 * a conjoining lead, which fonts draw as one block, or U+318D after a compatibility consonant, which every Korean font
 * has.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }
