//! What a program in Rust sees of a composer, in as much room as it gives it.

use hwalja::layouts::{self, CHEONJIIN};
use hwalja::{Composer, Edit, KeyboardLayout, Step};

/// Every layout in every style of dots that it has.
fn all() -> impl Iterator<Item = &'static KeyboardLayout<'static>> {
    layouts::ALL.iter().copied().chain([&layouts::CHEONJIIN_COMPATIBILITY])
}

#[test]
fn keys_of_other_layouts_do_nothing() {
    for layout in all() {
        let mut composer = Composer::new(layout);
        let _ = composer.press(&layout.keys()[0]);
        let before = composer.composing().to_vec();
        for key in all().filter(|other| other.id() != layout.id()).flat_map(KeyboardLayout::keys) {
            assert_eq!((composer.press(key), layout.edit(key, "가")), (Edit::default(), None));
            composer.end_cycle(key);
        }
        assert_eq!(composer.composing(), before);
        assert_eq!(composer.backspace(Step::Stroke).map(|edit| edit.deleting()), Some(before.len()));
        assert_eq!((composer.backspace(Step::Stroke), composer.backspace(Step::Jamo)), (None, None));
    }
}

#[test]
fn space_does_as_it_is_told() {
    for only_ends in [true, false] {
        let mut composer = Composer::new(&CHEONJIIN);
        let _ = composer.press(&CHEONJIIN.keys()[0]);
        let expected: &[char] = if only_ends { &[] } else { &[' '] };
        assert_eq!(composer.space_that(only_ends).inserting(), expected);
        assert_eq!(composer.space_that(only_ends).inserting(), [' ']);
    }
}

#[test]
fn foreign_text_is_left_alone() {
    for layout in all() {
        for text in ["a", "가😀", "\0", "가 ", "\u{fffd}", "\u{10ffff}", "ᄀ\u{1161}"] {
            assert_eq!(layout.deletion(text), None, "{text:?}");
            for key in layout.keys() {
                assert_eq!(layout.edit(key, text), layout.edit(key, ""), "{text:?}");
            }
        }
    }
}

#[test]
fn a_composer_says_what_it_is() {
    let mut composer = Composer::new(&CHEONJIIN);
    let edit = composer.press(&CHEONJIIN.keys()[3]);
    assert_eq!(format!("{composer:?}"), "Composer { layout: \"cheonjiin\", composing: ['ㄱ'] }");
    assert_eq!(format!("{edit:?}"), "Edit { deleting: 0, inserting: ['ㄱ'], committed: 0, .. }");
}

/// `text` with `edit` done at its end.
fn applied(edit: Edit, text: &[char]) -> Vec<char> {
    [&text[..text.len() - edit.deleting()], edit.inserting()].concat()
}

/// A run without end: what keys do is what they would do with all the room there is, no pending form is cut in two, and
/// what was typed can be taken back.
fn type_without_end<const RUN: usize, const STROKES: usize>(layout: &KeyboardLayout<'_>) {
    let (mut composer, mut text, mut seed) = (Composer::<RUN, STROKES>::with_room(layout), vec![], 7_u32);
    for _ in 0..20_000 {
        // A number that looks random, the same ones in every run.
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let key = &layout.keys()[(seed >> 8) as usize % layout.keys().len()];
        let composed = composer.composing().len();
        let edit = composer.press(key);
        let end: String = text.iter().collect();
        let after = applied(layout.edit(key, &end).unwrap_or_default(), &text);
        assert_eq!(applied(edit, &text), after);
        assert!(after.ends_with(composer.composing()) && composer.composing().len() <= RUN);
        let is_full = composed + edit.inserting().len() - edit.deleting() > RUN;
        assert!((if is_full { RUN / 2..=RUN / 2 + 1 } else { 0..=0 }).contains(&edit.committed()));
        if is_full {
            let start = after.len() - composer.composing().len();
            let is_dot = matches!(after[start], '\u{119E}' | '\u{11A2}' | '\u{318D}');
            assert!(!is_dot || !matches!(after[start - 1], 'ᄀ'..='ᄒ' | 'ㄱ'..='ㅎ'), "a form is cut");
        }
        if !edit.is_empty() {
            assert_eq!(applied(composer.clone().backspace(Step::Stroke).unwrap(), &after), text);
        }
        text = after[after.len().saturating_sub(2 * RUN)..].to_vec();
    }
}

#[test]
fn runs_and_strokes_may_outgrow_their_room() {
    for layout in all() {
        type_without_end::<8, 2>(layout);
        type_without_end::<9, 3>(layout);
        type_without_end::<32, 32>(layout);
    }
}
