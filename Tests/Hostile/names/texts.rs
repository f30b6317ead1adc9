// Prints every text and the cycle timeout of every layout.
fn main() {
    for layout in hwalja::layouts::ALL {
        let timeout = layout.cycle_timeout().as_millis().to_string();
        let mut texts = vec![layout.id(), layout.name(), layout.latin_name(), &timeout];
        for key in layout.keys() {
            texts.extend([key.id(), key.legend(), key.code().unwrap_or("")]);
        }
        let hexadecimal = |text: &str| text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
        println!("{}", texts.into_iter().map(hexadecimal).collect::<Vec<_>>().join(" "));
    }
}
