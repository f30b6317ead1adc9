// Taps keys of the panel with a mouse, as a finger would, in several kinds of fields. Saves a picture of each page, and
// prints a line for each scenario. The folder layouts/ has the keyboard of Cheonjiin for Korean and the keyboard of
// Dubeolsik for English, or only the keyboard of Dubeolsik.
import QtQuick 2.15
import QtQuick.Window 2.15
import QtQuick.VirtualKeyboard VERSION
import QtQuick.VirtualKeyboard.Settings VERSION
import QtTest 1.0

Window {
    id: window

    property var run: scenarios()
    property string name: ""
    property int wrong: 0
    property int entered: 0
    property bool hasWaited: false

    width: 800
    height: 480
    visible: true
    color: "white"

    TextInput { id: field; width: 400; height: 40; font.pixelSize: 24; onAccepted: window.entered += 1 }
    TextInput { id: other; x: 400; width: 400; height: 40; font.pixelSize: 24 }
    TextInput { id: password; y: 40; width: 200; height: 40; echoMode: TextInput.Password }
    TextInput { id: brief; x: 200; y: 40; width: 200; height: 40; maximumLength: 2 }
    TextInput { id: digits; x: 400; y: 40; width: 200; height: 40; inputMethodHints: Qt.ImhDigitsOnly }
    TextInput { id: address; x: 600; y: 40; width: 200; height: 40; inputMethodHints: Qt.ImhEmailCharactersOnly }
    TextInput {
        id: picky
        y: 80; width: 200; height: 40
        // This application removes text that it does not want.
        onTextChanged: if (text.indexOf("니") >= 0) text = text.replace("니", "")
    }
    TextEdit { id: area; x: 200; y: 80; width: 400; height: 80; font.pixelSize: 24 }
    InputPanel { id: panel; y: parent.height - height; width: parent.width }

    TestEvent { id: mouse }
    Binding { target: VirtualKeyboardSettings; property: "locale"; value: "ko_KR" }
    Timer {
        id: pace
        interval: 1500
        running: true
        onTriggered: {
            const { value, done } = window.run.next()
            if (done) {
                console.log("DONE " + window.wrong)
                return Qt.quit()
            }
            interval = value
            start()
        }
    }

    function find(item, isIt) {
        if (!item.visible || item.opacity === 0) return null
        if (isIt(item)) return item
        for (let index = 0; index < item.children.length; index += 1) {
            const found = find(item.children[index], isIt)
            if (found) return found
        }
        return null
    }

    // The key with this legend. If keys have pictures instead, the key with this code.
    function key(face) {
        const found = find(panel, function(item) {
            return item.noKeyEvent !== undefined && [item.displayText, item.key, item.objectName].indexOf(face) >= 0
        })
        if (!found) window.check("a key " + face, true, false)
        return found
    }

    function tap(...faces) {
        for (const face of faces) {
            const item = key(face)
            // Only `hasWaited` makes a pause, however slow the machine is.
            if (!hasWaited) InputContext.inputEngine.inputMethod.lastPress = Infinity
            hasWaited = false
            if (item) mouse.mouseClick(item, item.width / 2, item.height / 2, Qt.LeftButton, Qt.NoModifier, -1)
        }
    }

    function down(face) {
        const item = key(face)
        if (item) mouse.mousePress(item, item.width / 2, item.height / 2, Qt.LeftButton, Qt.NoModifier, -1)
    }

    function up(face) {
        const item = key(face)
        if (item) mouse.mouseRelease(item, item.width / 2, item.height / 2, Qt.LeftButton, Qt.NoModifier, -1)
    }

    // Moves the cursor of a field to the place before the character at `position`.
    function touch(field, position) {
        const place = field.positionToRectangle(position)
        mouse.mouseClick(field, place.x + 1, place.y + place.height / 2, Qt.LeftButton, Qt.NoModifier, -1)
    }

    function begin(title, into) {
        name = title
        const item = into || field
        item.text = ""
        item.forceActiveFocus()
        Qt.inputMethod.show()
        InputContext.inputEngine.inputMethod.lastPress = 0
        return item
    }

    function check(what, found, expected) {
        const isRight = found === expected
        if (!isRight) wrong += 1
        console.log(isRight ? "ok   " + name + ": " + what : "FAIL " + name + ": " + what + ": " + found + ", not " + expected)
    }

    function picture(name) {
        const path = Qt.resolvedUrl(name + ".png").toString().replace("file://", "")
        panel.grabToImage(function(image) { image.saveToFile(path) })
    }

    function* scenarios() {
        begin("letters")
        yield 300
        yield* find(panel, function(item) { return item.displayText === "ㅂ" }) ? shifted() : others()
    }

    function* shifted() {
        begin("shift")
        tap(Qt.Key_Shift)
        picture("shifted")
        yield 100
        tap("ㅃ", "ㅏ", "ㅂ")
        check("is for one letter", field.text, "빱")
        tap(Qt.Key_Shift, "ㅃ", "ㅏ", Qt.Key_Shift, Qt.Key_Shift, "ㅂ")
        check("goes off again", field.text, "빱빱")
        begin("shift within a syllable")
        tap("ㅇ", "ㅣ", Qt.Key_Shift, "ㅆ")
        check("leaves it open", field.text, "있")
        begin("a held letter")
        down("ㅂ")
        yield 1000
        up("ㅂ")
        check("types its digit", field.text, "1")
    }

    function* others() {
        tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", Qt.Key_Space, "ㄴㄹ", "ㆍ", "ㆍ", "ㅣ", "ㅇㅁ")
        check("are composed", field.text, "안녕")
        picture("letters")
        yield 100

        begin("a held letter")
        down("ㄱㅋ")
        yield 1000
        up("ㄱㅋ")
        check("types its digit", field.text, "4")

        begin("backspace")
        tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", Qt.Key_Backspace)
        check("takes a jamo", field.text, "아")
        tap(Qt.Key_Backspace, Qt.Key_Backspace, Qt.Key_Backspace)
        check("empties the field", field.text, "")
        field.text = "모두"
        tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ")
        check("comes after text", field.text, "모두안")
        down(Qt.Key_Backspace)
        yield 1500
        up(Qt.Key_Backspace)
        check("held, takes all", field.text, "")

        begin("space")
        tap("ㄱㅋ", Qt.Key_Space, "ㄱㅋ")
        check("ends what is composed", field.text, "ㄱㄱ")
        tap(Qt.Key_Space, Qt.Key_Space, "ㄱㅋ")
        check("then writes a space", field.text, "ㄱㄱ ㄱ")

        begin("a pause")
        tap("ㄱㅋ", "ㄱㅋ")
        check("none advances", field.text, "ㅋ")
        hasWaited = true
        yield 1200
        tap("ㄱㅋ")
        check("begins a letter", field.text, "ㅋㄱ")

        begin("a tap into the text")
        tap("ㄱㅋ", "ㅣ", "ㆍ", "ㄴㄹ", "ㅣ", "ㆍ")
        check("finds it", field.text, "가나")
        touch(field, 1)
        check("moves the cursor", field.cursorPosition, 1)
        tap("ㄷㅌ")
        check("ends the run", field.text, "가ㄷ나")
        tap("ㅣ", "ㆍ")
        check("begins another there", field.text, "가다나")
        touch(field, 3)
        tap("ㄴㄹ")
        check("leaves that one", field.text, "가다나ㄴ")

        begin("there and back")
        tap("ㄱㅋ", "ㅣ", "ㆍ")
        field.cursorPosition = 0
        field.cursorPosition = 1
        tap("ㄱㅋ")
        check("ends the run", field.text, "가ㄱ")

        begin("another field")
        tap("ㄱㅋ", "ㅣ")
        begin("another field", other)
        other.text = "기"
        other.cursorPosition = 1
        tap("ㆍ")
        check("begins anew", other.text, "기\u119e")
        begin("two fields with the same text")
        field.text = other.text = ""
        tap("ㄱㅋ", "ㅣ")
        other.text = "기"
        other.forceActiveFocus()
        other.cursorPosition = 1
        tap("ㆍ")
        check("are two", other.text, "기\u119e")
        check("and the first stays", field.text, "기")

        begin("a selection")
        tap("ㄱㅋ", "ㅣ", "ㆍ", "ㄴㄹ")
        field.select(0, 1)
        tap("ㅅㅎ", "ㅣ")
        check("is replaced", field.text, "시")
        field.selectAll()
        tap(Qt.Key_Backspace)
        check("is deleted", field.text, "")

        begin("the application empties the field")
        tap("ㄱㅋ", "ㅣ")
        field.text = ""
        tap("ㆍ")
        check("ends the run", field.text, "\u119e")

        begin("the application edits what is written", picky)
        tap("ㄱㅋ", "ㅣ", "ㆍ", "ㄴㄹ", "ㅣ")
        check("is left alone", picky.text, "가")
        tap("ㅅㅎ", "ㅣ")
        check("and typed after", picky.text, "가시")

        begin("a full field", brief)
        tap("ㄱㅋ", "ㅣ", "ㄴㄹ", "ㅣ")
        check("takes two", brief.text, "기니")
        tap("ㄷㅌ", "ㅣ")
        check("and no more", brief.text, "기니")

        begin("a password", password)
        tap("ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ")
        check("is composed", password.text, "안")

        begin("a text of lines", area)
        tap("ㅇㅁ", "ㅣ", Qt.Key_Return, "ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", Qt.Key_Backspace)
        check("Enter breaks it", area.text, "이\n아")

        begin("Enter")
        tap("ㅇㅁ", "ㅣ", Qt.Key_Return)
        check("is told", entered, 1)
        tap("ㆍ")
        check("ends the run", field.text, "이\u119e")

        begin("symbols")
        tap("ㅇㅁ", "ㅣ", "!#1")
        yield 300
        picture("symbols")
        yield 100
        tap("!", "2/3")
        yield 300
        tap("₩")
        check("write", field.text, "이!₩")
        tap(Qt.Key_Space)
        yield 300
        check("give way to letters after a space", field.text + !!key("ㄱㅋ"), "이!₩ true")
        tap("!#1")
        yield 300
        tap("123")
        yield 300
        picture("digits")
        yield 100
        tap("1", Qt.Key_Space, "2")
        check("digits stay", field.text, "이!₩ 1 2")
        tap("가")
        yield 300

        begin("a symbol before a key of its own")
        tap("!#1")
        yield 300
        tap(".", "가")
        yield 300
        tap(".,?!")
        check("is no letter", field.text, "..")

        begin("the language key")
        tap("ㅇㅁ", "ㅣ", "한/영")
        yield 300
        picture("latin")
        yield 100
        tap("q", Qt.Key_Shift, "q", "q")
        check("opens Latin letters", field.text, "이qQq")
        down(".")
        yield 1000
        up(".")
        check("a held stop offers a text", field.text, "이qQq.com")
        tap("한/영")
        yield 300
        tap("ㆍ")
        check("and Korean ones", field.text, "이qQq.com\u119e")

        begin("the globe")
        tap("changeLanguageKey")
        yield 500
        const keyboard = find(panel, function(item) { return item.objectName === "keyboard" })
        check("lists languages", keyboard.languagePopupListActive, true)
        tap("changeLanguageKey")
        yield 500

        begin("digits", digits)
        yield 500
        picture("number")
        yield 100
        tap("1", "2")
        check("have their page", digits.text, "12")
        begin("an address", address)
        yield 500
        tap("q", "@")
        check("has Latin letters", address.text, "q@")
        begin("Korean again")
        yield 500
        tap("ㄱㅋ", "ㅣ", "ㆍ")
        check("has letters", field.text, "가")

        const hide = find(panel, function(item) { return item.slot !== undefined && item.slot.role === "dismiss" })
        mouse.mouseClick(hide, hide.width / 2, hide.height / 2, Qt.LeftButton, Qt.NoModifier, -1)
        yield 500
        name = "the key that hides"
        check("hides", Qt.inputMethod.visible, false)
    }
}
