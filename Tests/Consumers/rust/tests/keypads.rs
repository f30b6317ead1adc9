//! What a keypad is drawn from.

use consumer::{all, read};
use hwalja::layouts::{self, by_id};
use hwalja::{Key, KeyboardLayout, Slot, SlotContent};

fn face(key: &Key<'_>) -> String {
    format!("{}={}/{}/{}", key.id(), key.legend(), key.code().unwrap_or("-"), key.long_press().unwrap_or("-"))
}

fn place(slot: &Slot<'_>) -> String {
    let face = match slot.content() {
        SlotContent::Key(key) => face(key),
        other => format!("{other:?}").to_lowercase(),
    };
    assert_eq!(slot.width(), f32::from(slot.half_keys()) / 2.0);
    if slot.half_keys() == 2 { face } else { format!("{face}*{}", slot.width()) }
}

/// The layout as keypads.txt has it.
fn drawn(layout: &KeyboardLayout<'_>) -> Vec<String> {
    let space = if layout.space_ends_run() { "ends the run" } else { "writes" };
    let mut lines = vec![format!("{} {} {} {space}", layout.id(), layout.name(), layout.latin_name())];
    lines.extend(layout.rows().iter().map(|row| format!("  {}", row.iter().map(place).collect::<Vec<_>>().join(" "))));
    lines.push(format!("  scalars: {}", layout.keys().iter().filter_map(Key::scalar).collect::<String>()));
    let shifted: Vec<String> = layout
        .keys()
        .iter()
        .filter(|key| key.is_shifted())
        .map(|key| match layout.rows()[key.row()][key.column()].content() {
            SlotContent::Key(under) => format!("{}>{}", under.id(), face(key)),
            other => panic!("{key:?} lies under {other:?}"),
        })
        .collect();
    if !shifted.is_empty() {
        lines.push(format!("  shift: {}", shifted.join(" ")));
    }
    lines
}

#[test]
fn the_layouts_are_those_people_know() {
    let known = read("SHARED_DIR", "keypads.txt");
    let known: Vec<&str> = known.lines().filter(|line| !line.starts_with("# ")).collect();
    let found: Vec<String> = layouts::ALL.iter().flat_map(|layout| drawn(layout)).collect();
    assert_eq!(found, known);
    assert_eq!(drawn(&layouts::CHEONJIIN_COMPATIBILITY)[1..], drawn(&layouts::CHEONJIIN)[1..]);
}

#[test]
fn keys_say_where_they_are_and_are_found_by_what_names_them() {
    for (_, layout) in all() {
        assert_eq!(by_id(layout.id()).map(KeyboardLayout::id), Some(layout.id()));
        for (number, key) in layout.keys().iter().enumerate() {
            assert_eq!(key.number(), number);
            assert_eq!(layout.key(key.id()), Some(key));
            assert!(key.code().map_or(true, |code| layout.key_by_code(code) == Some(key)));
            if !key.is_shifted() {
                assert_eq!(layout.rows()[key.row()][key.column()].content(), SlotContent::Key(key));
            }
        }
        for name in ["", "⌫", "가", "□"] {
            assert_eq!((layout.key(name), layout.key_by_code(name)), (None, None));
        }
    }
    assert!(by_id("qwerty").is_none());
}

#[test]
fn keys_are_found_by_their_scalars_and_by_no_others() {
    for (_, layout) in all() {
        let found: Vec<(char, &Key<'_>)> =
            ('\0'..=char::MAX).filter_map(|scalar| layout.key_by_scalar(scalar).map(|key| (scalar, key))).collect();
        assert_eq!(found.len(), layout.keys().len());
        assert!(found.iter().all(|&(scalar, key)| key.scalar() == Some(scalar)));
    }
    assert_eq!(layouts::NARATGEUL.key_by_scalar('ㆆ').map(|key| key.id()), Some("획추가"));
}
