// A consumer in strict TypeScript; what must not compile is marked as such.
import { Composer, KeyboardLayout, cheonjiin, layouts } from "hwalja";
import type { Edit, Key, Slot, Step } from "hwalja";

export function apply({ deleting, inserting }: Edit, text: string): string {
  return text.slice(0, text.length - deleting) + inserting;
}

export function legends(layout: KeyboardLayout): string[][] {
  return layout.rows.map((row) => row.map(legend));
}

function legend(slot: Slot): string {
  if (typeof slot !== "string") return slot.legend;
  switch (slot) {
    case "backspace": return "⌫";
    case "enter": return "⏎";
    case "space": return "␣";
    case "shift": return "⇧";
    case "gap": return "";
  }
}

const step: Step = "stroke";
const composer = new Composer(cheonjiin);
const first: Key | undefined = cheonjiin.keys[0];
export const typed: string = apply(composer.press(first), "");
export const taken: Edit | null = composer.backspace(step) ?? composer.backspace();
export const raw: Edit | null = cheonjiin.edit(cheonjiin.key("인"), "가");
export const names: string[] = layouts.map((layout) => layout.name);

export function misuse(): void {
  // @ts-expect-error the run is the composer's
  composer.composing = "";
  // @ts-expect-error a layout does not change
  cheonjiin.name = "";
  // @ts-expect-error nor do its keys
  cheonjiin.keys.push(first);
  // @ts-expect-error nor its rows
  cheonjiin.rows[0]?.pop();
  // @ts-expect-error there are two steps
  composer.backspace("word");
  // @ts-expect-error a key is no string
  composer.press("인");
  // @ts-expect-error nothing composed is no edit
  apply(composer.backspace(), "");
  // @ts-expect-error a layout is not any object of its shape
  const forged: KeyboardLayout = { ...cheonjiin };
  void forged;
}
