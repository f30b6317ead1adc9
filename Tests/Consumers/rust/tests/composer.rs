//! The composer, by what a person at the keyboard sees, and in as much room as it is given.

use consumer::{all, apply, Field};
use hwalja::layouts::{CHEONJIIN, CHEONJIIN_COMPATIBILITY, DUBEOLSIK, NARATGEUL};
use hwalja::{Composer, Edit, Step};

#[test]
fn strokes_come_back_one_by_one_and_then_syllables() {
    let mut field = Field::after(&CHEONJIIN, "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ");
    let mut seen = vec![field.string()];
    while !field.composer.composing().is_empty() {
        field.type_word("⎌");
        seen.push(field.string());
    }
    assert_eq!(seen, ["않", "안ㅅ", "안", "아", "이", "ㅇ", ""]);
    assert_eq!(Field::after(&DUBEOLSIK, "ㅎ ㅏ ㄴ ㄱ ⎌ ㅣ ⎌ ⎌").string(), "하");
    assert_eq!(Field::after(&CHEONJIIN, "ㅇㅁ 인 천 천 천 .,?! ⎌").string(), "아");
    assert_eq!(Field::after(&CHEONJIIN, "ㅇㅁ 인 천 천 천 .,?! ⎌ ⎌").string(), "");
}

#[test]
fn a_unit_is_a_lead_with_its_dots_or_one_character() {
    // ⌫ forgets the strokes, so that ⎌ takes back a unit.
    for layout in [&CHEONJIIN, &CHEONJIIN_COMPATIBILITY] {
        for (keys, left) in [("ㅅㅎ ㅅㅎ 천", ""), ("ㄱㅋ 천 천", ""), (".,?! 천", "."), ("인 지", "ㅣ")] {
            assert_eq!(Field::after(layout, &format!("{keys} ㅇㅁ ⌫ ⎌")).string(), left, "{keys}");
        }
    }
}

#[test]
fn keys_of_other_layouts_do_nothing() {
    for (_, layout) in all() {
        let mut composer = Composer::new(layout);
        let _ = composer.press(&layout.keys()[0]);
        let before = composer.composing().to_vec();
        for (_, other) in all().into_iter().filter(|(_, other)| other.id() != layout.id()) {
            for key in other.keys() {
                assert_eq!(composer.press(key), Edit::default());
                assert_eq!(layout.edit(key, "가"), None);
                composer.end_cycle(key);
            }
        }
        assert_eq!(composer.composing(), before);
        assert_eq!(composer.backspace(Step::Stroke).map(|edit| edit.deleting()), Some(before.len()));
        assert_eq!(composer.backspace(Step::Stroke), None);
        assert_eq!(composer.backspace(Step::Jamo), None);
    }
}

#[test]
fn a_press_that_does_nothing_is_no_stroke() {
    let mut field = Field::after(&NARATGEUL, "ㅇ ㅣ ㅁ 쌍자음 쌍자음");
    assert_eq!(field.string(), "임");
    field.type_word("⎌");
    assert_eq!(field.string(), "이");
}

#[test]
fn space_does_as_the_layout_says_or_as_it_is_told() {
    for (_, layout) in all() {
        for told in [None, Some(true), Some(false)] {
            let mut composer = Composer::new(layout);
            let mut space = || {
                let edit = match told {
                    Some(told) => composer.space_that(told),
                    None => composer.space(),
                };
                let _ = composer.press(&layout.keys()[0]);
                edit.inserting().to_vec()
            };
            let only_ends = told.unwrap_or(layout.space_ends_run());
            assert_eq!(space(), [' ']);
            assert_eq!(space(), if only_ends { vec![] } else { vec![' '] });
        }
    }
}

/// A number that looks random, the same ones in every run.
fn any(seed: &mut u32, below: usize) -> usize {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    (*seed >> 8) as usize % below
}

/// A run without end: what keys do is what they would do with all the room there is, no pending form is cut in two, and
/// what was typed can be taken back.
fn type_without_end<const RUN: usize, const STROKES: usize>() -> usize {
    let mut committed = 0;
    for (_, layout) in all() {
        let (mut composer, mut text, mut seed) = (Composer::<RUN, STROKES>::with_room(layout), vec![], 7);
        for _ in 0..20_000 {
            let key = &layout.keys()[any(&mut seed, layout.keys().len())];
            let end: String = text[text.len().saturating_sub(2)..].iter().collect();
            let before = text.clone();
            let edit = composer.press(key);
            match layout.edit(key, &end) {
                Some(expected) if !(edit.is_empty()) => {
                    assert_eq!((edit.deleting(), edit.inserting()), (expected.deleting(), expected.inserting()));
                }
                Some(expected) => assert!(end.ends_with(&expected.inserting().iter().collect::<String>())),
                None => assert!(edit.is_empty()),
            }
            apply(&mut text, edit);
            committed += edit.committed();
            assert!(text.ends_with(composer.composing()) && composer.composing().len() <= RUN);
            if !edit.is_empty() {
                let (mut copy, mut undone) = (composer.clone(), text.clone());
                apply(&mut undone, copy.backspace(Step::Stroke).unwrap());
                assert_eq!(undone, before);
            }
            let start = text.len() - composer.composing().len();
            let is_dot = matches!(composer.composing().first(), Some('\u{119E}' | '\u{11A2}' | '\u{318D}'));
            let is_cut = edit.committed() > 0 && is_dot && edit.deleting() < composer.composing().len();
            assert!(!is_cut || !matches!(text[start - 1], 'ᄀ'..='ᄒ' | 'ㄱ'..='ㅎ'), "a form is cut");
            text.drain(..text.len().saturating_sub(2 * RUN));
        }
    }
    committed
}

#[test]
fn runs_and_strokes_may_outgrow_their_room() {
    for committed in [type_without_end::<8, 2>(), type_without_end::<9, 3>(), type_without_end::<32, 32>()] {
        assert!(committed > 10_000, "{committed}");
    }
}

#[test]
fn a_composer_says_what_it_is() {
    let field = Field::after(&CHEONJIIN, "ㄱㅋ 인");
    assert_eq!(format!("{:?}", field.composer), "Composer { layout: \"cheonjiin\", composing: ['기'] }");
    let edit = Edit::default();
    assert_eq!(format!("{edit:?}"), "Edit { deleting: 0, inserting: [], committed: 0, .. }");
}
