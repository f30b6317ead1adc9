// The fields of a page that a keyboard can type into.

import { around } from "../Dom.ts";
import { rich } from "../FieldClient.ts";
import { TYPES_OF_TEXT } from "../SimulatedKeys.ts";
import type { FieldKind, KeyboardField } from "../keyboard/KeyboardField.ts";
import type { AttributedElement } from "./ElementProperties.ts";

/** The field that `target` is, or is in, if a keyboard can type into it; or null. */
export function fieldAt(target: unknown): HTMLElement | null {
  // Not by its class: each document of a page has its own classes.
  const element = target as HTMLElement | null | undefined;
  if (!element) return null;
  const { localName, isContentEditable, parentElement } = element;
  const isInput = localName === "input" && TYPES_OF_TEXT.includes((element as HTMLInputElement).type);
  if (isInput || localName === "textarea") return element;
  return isContentEditable && rich.clientFor ? fieldAt(parentElement) ?? element : null;
}

/**
 * The field that `keyboard` types into: the one `given` to it, or the one that it is for, or else the one at `target`;
 * null, if that is in a modal dialog, or in what fills the screen, and the keyboard is not.
 */
export function fieldMeant(
  keyboard: AttributedElement, given: HTMLElement | null, target: unknown,
): HTMLElement | null {
  const tree = keyboard.getRootNode() as Document | ShadowRoot;
  const field = given ?? fieldAt(keyboard.for ? tree.getElementById(keyboard.for) : target);
  const modal = around(field, ":modal");
  return modal && modal !== around(keyboard, ":modal") ? null : field;
}

/** What `element` asks of a keyboard. `inputMode` is its own, before the keyboard changed it. */
export function wishesOf(element: HTMLElement, inputMode: string | null): KeyboardField {
  // By attributes: some browsers lack the properties.
  const asked = (name: string) => element.getAttribute(name)?.toLowerCase() ?? "";
  const kinds: Readonly<Record<string, FieldKind>> = {
    numeric: "number", decimal: "number", number: "number", tel: "phone", email: "email", url: "address",
    search: "search", text: "letters",
  };
  const capitals = ({ on: "sentences", sentences: "sentences", words: "words" } as const)[asked("autocapitalize")];
  const action = (["go", "search", "send", "next", "done"] as const).find((name) => name === asked("enterkeyhint"));
  const type = element.localName === "input" ? (element as HTMLInputElement).type : "";
  const kind = kinds[inputMode?.toLowerCase() ?? ""] ?? kinds[type] ?? "letters";
  return { kind, capitals: capitals ?? "none", action: action ?? "none" };
}
