// A consumer of the element in strict TypeScript.
import { cheonjiinKeyboard, keyboards } from "hwalja";
import type { InputSession, KeyboardSettings } from "hwalja";
import { HwaljaKeyboardElement, define } from "hwalja/element";
import type { HwaljaKeyboardEventMap } from "hwalja/element";

define([cheonjiinKeyboard]);
define(keyboards, "my-keyboard");
const element: HwaljaKeyboardElement = document.createElement("hwalja-keyboard");
const found: HwaljaKeyboardElement | null = document.querySelector("hwalja-keyboard");
for (const delay of [null, Infinity, 300]) element.delay = delay;
element.for = element.layout = element.layouts = element.lang = "sky";
element.keyboard = element.sound = element.vibrate = true;
element.settings = { longPress: 300 };
element.field = document.createElement("textarea");
const session: InputSession | null = element.session;
element.addEventListener("press", (event) => {
  const { legend, role, outcome } = (event as HwaljaKeyboardEventMap["press"]).detail;
  const said: string = legend + (role ?? "") + outcome;
  console.log(said, session?.composing, found?.hidden);
});
export const settings: Partial<KeyboardSettings> = element.settings;
