//! The raw look-up says what the full map says, and nothing where that says nothing.

use std::collections::{BTreeMap, BTreeSet};

use consumer::{all, apply, file_id, read};
use hwalja::{Edit, KeyboardLayout};

type Table = BTreeMap<String, String>;

/// The tables of a full map, which has every transition on a line of its own and no escapes.
fn tables(text: &str) -> BTreeMap<String, Table> {
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines() {
        match line.split('"').collect::<Vec<_>>()[..] {
            [_, key, _] => name = key.to_owned(),
            [_, from, _, to, _] => {
                tables.entry(name.clone()).or_default().insert(from.to_owned(), to.to_owned());
            }
            _ => {}
        }
    }
    tables
}

fn look_up(layout: &KeyboardLayout<'_>, name: &str, text: &str) -> Option<Edit> {
    if name == "⌫" {
        layout.deletion(text)
    } else {
        layout.edit(layout.key(name).unwrap(), text)
    }
}

fn after(edit: Option<Edit>, text: &str) -> Option<String> {
    edit.map(|edit| {
        let mut text: Vec<char> = text.chars().collect();
        apply(&mut text, edit);
        text.into_iter().collect()
    })
}

/// What the map makes of `text`: the longest state that it ends in counts.
fn mapped(table: &Table, text: &str) -> Option<String> {
    let chars: Vec<char> = text.chars().collect();
    (chars.len().saturating_sub(2)..=chars.len()).find_map(|start| {
        let (rest, state) = chars.split_at(start);
        let to = table.get(&state.iter().collect::<String>())?;
        Some(rest.iter().collect::<String>() + to)
    })
}

#[test]
fn every_transition_is_that_of_the_map() {
    for (folder, layout) in all() {
        let tables = tables(&read("REVIEW_DIR", &format!("{folder}json/{}.full.json", file_id(layout))));
        assert_eq!(tables.len(), layout.keys().len() + 1);
        let states: BTreeSet<&str> = tables.values().flat_map(|table| table.keys().map(String::as_str)).collect();
        let mut count = 0;
        for (name, table) in &tables {
            for &state in &states {
                let found = after(look_up(layout, name, state), state);
                let expected = mapped(table, state);
                // A key that leaves the text as it is may say so or say nothing.
                let kept = |text: &Option<String>| text.as_deref().unwrap_or(state).to_owned();
                let is_same = found == expected || (name != "⌫" && kept(&found) == kept(&expected));
                assert!(is_same, "{}: {name} after {state}: {found:?} and not {expected:?}", layout.id());
                count += 1;
            }
        }
        println!("{}: {count} look-ups", layout.id());
        assert!(count > 100_000);
    }
}

#[test]
fn foreign_text_is_left_alone() {
    for (_, layout) in all() {
        for text in ["", "a", "😀", "가😀", "\0", "가 ", "\u{fffd}", "\u{10ffff}", "\n", "ᄀ\u{1161}"] {
            assert_eq!(layout.deletion(text), None, "{text:?}");
            for key in layout.keys() {
                assert_eq!(layout.edit(key, text), layout.edit(key, ""), "{text:?}");
            }
        }
        for key in layout.keys() {
            assert_eq!(layout.edit(key, "\u{1113}\u{119e}"), layout.edit(key, "\u{119e}"));
        }
    }
}
