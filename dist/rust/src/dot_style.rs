// Part of Hwalja, under the MIT licence: see LICENSE.

/// The style of a pending dot, which follows a lead and waits for the stroke that makes it a vowel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DotStyle {
    /// U+119E, or U+11A2 for two dots, after a conjoining lead from U+1100 on. Fonts draw both as one block.
    Conjoining,
    /// U+318D, or U+2025 for two dots, after a compatibility consonant from U+3131 on. Every Korean font has these
    /// characters, and each has a width of its own, which terminals need.
    Compatibility,
}
