//! What the tests share: where things lie, and a text field.

use std::fs;
use std::path::PathBuf;

use hwalja::{layouts, Composer, Edit, KeyboardLayout, Step};

/// The file at `path` of the folder that an environment variable names.
pub fn read(folder: &str, path: &str) -> String {
    let path = PathBuf::from(std::env::var(folder).expect("run by Tests/Consumers/rust/run")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every layout in every style of dots that it has, with the folder of its files for review.
pub fn all() -> Vec<(String, &'static KeyboardLayout<'static>)> {
    let own = layouts::ALL.iter().map(|&layout| (String::new(), layout));
    own.chain([("compatibility/".to_owned(), &layouts::CHEONJIIN_COMPATIBILITY)]).collect()
}

/// The id in the names of files, which the style of dots does not change.
pub fn file_id(layout: &KeyboardLayout<'_>) -> String {
    layout.id().trim_end_matches("-compatibility").to_owned()
}

/// `text` with `edit` done at its end.
pub fn apply(text: &mut Vec<char>, edit: Edit) {
    let kept = text.len().checked_sub(edit.deleting()).expect("an edit deletes more than there is");
    text.truncate(kept);
    text.extend(edit.inserting());
}

/// A field under a composer.
#[derive(Clone)]
pub struct Field<'a> {
    pub composer: Composer<'a>,
    pub text: Vec<char>,
    is_after_pause: bool,
}

impl<'a> Field<'a> {
    pub fn new(layout: &'a KeyboardLayout<'a>) -> Self {
        Self { composer: Composer::new(layout), text: Vec::new(), is_after_pause: false }
    }

    /// Types `word`, one of the conformance format.
    pub fn type_word(&mut self, word: &str) {
        match word {
            "_" => self.composer.commit(),
            "…" => self.is_after_pause = true,
            "␣" => {
                let edit = self.composer.space();
                apply(&mut self.text, edit);
            }
            "⌫" => self.delete(Step::Jamo),
            "⎌" => self.delete(Step::Stroke),
            _ => {
                let key = self.composer.layout().key(word).unwrap_or_else(|| panic!("no key {word}"));
                if std::mem::take(&mut self.is_after_pause) {
                    self.composer.end_cycle(key);
                }
                let edit = self.composer.press(key);
                apply(&mut self.text, edit);
            }
        }
    }

    fn delete(&mut self, step: Step) {
        match self.composer.backspace(step) {
            Some(edit) => apply(&mut self.text, edit),
            None => drop(self.text.pop()),
        }
    }

    /// A field in which `words` were typed, with a blank between each.
    pub fn after(layout: &'a KeyboardLayout<'a>, words: &str) -> Self {
        let mut field = Self::new(layout);
        words.split(' ').for_each(|word| field.type_word(word));
        field
    }

    pub fn string(&self) -> String {
        self.text.iter().collect()
    }
}
