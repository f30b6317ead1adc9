// Part of Hwalja, under the MIT licence: see LICENSE.

import QtQuick 2.15
import QtQuick.Layouts 1.15
import QtQuick.VirtualKeyboard 2.15
import "pages.mjs" as Pages

// A keyboard that shows `pages` with the letters of `layout`. It uses the key types of Qt Virtual Keyboard.
KeyboardLayoutLoader {
    id: pad

    property var layout
    property var pages

    property var page: pages[0]
    // The page of letters that was last shown.
    property var home: pages[0]
    // True if something has been typed since the page opened.
    property bool isUsed: false

    // Qt 6 has an InputContext for each imported version. Qt's keyboard uses a different InputContext than files for Qt
    // 5.
    readonly property var context: contextOf("") || contextOf("2.15")
    readonly property int hints: context.inputMethodHints
    readonly property var field: context.priv.inputItem
    readonly property bool hasLanguages: keyboard.canChangeInputLanguage(false)
    readonly property var rows: Pages.rowsOf(page, hasLanguages)

    inputMethod: HwaljaInputMethod { layout: pad.layout }

    Component.onCompleted: {
        if (context.locale === "") {
            console.error("Hwalja: Qt Virtual Keyboard is not the input method: install its plugin (on Debian"
                + " qt6-virtualkeyboard-plugin or qtvirtualkeyboard-plugin), and set QT_IM_MODULE=qtvirtualkeyboard")
        }
        openForField()
    }
    onHintsChanged: openForField()
    onFieldChanged: {
        if (inputMethod.composer) inputMethod.reset()
        openForField()
    }

    function contextOf(version) {
        const source = "import QtQml " + version + "; import QtQuick.VirtualKeyboard " + version
            + "; QtObject { readonly property var context: InputContext }"
        try { return Qt.createQmlObject(source, pad).context } catch (error) { return null }
    }

    function openForField() {
        home = pages[0]
        const kind = fieldKind()
        open(pages.find(function(page) { return page.fields && page.fields.indexOf(kind) >= 0 }) || home)
    }

    function fieldKind() {
        if (hints & Qt.ImhEmailCharactersOnly) return "email"
        if (hints & Qt.ImhUrlCharactersOnly) return "address"
        if (hints & Qt.ImhDialableCharactersOnly) return "phone"
        if (hints & (Qt.ImhDigitsOnly | Qt.ImhFormattedNumbersOnly | Qt.ImhPreferNumbers)) return "number"
        if (hints & Qt.ImhLatinOnly) return "email"
        return "letters"
    }

    function open(other) {
        page = other
        isUsed = false
        if (page.kind === "letters") home = page
    }

    function pageOf(slot) {
        return pages.find(function(page) { return page.id === slot.page }) || home
    }

    function openNextLetters() {
        const letters = pages.filter(function(page) { return page.kind === "letters" })
        if (letters.length > 1) open(letters[(letters.indexOf(home) + 1) % letters.length])
        else keyboard.changeInputLanguage(false)
    }

    // Returns the key that a slot shows.
    function keyOf(slot) {
        const key = layout.keys[slot.key]
        return context.shiftActive && layout.keys.find(function(other) { return other.under === key.id }) || key
    }

    function textOf(slot) {
        const own = slot[fieldKind()]
        return own || context.shiftActive && slot.shifted || slot.text
    }

    // Returns the offers for holding a key with `text`. Qt's lists also contain the text itself.
    function offersOf(slot, text) {
        const hold = slot.hold || []
        return hold.length === 0 ? [] : [text].concat(hold.map(function(offer) {
            return typeof offer === "number" ? layout.keys[offer].id : offer
        }))
    }

    function typeOf(slot) {
        if (slot.key !== undefined) return letterKey
        if (slot.text !== undefined) return textKey
        if (slot.page !== undefined) return pageKey
        return { backspace: backspaceKey, space: spaceKey, enter: enterKey, shift: shiftKey, language: languageKey,
            globe: globeKey, dismiss: dismissKey, next: nextKey }[slot.role] || null
    }

    Connections {
        target: pad.context.inputEngine
        // A page of symbols returns to the letters after a space or Enter. It returns to Latin letters also after an
        // apostrophe.
        function onVirtualKeyClicked(key, text) {
            const isEnd = key === Qt.Key_Space || key === Qt.Key_Return || text === "'" && pad.home.hasCapitals
            if (pad.page.kind === "symbols" && isEnd && (pad.isUsed || text === "'")) pad.open(pad.home)
            else if (text !== "") pad.isUsed = true
        }
    }

    sourceComponent: Component {
        KeyboardLayout {
            Repeater {
                model: pad.rows
                KeyboardRow {
                    Repeater {
                        model: modelData
                        Loader {
                            readonly property var slot: modelData
                            readonly property real keyWeight: 160 * slot.width
                            readonly property bool smallTextVisible: true
                            Layout.preferredWidth: keyWeight
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            sourceComponent: pad.typeOf(slot)
                        }
                    }
                }
            }
        }
    }

    Component {
        id: letterKey
        Key {
            readonly property var shown: pad.keyOf(slot)
            key: Qt.Key_Hangul
            text: shown.id
            displayText: slot.legend || shown.legend || text
            alternativeKeys: pad.offersOf(slot, text)
            noModifier: true
        }
    }
    Component {
        id: textKey
        Key {
            text: pad.textOf(slot)
            displayText: slot.legend || text
            alternativeKeys: pad.offersOf(slot, text)
            smallText: alternativeKeys.slice(1).filter(function(offer) { return offer.length === 1 }).join("")
            noModifier: !pad.page.hasCapitals
        }
    }
    Component {
        id: pageKey
        Key {
            displayText: slot.legend || pad.pageOf(slot).legend
            functionKey: true
            highlighted: true
            onClicked: pad.open(pad.pageOf(slot))
            keyPanelDelegate: keyboard.style ? keyboard.style.symbolKeyPanel : undefined
        }
    }
    Component {
        id: languageKey
        Key {
            // The input method ends the run.
            key: Qt.Key_Hangul
            displayText: slot.legend || "한/영"
            functionKey: true
            highlighted: true
            onClicked: pad.openNextLetters()
            keyPanelDelegate: keyboard.style ? keyboard.style.symbolKeyPanel : undefined
        }
    }
    Component {
        id: nextKey
        Key {
            key: Qt.Key_Hangul
            displayText: slot.legend || "다음"
            functionKey: true
            highlighted: true
            keyPanelDelegate: keyboard.style ? keyboard.style.symbolKeyPanel : undefined
        }
    }
    Component { id: backspaceKey; BackspaceKey { } }
    Component { id: spaceKey; SpaceKey { } }
    Component { id: enterKey; EnterKey { } }
    Component { id: shiftKey; ShiftKey { } }
    Component { id: globeKey; ChangeLanguageKey { } }
    Component { id: dismissKey; HideKeyboardKey { } }
}
