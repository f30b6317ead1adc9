// Part of Hwalja, under the MIT licence: see LICENSE.

import { isPlain } from "./Dom.ts";
import type { Key } from "./Key.ts";
import type { KeyboardLayout } from "./KeyboardLayout.ts";

/**
 * The key of `layout` that a computer's key types: letters by their place on a QWERTY keyboard, whatever is printed
 * there, with shift for the shifted key, and in such a layout digits, * and # by their character; and the numeric pad
 * by place, like the keys of a phone, with # on the decimal point. The row of digits types no phone's keys, but digits:
 * readers of bar codes type on it.
 *
 * @param hasPad Whether the numeric pad types, too.
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
export function keyFor(layout: KeyboardLayout, event: KeyboardEvent, hasPad = true): Key | null {
  if (!isPlain(event)) return null;
  const { code, key, shiftKey } = event;
  const [, kind, name = ""] = /^(Key|Digit|Numpad)(.+)$/.exec(code) ?? [];
  if (kind === "Key") return (shiftKey ? layout.keyByCode(name) : null) ?? layout.keyByCode(name.toLowerCase());
  // With NumLock off, the pad moves the cursor, and its keys have other names.
  if (kind === "Numpad") return !hasPad ? null : layout.keyByCode(PHONE.charAt(PAD.indexOf(key)));
  // Letters come after digits.
  if (!layout.keys.some(({ code }) => code! >= "a")) return null;
  if (/^[0-9*#]$/.test(key)) return layout.keyByCode(key);
  return kind === "Digit" && !shiftKey ? layout.keyByCode(name) : null;
}

// The keys of a phone, and those that lie there on the numeric pad, which has 7 8 9 on top.
const PHONE = "123456789*0##";
const PAD = "789456123*0.,";
