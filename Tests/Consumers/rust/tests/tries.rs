//! Opening a trie, as docs/FORMAT.md says it, and what a trie answers that opens and is nonsense.

use consumer::{all, file_id, read};
use hwalja::layouts::CHEONJIIN;
use hwalja::{Edit, KeyboardLayout, Trie, TrieError};

// As forgeries.py has them.
const SCALARS: [u32; 16] = [
    0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00, 0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2,
    0x318D,
];

fn changed(bytes_at: &[(usize, u8)]) -> Vec<u8> {
    let mut data = CHEONJIIN.trie().bytes().to_vec();
    bytes_at.iter().for_each(|&(offset, byte)| data[offset] = byte);
    data
}

#[test]
fn those_of_the_layouts_are_the_files() {
    for (folder, layout) in all() {
        let data = read("REVIEW_DIR", &format!("{folder}trie/{}.trie", file_id(layout)));
        let opened = KeyboardLayout::open(data.as_bytes()).unwrap();
        assert_eq!(opened.trie(), layout.trie());
        assert_eq!(opened.id(), file_id(layout));
        assert_eq!((opened.key_count(), opened.keys().len()), (layout.keys().len(), 0));
        let key = opened.key_at(opened.key_count() - 1).unwrap();
        assert_eq!(opened.edit(&key, "가"), layout.edit(layout.keys().last().unwrap(), "가"));
        assert_eq!(opened.key_at(opened.key_count()), None);
        assert_eq!(layout.key_at(0).as_ref(), layout.keys().first());
    }
}

#[test]
fn the_first_check_that_fails_is_named() {
    let whole = CHEONJIIN.trie().bytes();
    let size = whole.len();
    let longer = |byte: u8| [whole, &[byte]].concat();
    let cases: Vec<(Vec<u8>, TrieError, String)> = vec![
        (vec![b'~'; 21], TrieError::Truncated { expected: 22, actual: 21 }, "cut short: 21 bytes of 22".into()),
        (changed(&[(0, 0x20), (9, 0x27)]), TrieError::WrongMagic, "not a trie: the first four bytes are not HWJT".into()),
        (
            changed(&[(9, 0x27), (30, 0xFF)]),
            TrieError::NewerVersion { version: 2 },
            "version 2 is newer than this reader, which knows 1".into(),
        ),
        (
            changed(&[(9, 0x7E)]),
            TrieError::NewerVersion { version: 89 },
            "version 89 is newer than this reader, which knows 1".into(),
        ),
        (changed(&[(9, 0x7F), (30, 0)]), TrieError::WrongByte { offset: 9 }, "damaged: the byte at 9 cannot stand there".into()),
        (changed(&[(4, 0x24), (9, 0x25)]), TrieError::WrongByte { offset: 4 }, "damaged: the byte at 4 cannot stand there".into()),
        (longer(b'\n'), TrieError::WrongByte { offset: size }, format!("damaged: the byte at {size} cannot stand there")),
        (
            changed(&[(9, 0x25)])[..size - 1].to_vec(),
            TrieError::WrongByte { offset: 9 },
            "damaged: the byte at 9 cannot stand there".into(),
        ),
        (
            whole[..size - 1].to_vec(),
            TrieError::Truncated { expected: size, actual: size - 1 },
            format!("cut short: {} bytes of {size}", size - 1),
        ),
        (
            longer(b'%'),
            TrieError::TooLong { expected: size, actual: size + 1 },
            format!("too long: {} bytes for {size}", size + 1),
        ),
        (changed(&[(8, 0x7E)]), TrieError::WrongChecksum, "damaged: the checksum is wrong".into()),
    ];
    for (data, error, text) in cases {
        let found = Trie::open(&data).unwrap_err();
        assert_eq!((found, found.to_string()), (error, text));
        let _: &dyn std::error::Error = &found;
    }
}

#[test]
fn every_loss_and_every_turned_bit_is_found() {
    let whole = CHEONJIIN.trie().bytes();
    for offset in 0..whole.len() {
        assert!(Trie::open(&whole[..offset]).is_err(), "{offset} bytes");
        for bit in 0..8 {
            let turned = changed(&[(offset, whole[offset] ^ 1 << bit)]);
            assert!(Trie::open(&turned).is_err(), "bit {bit} at {offset}");
        }
    }
}

fn told(found: Option<Edit>) -> String {
    found.map_or("-".to_owned(), |edit| {
        let text: String = edit.inserting().iter().collect();
        let hexadecimal: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
        format!("{}:{hexadecimal}", edit.deleting())
    })
}

#[test]
fn a_trie_of_nonsense_answers_as_in_every_language() {
    let list = read("FORGERIES_DIR", "forgeries");
    let mut answers = 0;
    for (number, line) in list.lines().enumerate() {
        let (trie, expected) = line.split_once('\t').unwrap();
        let trie = Trie::open(trie.as_bytes()).unwrap();
        let mut expected = expected.split(' ');
        for last in SCALARS {
            for before in SCALARS {
                // 0 is nothing, and so is the scalar 0.
                let found = trie.look_up(number % 13, char::from_u32(last).filter(|_| last > 0), char::from_u32(before));
                assert_eq!(Some(told(found).as_str()), expected.next(), "line {number}: {last:x} after {before:x}");
                answers += 1;
            }
        }
        assert_eq!(expected.next(), None);
    }
    println!("{answers} answers of forged tries");
    assert!(answers > 700_000);
}

#[test]
fn a_number_that_is_no_keys_does_nothing() {
    for (_, layout) in all() {
        for number in [layout.trie().key_count(), 89, 255, 256, usize::MAX] {
            assert_eq!(layout.trie().look_up(number, Some('ㄱ'), None), None);
            assert_eq!(layout.key_at(number), None);
        }
    }
}
