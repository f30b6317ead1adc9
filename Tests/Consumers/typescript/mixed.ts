// A consumer that takes each thing from another module of the package: there is one of each class.
import { Composer, KeyboardLayout, cheonjiin as first, keyboards } from "hwalja";
import { cheonjiin } from "hwalja/cheonjiin";
import { KeyboardLayout as Layout, type TextClient, InputSession, writing } from "hwalja/core";
import { HwaljaKeyboardElement, define } from "hwalja/element";
import { Keyboard } from "hwalja/keyboard";
import { cheonjiinKeyboard } from "hwalja/keyboards";

const layout: Layout = cheonjiin;
const other: KeyboardLayout = writing(layout, "compatibility");
const client: TextClient = {
  value: "", selectionStart: 0, selectionEnd: 0, setRangeText: (text: string): void => console.log(text),
};
const session = new InputSession(other, client);
const keyboard = new Keyboard(cheonjiinKeyboard, session);
keyboard.tap({ place: { row: 0, column: 0 }, time: 0 });
define([cheonjiinKeyboard]);

console.log(new Composer(cheonjiin).press(first.key("ㅇㅁ")).inserting);
console.log([
  first === cheonjiin, Layout === KeyboardLayout, layout instanceof KeyboardLayout, other instanceof Layout,
  session.layout === first, keyboards[0] === cheonjiinKeyboard, typeof HwaljaKeyboardElement === "function",
].join(" "));
