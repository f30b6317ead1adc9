package consumer

import hwalja.Keyboards
import hwalja.Outcome

/** Fingers that come down before others have left, and what holding, flicking and dragging does. */
fun checkTouches() {
    check("letters are written in the order in which fingers come down, whichever leaves first") {
        latin().gives("a↓q b↓w c↓e b↑ a↑ c↑", "qwe|")
        latin().gives("a↓q b↓s a↑ b↑", "qs|")
        latin().gives("a↓␣ b↓s b↑ a↑", " s|")
        machine().gives("a↓ㄱ b↓ㅏ a↑ b↑", "가|")
    }
    check("another finger settles what waits, and takes the item that is chosen in a list") {
        latin().gives("a↓. +350 a:2 b↓s a↑ b↑", "?s|")
        latin().gives("a↓. +350 a:9 b↓s a↑ b↑", "s|")
        latin().gives("a↓q b↓s +350 a↑", "qs|")
        latin(before = "abc|").gives("a↓⌫ b↓s +3000", "abs|")
        latin(before = "abc|").gives("a↓␣ a~50,0 b↓s a~90,0", "abcs|", asked = ">1")
    }
    check("a finger that goes down twice was lifted without a word") {
        latin().gives("a↓␣ a↓s a↑", "s|")
        latin().gives("a↓⇧ a↓S a↑", "s|", "latin off ␣")
    }
    check("while a finger holds a page open, others write on it, and it closes after them") {
        latin().gives("a↓!#1 b↓1 b↑ b↓2 b↑ a↑", "12|", "latin off ␣")
        latin().gives("a↓!#1 a↑", shown = "symbols off ␣")
        latin().gives("a↓!#1 a→0.2 a↑", "3|", "latin off ␣")
        latin().gives("a↓!#1 a→2.6 a↑", "|", "symbols off ␣")
        latin().gives("a↓!#1 a×", shown = "latin off ␣")
    }
    check("a finger that waits taps the slot it leaves, and none where there is none") {
        latin().gives("a↓q a→0.1 a↑", "w|")
        latin().gives("a↓q a→ a↑", "|")
        latin().gives("a↓q a→2.0 a↑", "|", "latin off ␣")
        latin().gives("a↓s a→0.0 a↑", "s|")
        latin().gives("a↓q a×", "|")
        latin().gives("a↓q a→0.1 a→0.0 +350 a↑", "q|")
    }
    check("what is held for 350 ms gives the one offer at once, and of several the one that is chosen at the end") {
        latin().gives("a↓q +349 a↑", "q|")
        latin().gives("a↓q +350", "1|")
        latin().gives("a↓q +350 a↑", "1|")
        latin().gives("a↓. +350", "|")
        latin().gives("a↓. +350 a↑", ".com|")
        latin().gives("a↓. +350 a:1 a↑", ".kr|")
        latin().gives("a↓. +350 a:4 a↑", "|")
        latin().gives("a↓. +350 a:-1 a:3 a↑", "!|")
        latin().gives("⇧ a↓Q a→0.1 +350 a↑", "W|")
    }
    check("an open list is there to be drawn") {
        val machine = latin()
        machine.take("a↓.")
        expect(null, machine.keyboard.list)
        machine.take("+350 a:1")
        val list = machine.keyboard.list!!
        expect(listOf(".com", ".kr", "?", "!"), list.items.map { it.legend })
        expect(1, list.chosen)
        expect(machine.face(".").place, list.place)
        expect(null, machine.also { it.take("a:7") }.keyboard.list!!.chosen)
        expect(null, machine.also { it.take("a↑") }.keyboard.list)
    }
    check("a key that is held gives way to what it offers, if the run is still what it made of it") {
        machine().gives("a↓ㅂ +350", "1|")
        machine().gives("ㅏ a↓ㅂ +350 a↑", "ㅏ1|")
        machine(ownPages).gives("ㄷ ㅏ a↓ㄱ +350 a↑", "닼|")
        machine(ownPages).gives("a↓ㄴ +350 a:1 a↑", "3|")
        machine(ownPages).gives("a↓ㄴ +350 a:5 a↑", "ㄴ|")
        machine(ownPages).gives("a↓ㄴ b↓ㅏ b↑ +350 a↑", "나|")
        machine(ownPages, before = "가|").gives("a↓ㄱ >1 +350", "가ㅋ|ㄱ")
        machine(Keyboards.cheonjiin).gives("ㅇㅁ 인 천 a↓ㄴㄹ +350 인", "아5ㅣ|")
    }
    check("a flick of 24 points in one direction gives what that offers, and nothing where nothing is") {
        latin().gives("a↓q a~0,23 a↑", "q|")
        latin().gives("a↓q a~0,24 a↑", "1|")
        latin().gives("a↓q a~0,-24 a↑", "q|")
        latin().gives("a↓q a~24,24 a↑", "q|")
        latin().gives("a↓q a~23,24 a↑", "1|")
        latin().gives("a↓q a→0.1 a~0,24 a↑", "w|")
        latin().gives("a↓q a~0,24 a~0,50 +350 a↑", "1|")
        machine(ownPages).gives("ㄷ a↓ㅏ a~0,-24 a↑", "댜|")
        machine(ownPages).gives("ㄷ a↓ㅏ a~-24,24 a↑", "ㄷ←|")
    }
    check("a finger along space moves the cursor: at 50 points, and for each 10 more") {
        latin(before = "abcd|").gives("a↓␣ a~-49,0 a↑", "abcd |")
        latin(before = "abcd|").gives("a↓␣ a~-50,9 a↑", "abc|d", asked = ">-1")
        latin(before = "abcd|").gives("a↓␣ a~-59,0 a~-60,0 a~-79,0 a↑", "a|bcd", asked = ">-1 >-1 >-1")
        latin(before = "abcd|").gives("a↓␣ a~-70,0 a~60,0 a↑", null, asked = ">-3 >5")
        latin(before = "abcd|").gives("a↓␣ a~-70,0 a~0,0 a↑", "abcd|", asked = ">-3 >3")
        latin(before = "abcd|").gives("a↓␣ a→3.3 a~-70,0 a↑", "a|bcd", asked = ">-3")
        latin(before = "abcd|").gives("a↓␣ a→3.3 a↑", "abcd |")
        machine().gives("ㄱ a↓␣ a~-50,0 a~49,0 ㅏ", "ㄱㅏ|")
    }
    check("each input tells what the session did last") {
        val machine = latin()
        for ((steps, outcome) in listOf(
            "a↓s" to Outcome.WRITTEN, "a↑" to Outcome.NOTHING, "a↓q" to Outcome.NOTHING, "a↑" to Outcome.WRITTEN,
            "⌫" to Outcome.CHANGED, "⇧" to Outcome.NOTHING, "␣" to Outcome.WRITTEN, "한/영" to Outcome.NOTHING,
            "ㄱ" to Outcome.WRITTEN, "ㅏ" to Outcome.CHANGED, "한/영" to Outcome.ENDED, "a↓q" to Outcome.NOTHING,
            "+350" to Outcome.WRITTEN, "b↓⌫" to Outcome.CHANGED, "+400" to Outcome.CHANGED,
        )) expect(outcome, machine.take(steps)) { steps }
    }
}
