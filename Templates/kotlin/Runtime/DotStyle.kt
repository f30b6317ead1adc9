package hwalja

/**
 * How a pending dot is written: a dot after a lead that waits for the stroke that makes it a vowel. In the conjoining
 * style it is U+119E, or U+11A2 for two dots, after a conjoining lead, and fonts draw them as one block. In the
 * compatibility style it is U+318D, or U+2025 for two dots, after a compatibility consonant. Every Korean font has
 * these, and each has a width of its own, which terminals need.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }
