package consumer

/** Shift: once, locked, held, and due. */
fun checkShift() {
    check("shift is for one letter: of two fast ones, only the first is a capital") {
        latin().gives("⇧ A b", "Ab|", "latin off ␣")
        latin().gives("⇧ a↓A b↓b a↑ b↑", "Ab|", "latin off ␣")
        machine().gives("⇧ ㅃ ㅏ ㅂ", "빱|", "letters off ␣")
    }
    check("two taps within 300 ms lock it on a page with capitals, until it is tapped again") {
        latin().gives("⇧ +300 ⇧ A B", "AB|", "latin locked ␣")
        latin().gives("⇧ +300 ⇧ A ⇧ b", "Ab|", "latin off ␣")
        latin().gives("⇧ +301 ⇧ a", "a|", "latin off ␣")
        machine().gives("⇧ ⇧", shown = "letters off ␣")
    }
    check("what is done between two taps parts them") {
        latin().gives("⇧ A ⇧ ⇧", shown = "latin locked ␣")
        latin().gives("⇧ ⌫ ⇧", shown = "latin off ␣")
        latin().gives("⇧ !#1 ABC ⇧", shown = "latin once ␣")
        latin().gives("⇧ ␣ ⇧", shown = "latin off ␣")
        latin().gives("⇧ 🌐 ⇧", shown = "latin off ␣")
    }
    check("held, it makes capitals until it is let go") {
        latin().gives("a↓⇧ b↓A b↑ b↓B b↑ a↑ c", "ABc|", "latin off ␣")
        latin().gives("⇧ ⇧ B a↓⇧ b↓C b↑ a↑ d", "BCd|", "latin off ␣")
        latin().gives("a↓⇧ +5000 a↑ A", "A|", "latin off ␣")
    }
    check("a finger that slides from shift taps the slot it comes to, with shift") {
        latin().gives("a↓⇧ a→1.1 a↑", "A|", "latin off ␣")
        latin().gives("a↓⇧ a→ a↑", "|", "latin once ␣")
        latin().gives("a↓⇧ a→2.8 a↑", "|", "latin once ␣")
    }
    check("a finger that is taken from shift leaves it as it was, and no tap") {
        latin().gives("a↓⇧ a×", shown = "latin off ␣")
        latin().gives("⇧ ⇧ a↓⇧ a×", shown = "latin locked ␣")
        latin().gives("⇧ a↓⇧ a×", shown = "latin once ␣")
        latin().gives("⇧ ⇧ a↓⇧ b↓A b↑ a×", "A|", "latin off ␣")
        latin().gives("a↓⇧ a× ⇧", shown = "latin once ␣")
        latin().gives("⇧ a↓⇧ a× ⇧ a", "a|")
    }
    check("another page has its own shift: it stays on over no change of language") {
        latin().gives("⇧ ⇧ 한/영", shown = "letters off ␣")
        latin().gives("⇧ ⇧ 한/영 한/영", shown = "latin off ␣")
        latin().gives("a↓⇧ b↓한/영 b↑ b↓한/영 b↑ a↑", shown = "latin off ␣")
        latin("letters sentences none").gives("한/영", shown = "letters off ␣")
        latin("letters sentences none").gives("한/영 한/영", shown = "latin due ␣")
    }
    check("shift that is due goes off by a tap, and stays off until another capital is due") {
        val machine = latin("letters sentences none")
        machine.gives("⇧", shown = "latin off ␣")
        machine.gives(">0", shown = "latin off ␣")
        machine.gives("a . ␣", "a. |", "latin due ␣")
        machine.gives("⇧ +301 ⇧", shown = "latin once ␣")
        latin("letters sentences none").gives("⇧ ⇧", shown = "latin locked ␣")
    }
    check("where a key lies under another, shift uncovers it for one press") {
        val machine = machine(ownPages)
        machine.gives("⇧ ㄲ ㄱ ㄷ", "ㄲㄱㄷ|", "letters off ␣")
        expect("ㄴ", machine.also { it.take("⇧") }.face("ㄴ").legend)
    }
}
