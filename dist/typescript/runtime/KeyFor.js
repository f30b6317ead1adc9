// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/KeyFor.ts; do not edit.
import { isPlain } from "./Selections.js";
/**
 * The key of `layout` that a computer's key types: letters by their place on a QWERTY keyboard, whatever is printed
 * there, with shift for the shifted key; 0 to 9, * and # by their character; and the numeric pad by place, like the
 * keys of a phone, with # on the decimal point.
 *
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
export function keyFor(layout, event) {
    if (!isPlain(event))
        return null;
    // The keys of a phone by place: the numeric pad has 7 8 9 on top.
    const pad = {
        Numpad7: "1", Numpad8: "2", Numpad9: "3",
        Numpad4: "4", Numpad5: "5", Numpad6: "6",
        Numpad1: "7", Numpad2: "8", Numpad3: "9",
        NumpadMultiply: "*", Numpad0: "0", NumpadDecimal: "#",
    };
    const { code, key, shiftKey } = event;
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    if (letter) {
        return (shiftKey ? layout.keyByCode(letter) : null) ?? layout.keyByCode(letter.toLowerCase());
    }
    // With NumLock off, the pad moves the cursor, and its keys have other names.
    if (code.startsWith("Numpad"))
        return /^[0-9*.,]$/.test(key) ? layout.keyByCode(pad[code] ?? "") : null;
    if (/^[0-9*#]$/.test(key))
        return layout.keyByCode(key);
    const digit = /^Digit([0-9])$/.exec(code)?.[1];
    return digit && !shiftKey ? layout.keyByCode(digit) : null;
}
