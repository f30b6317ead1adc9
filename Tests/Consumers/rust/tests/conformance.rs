//! Every line of the conformance files types its text, by both backspaces and in both styles of dots.

use consumer::{all, file_id, read, Field};

#[test]
fn every_line_types_its_text() {
    let mut typed = 0;
    for (folder, layout) in all() {
        let file = format!("{folder}conformance/{}.tsv", file_id(layout));
        let text = read("REVIEW_DIR", &file);
        let promised = text.lines().find_map(|line| line.strip_prefix("# There are ")).unwrap();
        let cases: Vec<_> = text.lines().filter_map(|line| line.split_once('\t')).collect();
        let wrong: Vec<_> = cases
            .iter()
            .filter_map(|(keys, expected)| {
                let field = Field::after(layout, keys);
                let is_right = field.string() == *expected && field.text.ends_with(field.composer.composing());
                (!is_right).then(|| format!("{keys} types {} and not {expected}", field.string()))
            })
            .collect();
        println!("{file}: {} lines, {} wrong", cases.len(), wrong.len());
        assert!(wrong.is_empty(), "{:#?}", &wrong[..wrong.len().min(10)]);
        assert_eq!(promised, format!("{} such lines.", cases.len()));
        assert!(cases.len() > 11_172);
        typed += cases.len();
    }
    assert_eq!(all().len(), 6);
    println!("{typed} lines");
}

#[test]
fn every_syllable_is_typed_in_every_layout() {
    for (folder, layout) in all() {
        let text = read("REVIEW_DIR", &format!("{folder}conformance/{}.tsv", file_id(layout)));
        let cases = text.lines().filter_map(|line| line.split_once('\t'));
        let mut seen: Vec<char> = cases
            .filter(|(keys, _)| !keys.contains(['_', '⌫', '⎌', '␣', '…']))
            .map(|(keys, _)| Field::after(layout, keys).text)
            .filter_map(|text| if let [syllable @ '가'..='힣'] = text[..] { Some(syllable) } else { None })
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 11_172, "{}", layout.id());
    }
}
