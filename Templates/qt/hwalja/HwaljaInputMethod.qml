import QtQuick 2.15
import QtQuick.VirtualKeyboard 2.15
import "composer.mjs" as Hwalja

// Types on `layout`. What is composed is in the field, and each press replaces the end of it: the text of a field is
// complete at any time, as with Qt's own Hangul, for buttons that read it and for lists that filter by it.
InputMethod {
    id: method

    property var layout
    // What backspace takes back: a "jamo", or a "stroke".
    property string backspaceUnit: "jamo"

    property var composer: null
    // When a key of the layout was last pressed, and where the cursor was after the last edit.
    property real lastPress: 0
    property int end: 0

    Component.onCompleted: composer = Hwalja.composerOf(layout)

    function inputModes(locale) { return [InputEngine.InputMode.Hangul] }
    function setInputMode(locale, inputMode) { return true }
    function setTextCase(textCase) { return true }
    function selectionLists() { return [] }

    // The field has other text now.
    function reset() { composer.commit() }

    // The cursor may have moved.
    function update() { if (inputContext) syncWithField() }

    function keyEvent(key, text, modifiers) {
        syncWithField()
        const number = key === Qt.Key_Hangul ? layout.keys.findIndex(function(own) { return own.id === text }) : -1
        if (number >= 0) {
            press(number)
        } else if (key === Qt.Key_Backspace) {
            const edit = composer.backspace(backspaceUnit)
            // Nothing is composed: the field deletes.
            if (!edit) return false
            write(edit)
        } else if (text === " ") {
            return composer.space().inserting === ""
        } else if (text === "" && key !== Qt.Key_Hangul) {
            // Shift, which is no text.
            return false
        } else {
            composer.commit()
            if (key === Qt.Key_Return || key === Qt.Key_Enter) return false
            if (text !== "") inputContext.commit(text)
        }
        return true
    }

    function press(number) {
        const now = Date.now()
        if (now - lastPress >= layout.cycleTimeout) composer.endCycle(number)
        lastPress = now
        write(composer.press(number))
    }

    function write(edit) {
        const { deleting, inserting } = edit
        if (deleting === 0 && inserting === "") return
        end = Math.min(inputContext.cursorPosition, inputContext.anchorPosition) - deleting + inserting.length
        inputContext.commit(inserting, -deleting, deleting)
    }

    // Ends the run if the field no longer has it before the cursor: the cursor was moved, text is selected, or the
    // application changed or refused what was written. Fields do not always report that.
    function syncWithField() {
        const { cursorPosition, anchorPosition, surroundingText } = inputContext
        const before = surroundingText.slice(0, cursorPosition)
        if (cursorPosition !== end || anchorPosition !== end || !before.endsWith(composer.composing)) composer.commit()
    }
}
