// Compiled from src/runtime/KeyFor.ts; do not edit.
import { isPlain } from "./Dom.js";
/**
 * Returns the key of `layout` that a key of a computer's keyboard types:
 * - Letter keys match by their place on a QWERTY keyboard, whatever is printed on the keys. With shift, they match the
 *   shifted keys.
 * - In a layout with letter keys, digits, * and # match by their character.
 * - The numeric pad matches by place, like the keys of a phone, with # on the decimal point.
 *
 * In a layout for phones, the digit row types digits, because bar code readers type digits on it.
 *
 * @param hasPad True if the numeric pad also types.
 * @returns Null for every other key. Also null if Ctrl, Alt or Meta is down, or while an input method composes.
 */
export function keyFor(layout, event, hasPad = true) {
    if (!isPlain(event))
        return null;
    const { code, key, shiftKey } = event;
    const [, kind, name = ""] = /^(Key|Digit|Numpad)(.+)$/.exec(code) ?? [];
    if (kind === "Key")
        return (shiftKey ? layout.keyByCode(name) : null) ?? layout.keyByCode(name.toLowerCase());
    // If NumLock is off, the pad moves the cursor, and its `key` values are not in PAD.
    if (kind === "Numpad")
        return !hasPad ? null : layout.keyByCode(PHONE.charAt(PAD.indexOf(key)));
    // The codes of letters sort after the codes of digits.
    if (!layout.keys.some(({ code }) => code >= "a"))
        return null;
    if (/^[0-9*#]$/.test(key))
        return layout.keyByCode(key);
    return kind === "Digit" && !shiftKey ? layout.keyByCode(name) : null;
}
// The keys of a phone, and the keys in the same places on the numeric pad, which has 7 8 9 in its top row.
const PHONE = "123456789*0##";
const PAD = "789456123*0.,";
