// Prints every text and the cycle timeout of every layout.
func hexadecimal(_ text: String) -> String {
  text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

for layout in KeyboardLayout.all {
  let timeout = Int(layout.cycleTimeout * 1000 + 0.5)
  var texts = [layout.id, layout.name, layout.latinName, String(timeout)]
  for key in layout.keys {
    texts += [key.id, key.legend, key.code.map { String($0) } ?? ""]
  }
  print(texts.map(hexadecimal).joined(separator: " "))
}
