// Part of Hwalja, under the MIT licence: see LICENSE.

//! Korean phone keyboards: key presses in, edits out.
//!
//! A [`Composer`] turns presses of a [`KeyboardLayout`]'s keys into [`Edit`]s of any text. It needs neither `std` nor
//! an allocator. [`layouts`] contains all layouts, and an example. Linkers drop the layouts that a program does not
//! use.
//!
//! Every count is in `char`s. A lead with a pending dot, such as ᄂᆢ, counts as two. With the feature `std`,
//! [`TrieError`] implements `std::error::Error`.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations, rust_2018_idioms)]

#[cfg(feature = "std")]
extern crate std;

mod backspace;
mod composer;
mod dot_style;
mod edit;
mod hangul;
mod key;
mod layout;
// The generator writes one line for each key into this file.
#[rustfmt::skip]
pub mod layouts;
mod run;
mod trie;
mod trie_error;
mod trie_format;
mod trie_look_up;

pub use composer::{BackspaceUnit, Composer};
pub use dot_style::DotStyle;
pub use edit::Edit;
pub use key::Key;
pub use layout::KeyboardLayout;
pub use trie::Trie;
pub use trie_error::TrieError;
