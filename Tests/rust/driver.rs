//! Answers the questions of `conform` with the crate. docs/spec/CONFORM.md describes the questions.

use std::io::{self, BufRead, Write};

use hwalja::{layouts, BackspaceUnit, Composer, DotStyle, Edit, Trie};

/// Applies `edit` at the end of `text`.
fn apply(edit: Edit, text: &mut Vec<char>) {
    text.truncate(text.len() - edit.deleting());
    text.extend(edit.inserting());
}

/// Performs a backspace. Without a run, the field deletes a scalar.
fn delete(composer: &mut Composer<'_>, step: BackspaceUnit, text: &mut Vec<char>) {
    match composer.backspace(step) {
        Some(edit) => apply(edit, text),
        None => drop(text.pop()),
    }
}

/// Returns the text of an empty field after the steps.
fn compose(layout_id: &str, steps: &str) -> Option<String> {
    let layout = match layout_id.strip_suffix("-compatibility") {
        Some(id) => layouts::by_id(id)?.writing(DotStyle::Compatibility),
        None => *layouts::by_id(layout_id)?,
    };
    let (mut composer, mut text, mut is_after_pause) = (Composer::new(&layout), vec![], false);
    for step in steps.split_whitespace() {
        match step {
            "…" => is_after_pause = true,
            "_" => composer.commit(),
            "␣" => apply(composer.space(), &mut text),
            "⌫" => delete(&mut composer, BackspaceUnit::Jamo, &mut text),
            "⎌" => delete(&mut composer, BackspaceUnit::Stroke, &mut text),
            _ => {
                let key = layout.key(step)?;
                if is_after_pause {
                    composer.end_cycle(key);
                }
                is_after_pause = false;
                apply(composer.press(key), &mut text);
            }
        }
    }
    Some(text.iter().collect())
}

/// Returns the answer to a look-up, which is given by the number of a key and up to two scalars.
fn look_up(trie: &Trie<'_>, word: &str) -> Option<String> {
    let (number, before) = word.split_once(':')?;
    let scalar = |digits| u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
    let mut scalars: Vec<char> = before.split(',').filter_map(scalar).collect();
    let mut last = scalars.iter().rev().copied();
    Some(match trie.look_up(number.parse().ok()?, last.next(), last.next()) {
        None => "-".into(),
        Some(edit) => {
            scalars.truncate(scalars.len() - edit.deleting());
            scalars.extend(edit.inserting());
            let left: Vec<_> = scalars.iter().map(|&scalar| format!("{:X}", u32::from(scalar))).collect();
            format!(":{}", left.join(","))
        }
    })
}

fn open_trie(data: &str, look_ups: &str) -> Option<String> {
    let byte = |place| u8::from_str_radix(data.get(place..place + 2)?, 16).ok();
    let bytes: Vec<u8> = (0..data.len()).step_by(2).map(byte).collect::<Option<_>>()?;
    match Trie::open(&bytes) {
        Err(_) => Some("refused".into()),
        Ok(trie) => {
            let answers: Option<Vec<_>> = look_ups.split_whitespace().map(|word| look_up(&trie, word)).collect();
            Some(answers?.join(" "))
        }
    }
}

fn main() -> io::Result<()> {
    let mut output = io::BufWriter::new(io::stdout());
    for question in io::stdin().lock().lines() {
        let question = question?;
        let answer = match question.split('\t').collect::<Vec<_>>()[..] {
            ["composer", layout, steps] => compose(layout, steps),
            ["trie", data, look_ups] => open_trie(data, look_ups),
            _ => None,
        };
        let refused = || io::Error::new(io::ErrorKind::InvalidInput, format!("no answer to: {question}"));
        writeln!(output, "{}", answer.ok_or_else(refused)?)?;
    }
    output.flush()
}
