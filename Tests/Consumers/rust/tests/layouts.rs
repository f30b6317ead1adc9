//! What a keypad is drawn from, by what its keys are found, and tries of one's own.

use hwalja::layouts::{self, by_id, CHEONJIIN, DUBEOLSIK, SKY};
use hwalja::{KeyboardLayout, Slot, SlotContent, Trie, TrieError};

/// Every layout in every style of dots that it has.
fn all() -> impl Iterator<Item = &'static KeyboardLayout<'static>> {
    layouts::ALL.iter().copied().chain([&layouts::CHEONJIIN_COMPATIBILITY])
}

/// A row of a keypad as keypads.txt has it, with the keys' ids alone.
fn drawn(row: &[Slot<'_>]) -> String {
    let place = |slot: &Slot<'_>| {
        assert_eq!(slot.width(), f32::from(slot.half_keys()) / 2.0);
        let content = match slot.content() {
            SlotContent::Key(key) => key.id().to_owned(),
            other => format!("{other:?}").to_lowercase(),
        };
        if slot.half_keys() == 2 { content } else { format!("{content}*{}", slot.width()) }
    };
    row.iter().map(place).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_layout_has_what_a_keypad_is_drawn_from() {
    assert_eq!((CHEONJIIN.name(), CHEONJIIN.latin_name()), ("천지인", "Cheonjiin"));
    assert_eq!(drawn(CHEONJIIN.rows()[3]), "gap ㅇㅁ space gap");
    assert_eq!(drawn(DUBEOLSIK.rows()[2]), "shift*1.5 ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ backspace*1.5");
    let key = CHEONJIIN.key("인").unwrap();
    assert_eq!((key.legend(), key.code(), key.long_press()), ("ㅣ", Some("1"), Some("1")));
    let shifted = DUBEOLSIK.key("ㄲ").unwrap();
    assert_eq!((shifted.is_shifted(), shifted.code(), shifted.long_press()), (true, Some("R"), None));
    let under = DUBEOLSIK.rows()[shifted.row()][shifted.column()].content();
    assert_eq!(under, SlotContent::Key(DUBEOLSIK.key("ㄱ").unwrap()));
}

#[test]
fn keys_are_found_by_what_names_them() {
    for layout in all() {
        assert_eq!(by_id(layout.id()).map(KeyboardLayout::id), Some(layout.id()));
        for (number, key) in layout.keys().iter().enumerate() {
            assert_eq!((key.number(), layout.key_at(number)), (number, Some(*key)));
            assert_eq!(layout.key(key.id()), Some(key));
            assert_eq!(key.code().and_then(|code| layout.key_by_code(code)), key.code().map(|_| key));
            assert_eq!(key.scalar().and_then(|scalar| layout.key_by_scalar(scalar)), Some(key));
            let place = layout.rows()[key.row()][key.column()].content();
            assert_eq!(place == SlotContent::Key(key), !key.is_shifted());
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
fn a_trie_that_is_opened_is_a_layout_without_texts() {
    let opened = KeyboardLayout::open(SKY.trie().bytes()).unwrap();
    assert_eq!((opened.id(), opened.trie(), opened.keys().len()), ("sky", SKY.trie(), 0));
    let (key, own) = (opened.key_at(opened.key_count() - 1).unwrap(), SKY.keys().last().unwrap());
    assert_eq!(opened.edit(&key, "ㄱ"), SKY.edit(own, "ㄱ"));
}

#[test]
fn damage_is_named() {
    let whole = CHEONJIIN.trie().bytes();
    let size = whole.len();
    let changed = |offset: usize, byte: u8| [&whole[..offset], &[byte], &whole[offset + 1..]].concat();
    let (shorter, longer) = (whole[..size - 1].to_vec(), [whole, b"%"].concat());
    for (data, error, text) in [
        (vec![b'~'; 21], TrieError::Truncated { expected: 22, actual: 21 }, "cut short: 21 bytes of 22"),
        (shorter, TrieError::Truncated { expected: size, actual: 1201 }, "cut short: 1201 bytes of 1202"),
        (longer, TrieError::TooLong { expected: size, actual: 1203 }, "too long: 1203 bytes for 1202"),
        (changed(0, b'!'), TrieError::WrongMagic, "not a trie: the first four bytes are not HWJT"),
        (
            changed(9, b'~'),
            TrieError::NewerVersion { version: 89 },
            "version 89 is newer than this reader, which knows 1",
        ),
        (changed(9, b'%'), TrieError::WrongByte { offset: 9 }, "damaged: the byte at 9 cannot stand there"),
        (changed(40, 0x7F), TrieError::WrongByte { offset: 40 }, "damaged: the byte at 40 cannot stand there"),
        (changed(8, b'~'), TrieError::WrongChecksum, "damaged: the checksum is wrong"),
    ] {
        let found: Box<dyn std::error::Error> = Trie::open(&data).unwrap_err().into();
        assert_eq!((Trie::open(&data), found.to_string()), (Err(error), text.to_owned()));
    }
}
