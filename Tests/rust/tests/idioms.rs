//! Tests the API of the crate, except the results of typing, which `conform` tests.

use hwalja::layouts::{self, by_id, CHEONJIIN, DUBEOLSIK, SKY};
use hwalja::{BackspaceUnit, Composer, DotStyle, Edit, KeyboardLayout, Trie, TrieError};

#[test]
fn shifted_keys_know_the_key_above_them() {
    let under = |layout: &KeyboardLayout<'static>, id| layout.key(id).unwrap().under();
    assert_eq!((under(&DUBEOLSIK, "ㄲ"), under(&DUBEOLSIK, "ㄱ"), under(&CHEONJIIN, "ㄱㅋ")), (Some("ㄱ"), None, None));
    assert_eq!(DUBEOLSIK.keys().iter().filter_map(|key| key.under()).collect::<String>(), "ㅂㅈㄷㄱㅅㅐㅔ");
}

#[test]
fn finds_keys_by_id_code_and_scalar() {
    for layout in layouts::ALL {
        assert_eq!(by_id(layout.id()).map(KeyboardLayout::id), Some(layout.id()));
        for (number, key) in layout.keys().iter().enumerate() {
            assert_eq!((key.number(), layout.key_at(number)), (number, Some(*key)));
            assert_eq!(layout.key(key.id()), Some(key));
            assert_eq!(key.code().and_then(|code| layout.key_by_code(code)), key.code().map(|_| key));
            assert_eq!(key.scalar().and_then(|scalar| layout.key_by_scalar(scalar)), Some(key));
        }
        for name in ["", "⌫", "가", "□"] {
            assert_eq!((layout.key(name), layout.key_by_code(name)), (None, None));
        }
        assert_eq!(layout.key_by_scalar('가'), None);
        for number in [layout.trie().key_count(), 89, 255, 256, usize::MAX] {
            assert_eq!(layout.trie().look_up(number, Some('ㄱ'), None), None);
            assert_eq!(layout.key_at(number), None);
        }
    }
    assert!(by_id("qwerty").is_none());
}

#[test]
fn only_layouts_with_dots_have_a_dot_style() {
    static OTHER: KeyboardLayout<'static> = CHEONJIIN.writing(DotStyle::Compatibility);
    assert_eq!((CHEONJIIN.dots(), OTHER.dots()), (Some(DotStyle::Conjoining), Some(DotStyle::Compatibility)));
    assert_eq!((OTHER.id(), OTHER.keys()), (CHEONJIIN.id(), CHEONJIIN.keys()));
    assert_eq!(SKY.dots(), None);
    for layout in layouts::ALL.iter().filter(|layout| layout.dots().is_none()) {
        assert_eq!(layout.writing(DotStyle::Compatibility).trie(), layout.trie());
    }
}

#[test]
fn an_opened_trie_is_a_layout_without_texts() {
    let opened = KeyboardLayout::open(SKY.trie().bytes()).unwrap();
    assert_eq!((opened.id(), opened.trie(), opened.keys().len()), ("sky", SKY.trie(), 0));
    assert_eq!((opened.cycle_timeout(), SKY.cycle_timeout().as_millis()), (SKY.cycle_timeout(), 1000));
    let (key, own) = (opened.key_at(opened.key_count() - 1).unwrap(), SKY.keys().last().unwrap());
    assert_eq!(opened.edit(&key, "ㄱ"), SKY.edit(own, "ㄱ"));
}

#[test]
fn reports_damaged_tries() {
    let whole = CHEONJIIN.trie().bytes();
    let size = whole.len();
    let changed = |offset: usize, byte: u8| [&whole[..offset], &[byte], &whole[offset + 1..]].concat();
    let (shorter, longer) = (whole[..size - 1].to_vec(), [whole, b"%"].concat());
    for (data, error, text) in [
        (vec![b'~'; 21], TrieError::Truncated { expected: 22, actual: 21 }, "cut short: 21 bytes of 22"),
        (shorter, TrieError::Truncated { expected: size, actual: 1201 }, "cut short: 1201 bytes of 1202"),
        (longer, TrieError::TooLong { expected: size, actual: 1203 }, "too long: 1203 bytes for 1202"),
        (changed(0, b'!'), TrieError::WrongMagic, "not a trie: the first four bytes are not HWJT"),
        (changed(9, b'~'), TrieError::NewerVersion { version: 89 }, "version 89 is newer than this reader, which knows 1"),
        (changed(9, b'%'), TrieError::WrongByte { offset: 9 }, "damaged: the byte at 9 cannot stand there"),
        (changed(40, 0x7F), TrieError::WrongByte { offset: 40 }, "damaged: the byte at 40 cannot stand there"),
        (changed(8, b'~'), TrieError::WrongChecksum, "damaged: the checksum is wrong"),
    ] {
        let found: Box<dyn std::error::Error> = Trie::open(&data).unwrap_err().into();
        assert_eq!((Trie::open(&data), found.to_string()), (Err(error), text.to_owned()));
    }
}

#[test]
fn keys_of_other_layouts_do_nothing() {
    for layout in layouts::ALL {
        let mut composer = Composer::new(layout);
        let _ = composer.press(&layout.keys()[0]);
        let before = composer.composing().to_vec();
        let others = layouts::ALL.iter().filter(|other| other.id() != layout.id());
        for key in others.flat_map(|other| other.keys()) {
            assert_eq!((composer.press(key), layout.edit(key, "가")), (Edit::default(), None));
            composer.end_cycle(key);
        }
        assert_eq!(composer.composing(), before);
        assert_eq!(composer.backspace(BackspaceUnit::Stroke).map(|edit| edit.deleting()), Some(before.len()));
        assert_eq!((composer.backspace(BackspaceUnit::Stroke), composer.backspace(BackspaceUnit::Jamo)), (None, None));
    }
}

#[test]
fn space_can_override_the_layout() {
    for (only_ends, expected) in [(true, &[][..]), (false, &[' '][..])] {
        let mut composer = Composer::new(&CHEONJIIN);
        let _ = composer.press(&CHEONJIIN.keys()[0]);
        assert_eq!(composer.space_that(only_ends).inserting(), expected);
        assert_eq!(composer.space_that(only_ends).inserting(), [' ']);
    }
}

/// Returns `text` after `edit` has been applied at its end.
fn applied(edit: Edit, text: &[char]) -> Vec<char> {
    [&text[..text.len() - edit.deleting()], edit.inserting()].concat()
}

/// Types an endless run. Keys must behave as if there were unlimited room, no pending dot may be separated from its
/// lead, and it must be possible to take back each stroke.
fn type_without_end<const RUN: usize, const STROKES: usize>(layout: &KeyboardLayout<'_>) {
    let (mut composer, mut text, mut seed) = (Composer::<RUN, STROKES>::with_room(layout), vec![], 7_u32);
    for _ in 0..20_000 {
        // These pseudo-random numbers are the same in every run.
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
            assert!(!is_dot || !matches!(after[start - 1], 'ᄀ'..='ᄒ' | 'ㄱ'..='ㅎ'), "a dot was separated from its lead");
        }
        if !edit.is_empty() {
            assert_eq!(applied(composer.clone().backspace(BackspaceUnit::Stroke).unwrap(), &after), text);
        }
        text = after[after.len().saturating_sub(2 * RUN)..].to_vec();
    }
}

#[test]
fn runs_and_strokes_can_outgrow_their_room() {
    let other = CHEONJIIN.writing(DotStyle::Compatibility);
    for layout in layouts::ALL.iter().copied().chain([&other]) {
        type_without_end::<8, 2>(layout);
        type_without_end::<9, 3>(layout);
        type_without_end::<32, 32>(layout);
    }
}
