// Generated; do not edit. Made by: swift run gen --format rust
// Hwalja 1.0.0, format 1, MIT licence: see LICENSE.

//! Korean phone keyboards: key presses in, edits out.
//!
//! A [`Composer`] turns presses of the keys of a [`KeyboardLayout`] into [`Edit`]s of any text. It needs neither `std` nor
//! an allocator; [`layouts`] has all layouts, and one that is not named is not linked.
//!
//! ```
//! use hwalja::{layouts::CHEONJIIN, Composer};
//!
//! let mut composer = Composer::new(&CHEONJIIN);
//! let mut text = String::new();
//! for id in ["ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"] {
//!     let edit = composer.press(CHEONJIIN.key(id).unwrap());
//!     for _ in 0..edit.deleting() {
//!         text.pop();
//!     }
//!     text.extend(edit.inserting());
//! }
//! assert_eq!(text, "않");
//! ```
//!
//! Every count is in `char`s, of which a dot that waits after a lead, ᄂᆢ, is one of two. The feature `std`
//! makes [`TrieError`] a `std::error::Error`.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations, rust_2018_idioms)]

#[cfg(feature = "std")]
extern crate std;

mod backspace;
mod composer;
mod edit;
mod error;
mod format;
mod hangul;
mod key;
mod layout;
// Its lines are as long as its data.
#[rustfmt::skip]
pub mod layouts;
mod look_up;
mod run;
mod slot;
mod trie;

pub use composer::{Composer, Step};
pub use edit::Edit;
pub use error::TrieError;
pub use key::Key;
pub use layout::KeyboardLayout;
pub use slot::{Slot, SlotContent};
pub use trie::{Dots, Trie};
