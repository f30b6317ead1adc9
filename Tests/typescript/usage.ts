// A strict TypeScript program that uses the package. Lines that must not compile have a comment.
import {
  Composer, InputSession, KeyboardMachine, KeyboardLayout, attach, cheonjiin, cheonjiinKeyboard, keyFor, keyboardById,
  layoutById, layouts,
} from "hwalja";
import { Composer as CoreComposer } from "hwalja/core";
import { InvalidKeyboardFile, keyboardFromParsed } from "hwalja/keyboard-file";
import { sky } from "hwalja/sky";
import type {
  AttachedSession, Edit, Key, Keyboard, KeyboardFace, KeyboardField, KeyboardRequest, KeyboardSession, Outcome,
  BackspaceUnit, TextClient,
} from "hwalja";

export function apply({ deleting, inserting }: Edit, text: string): string {
  return text.slice(0, text.length - deleting) + inserting;
}

export function legends(layout: KeyboardLayout): string[] {
  return layout.keys.filter(({ under }) => under === null).map(({ legend }) => legend);
}

const unit: BackspaceUnit = "stroke";
const composer = new Composer(cheonjiin);
const first: Key | undefined = cheonjiin.keys[0];
export const typed: string = apply(composer.press(first), "");
export const taken: Edit | null = composer.backspace(unit) ?? composer.backspace();
export const raw: Edit | null = cheonjiin.edit(cheonjiin.key("인"), "가");
// Each class is the same class, whichever module it is imported from.
export const same: Composer = new CoreComposer(sky);
export const names: string[] = layouts.map((layout) => layout.name);

// Any object that has these members is a field, including elements of a page.
const client: TextClient = {
  value: "", selectionStart: null, selectionEnd: 0, setRangeText: (text: string): void => void text,
};
export const session: InputSession = new InputSession(layoutById("sky") ?? cheonjiin, client);

export function drive(field: HTMLInputElement, text: HTMLTextAreaElement, rich: HTMLElement): AttachedSession[] {
  new InputSession(cheonjiin, field).press(cheonjiin.keyByCode("1"));
  const layout = cheonjiin;
  const sessions = [attach(field, { layout, hardware: true }), attach(text, { layout, cycleTimeout: 500 })];
  rich.addEventListener("keydown", (event) => sessions[0]?.press(keyFor(cheonjiin, event)));
  return [...sessions, attach(rich, { layout, cycleTimeout: Infinity, backspaceUnit: "stroke" })];
}

export function machine(): KeyboardMachine {
  const field: KeyboardField = { kind: "search", capitals: "none", action: "search" };
  const keyboard = keyboardById("sky") ?? cheonjiinKeyboard;
  const machine = new KeyboardMachine(keyboard, session);
  machine.settings = { longPress: 500, doubleSpace: null };
  machine.onRequest = (request: KeyboardRequest) => request.kind === "moveCursor" && request.by > 0;
  machine.fieldDidChange(field);
  const face: KeyboardFace | undefined = machine.rows[0]?.[0];
  const outcome: Outcome = face ? machine.down({ place: face.place, finger: 1, time: 0 }) : "nothing";
  if (outcome === "written") machine.move({ finger: 1, place: null, time: machine.nextTick ?? 0 });
  machine.settings = { ...machine.settings, backspaceUnit: unit };
  return machine;
}

/** A session without a field. */
export const recorder: KeyboardSession = {
  layout: cheonjiin, composing: "", client: { value: "", selectionStart: 0, selectionEnd: 0 },
  press: () => "written", insert: () => "written", commit: () => "nothing", space: () => "written",
  enter: () => "written", backspace: () => "nothing", hostDidChange: () => {},
};

/** A custom keyboard. */
export const own: Keyboard = {
  id: "own", name: "내 것", latinName: "Own", layout: cheonjiin,
  pages: [{
    id: "letters", legend: "가", kind: "letters",
    rows: [[0, ".", { text: "(|)", hold: ["[|]", 1], flicks: { up: "^" } }, { role: "backspace", width: 1.5 }]],
  }],
};

/** Returns the keyboard in a file from a user, or the message of the error in that file. */
export function edited(text: string): Keyboard | string {
  try {
    return keyboardFromParsed(JSON.parse(text), layouts);
  } catch (error) {
    return error instanceof InvalidKeyboardFile ? error.message : "not JSON";
  }
}

export function misuse(): void {
  // @ts-expect-error the run is read-only
  composer.composing = "";
  // @ts-expect-error a key is not a string
  composer.press("인");
  // @ts-expect-error without a run there is no edit
  apply(composer.backspace(), "");
  // @ts-expect-error a session needs a layout
  attach(document.body, {});
  // @ts-expect-error an object of the same shape is not a layout
  const forged: KeyboardLayout = { ...cheonjiin };
  void forged;
}
