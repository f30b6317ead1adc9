/// How a pending dot is written, which waits after a lead for the stroke that makes it a vowel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DotStyle {
    /// U+119E, or U+11A2 for two dots, after a conjoining lead, U+1100 and on. Fonts draw them as one block.
    Conjoining,
    /// U+318D, or U+2025 for two dots, after a compatibility consonant, U+3131 and on. Every Korean font has them, and
    /// each has a width of its own, which terminals need.
    Compatibility,
}
