// Part of Hwalja, under the MIT licence: see LICENSE.

import QtQuick 2.15
import QtQuick.VirtualKeyboard 2.15
import "composer.mjs" as Hwalja

// An input method that types with `layout`. The composed text is in the field, as it is with Qt's own Hangul input
// method, and each press replaces the end of that text. The field is therefore always complete for buttons that read it
// and for lists that it filters.
InputMethod {
    id: method

    property var layout
    // The unit of backspace: "jamo" or "stroke".
    property string backspaceUnit: "jamo"

    property var composer: null
    // The time of the last key press, and the cursor after the last edit.
    property real lastPress: 0
    property int end: 0

    Component.onCompleted: composer = Hwalja.composerOf(layout)

    function inputModes(locale) { return [InputEngine.InputMode.Hangul] }
    function setInputMode(locale, inputMode) { return true }
    function setTextCase(textCase) { return true }
    function selectionLists() { return [] }

    // The field has changed.
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
            // There is no run, so let the field delete.
            if (!edit) return false
            write(edit)
        } else if (text === " ") {
            return composer.space().inserting === ""
        } else if (text === "" && key !== Qt.Key_Hangul) {
            // Shift writes nothing.
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

    // Ends the run unless the run is directly before the cursor. The cursor may have moved, text may be selected, or
    // the application may have changed or refused an edit. Fields do not always report this.
    function syncWithField() {
        const { cursorPosition, anchorPosition, surroundingText } = inputContext
        const before = surroundingText.slice(0, cursorPosition)
        if (cursorPosition !== end || anchorPosition !== end || !before.endsWith(composer.composing)) composer.commit()
    }
}
