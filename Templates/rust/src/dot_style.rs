/// How a pending dot is written, which waits after a lead for the stroke that makes it a vowel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DotStyle {
    /// U+119E after a conjoining lead, U+1100 and on, which fonts draw as one block.
    Conjoining,
    /// U+318D after a compatibility consonant, U+3131 and on, which every Korean font has.
    Compatibility,
}
