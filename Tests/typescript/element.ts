// A strict TypeScript program that uses the element.
import { cheonjiinKeyboard, keyboards } from "hwalja";
import type { InputSession, KeyboardSettings } from "hwalja";
import { HwaljaKeyboardElement, define } from "hwalja/element";
import type { HwaljaKeyboardAttributes, HwaljaKeyboardEventMap } from "hwalja/element";

define([cheonjiinKeyboard]);
define(keyboards, "my-keyboard");
const element: HwaljaKeyboardElement = document.createElement("hwalja-keyboard");
const found: HwaljaKeyboardElement | null = document.querySelector("hwalja-keyboard");
for (const pause of [null, Infinity, 300]) element.cycleTimeout = pause;
element.for = element.layout = element.layouts = element.lang = "sky";
element.scanInterval = 800;
element.hardware = "numpad";
element.auto = element.passthrough = element.hardware = element.exclusive = element.sound = element.vibrate = true;
element.settings = { longPress: 300 };
element.field = document.createElement("textarea");
const session: InputSession | null = element.session;
element.addEventListener("press", ({ detail: { legend, role, outcome } }) => {
  const description: string = legend + (role ?? "") + outcome;
  console.log(description, session?.composing, found?.hidden);
});
export const settings: Partial<KeyboardSettings> = element.settings;

// Listeners get events of the right type. Standard events and unknown events work, too.
element.addEventListener("layoutchange", function ({ detail }) { this.layout = detail.layout; }, { once: true });
element.addEventListener("pointerdown", ({ pointerId }) => console.log(pointerId));
const listener = ({ detail: { text } }: HwaljaKeyboardEventMap["commit"]): void => console.log(text);
element.addEventListener("commit", listener);
element.removeEventListener("commit", listener);
element.addEventListener("my-event", (event: Event) => console.log(event.type));
// @ts-expect-error a commit has no legend
element.addEventListener("commit", ({ detail }) => detail.legend);
export const attributes: HwaljaKeyboardAttributes = { for: "memo", hardware: true, cycleTimeout: null };
// @ts-expect-error an attribute of another name
export const misspelt: HwaljaKeyboardAttributes = { fro: "memo" };
