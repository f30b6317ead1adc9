// Part of Hwalja, under the MIT licence: see LICENSE.

import { dispatchInput, isWritable, tryBrowserEdit, wholeCharacters } from "./Dom.ts";
import { pressEnter } from "./Enter.ts";
import { fieldOf } from "./FieldText.ts";
import { dispatchKey } from "./SimulatedKeys.ts";
import { lastCharacter, scalarBefore, withoutUnit } from "./Text.ts";
import type { TextClient } from "./TextClient.ts";

/** Support for rich text, which `hwalja/rich` adds. */
export const rich: {
  clientFor?: (element: HTMLElement, moved: () => void) => TextClient;
  endComposition?: (element: HTMLElement) => void;
} = {};

/** Returns a client that types into `element`. */
export function clientFor(element: HTMLElement, moved: () => void): TextClient {
  if ("setRangeText" in element) {
    const field = element as HTMLInputElement;
    if (field.selectionStart !== null) return fieldClient(field);
    const reason = `<input type="${field.type}"> does not report its cursor`;
    throw new TypeError(`${reason}; use type="text" with inputmode`);
  }
  // An editor may be read-only for now.
  if (element.isConnected && !element.isContentEditable && element.contentEditable === "inherit") {
    throw new TypeError(`<${element.localName}> is not a text field; attach to the field in it`);
  }
  if (!rich.clientFor) throw new TypeError(`rich text needs import "hwalja/rich"`);
  return rich.clientFor(element, moved);
}

/** Returns a client for an `<input>` or a `<textarea>`. */
function fieldClient(element: HTMLInputElement): TextClient {
  // A lead and its pending dots that would exceed the field's maxlength. They are held here, and the field does not
  // change until the dots have become a vowel.
  let held: Held | null = null;
  const isInput = element.localName === "input";

  // Returns the held text; null if the field or its cursor has changed since the text was held.
  const heldNow = () => {
    const { value, selectionStart, selectionEnd } = element;
    return held?.value === value && held.end === selectionEnd && held.end === selectionStart ? held : null;
  };

  const offsetOf = (name: "selectionStart" | "selectionEnd") => {
    const held = heldNow();
    return !isWritable(element) ? null : held ? held.start + held.text.length : element[name];
  };

  const client = {
    get value() {
      const { value } = element;
      const held = heldNow();
      return held ? value.slice(0, held.start) + held.text + value.slice(held.end) : value;
    },
    get selectionStart() { return offsetOf("selectionStart"); },
    get selectionEnd() { return offsetOf("selectionEnd"); },

    setRangeText(text: string, start: number, end: number) {
      const before = heldNow();
      held = null;
      if (before) {
        text = before.text.slice(0, Math.max(start - before.start, 0)) + text;
        start = Math.min(start, before.start);
        end = before.end;
      }
      const { value, maxLength } = element;
      const length = value.length - (end - start) + text.length;
      // Writing only part of an edit would lose letters, so refuse an edit that does not fit.
      const isTooLong = maxLength >= 0 && length > maxLength && text.length > end - start;
      const from = start < end ? start : Math.max(start - 1, 0);
      const pending = value.slice(from, start) + text;
      if (isTooLong && endsInDots(pending)) held = { text: pending, start: from, end, value };
      // There is one exception. If a tail would move to a new syllable that does not fit, the old syllable still loses
      // its tail.
      const isTail = isTooLong && !held && length - maxLength < text.length && losesTail(text, value.charAt(start));
      if (!isWritable(element) || isTooLong && !isTail) return;
      if (isTail) text = text.charAt(0);
      const whole = wholeCharacters(value, start, end, text);
      // Fields for numbers and e-mail addresses do not report their cursor.
      const isKnown = element.selectionStart !== null;
      if (isKnown) element.setSelectionRange(whole.start, end);
      const isDone = tryBrowserEdit(element, whole.text);
      // If the page cancelled the edit and wrote nothing, remove the selection.
      if (isDone === null && isKnown && element.value === value) element.setSelectionRange(end, end);
      if (isDone === false && isKnown) {
        element.setRangeText(whole.text, whole.start, end, "end");
        dispatchInput(element, text);
      }
      // Scroll to a cursor at the end of the text. Chromium does so only for its own keys.
      if (element.selectionEnd === element.value.length) element[isInput ? "scrollLeft" : "scrollTop"] = 1e6;
    },

    deleteContentBackward() {
      const { text, start, end } = fieldOf(client);
      // The field may be hidden and belong to an editor that keeps its text elsewhere and handles key events.
      if (end === 0) dispatchKey(element, "Backspace", 8);
      else client.setRangeText("", start < end ? start : lastCharacter(text, end), end);
    },

    insertLineBreak() {
      pressEnter(element, isInput ? undefined : () => {
        const { start, end } = fieldOf(client);
        client.setRangeText("\n", start, end);
      });
    },
  };
  return client;
}

/** Returns true if `text` ends in a lead and its pending dots. Together they have two code units. */
function endsInDots(text: string) {
  return text.length - withoutUnit(text).length === 2 && scalarBefore(text) <= 0xffff;
}

/** Returns true if `text` begins with the syllable `before`, but with another tail or without a tail. */
function losesTail([first = ""]: string, before: string) {
  const open = (syllable: string) => syllable.normalize("NFD").slice(0, 2);
  return first !== before && open(first) === open(before);
}

/** A text that should replace the part from `start` to `end` of a field's `value`, but that does not fit yet. */
interface Held {
  text: string;
  start: number;
  end: number;
  value: string;
}
