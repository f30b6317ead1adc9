// Types the lines of lines.tsv with the engine of Qt Virtual Keyboard. Each line has keys and signs, as
// docs/spec/CONFORM.md defines them, a tab, and the text. Prints the number of wrong lines and the first ten of them.
// Saves a picture of the letters.
import QtQuick 2.15
import QtQuick.Window 2.15
import QtQuick.VirtualKeyboard VERSION

Window {
    id: window

    property var lines: []
    property int next: 0
    property int wrong: 0

    width: 800
    height: 480
    visible: true

    TextInput { id: field; width: 800; height: 40 }
    InputPanel { id: panel; y: parent.height - height; width: parent.width }

    Component.onCompleted: {
        requestActivate()
        field.forceActiveFocus()
        Qt.inputMethod.show()
        const request = new XMLHttpRequest()
        request.open("GET", Qt.resolvedUrl("lines.tsv"), false)
        request.send()
        lines = request.responseText.split("\n").slice(0, -1)
        pace.start()
    }

    Timer {
        id: pace
        interval: 10
        repeat: true
        onTriggered: {
            const engine = InputContext.inputEngine
            if (!engine.inputMethod) {
                field.focus = false
                field.forceActiveFocus()
                return
            }
            for (const end = Math.min(window.next + 200, window.lines.length); window.next < end; window.next += 1) {
                window.type(engine, ...window.lines[window.next].split("\t"))
            }
            if (window.next < window.lines.length) return
            stop()
            panel.grabToImage(function(image) {
                image.saveToFile(Qt.resolvedUrl("letters.png").toString().replace("file://", ""))
                console.log("TYPED " + window.lines.length + " " + window.wrong)
                Qt.quit()
            })
        }
    }

    function type(engine, steps, expected) {
        const method = engine.inputMethod
        field.text = ""
        // There are no pauses except those in the line, however slow the machine is.
        method.lastPress = Infinity
        for (const step of steps.split(" ")) {
            if (step === "_") {
                engine.virtualKeyClick(Qt.Key_Hangul, "", Qt.NoModifier)
            } else if (step === "…") {
                method.lastPress = 0
                continue
            } else if (step === "␣") {
                engine.virtualKeyClick(Qt.Key_Space, " ", Qt.NoModifier)
            } else if (step === "⌫" || step === "⎌") {
                method.backspaceUnit = step === "⌫" ? "jamo" : "stroke"
                engine.virtualKeyClick(Qt.Key_Backspace, "", Qt.NoModifier)
            } else {
                engine.virtualKeyClick(Qt.Key_Hangul, step, Qt.NoModifier)
                method.lastPress = Infinity
            }
        }
        if (field.text === expected) return
        wrong += 1
        if (wrong <= 10) console.log("WRONG " + steps + " types " + field.text + ", not " + expected)
    }
}
