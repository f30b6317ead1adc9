// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The style of a pending dot, which follows a lead and waits for the stroke that makes it a vowel. In the conjoining
 * style it is U+119E, or U+11A2 for two dots, after a conjoining lead, and fonts draw both as one block. In the
 * compatibility style it is U+318D, or U+2025 for two dots, after a compatibility consonant. Every Korean font has
 * these characters, and each has a width of its own, which terminals need.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }
