// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import type { Keyboard, Page } from "./runtime/keyboard/Keyboard.ts";
import { cheonjiin } from "./cheonjiin.ts";
import { cheonjiinPlus } from "./cheonjiin-plus.ts";
import { naratgeul } from "./naratgeul.ts";
import { sky } from "./sky.ts";
import { dubeolsik } from "./dubeolsik.ts";
import { danmoeum } from "./danmoeum.ts";

const cheonjiinLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter"}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, 9],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 10, hold: ["0"]}, {role: "space"}, {role: "language"}],
  ],
};

const latinPage: Page = {
  id: "latin", legend: "ABC", kind: "letters", hasCapitals: true, fields: ["email", "address"],
  rows: [
    [{text: "q", hold: ["1"], flicks: {down: "1"}}, {text: "w", hold: ["2"], flicks: {down: "2"}}, {text: "e", hold: ["3"], flicks: {down: "3"}}, {text: "r", hold: ["4"], flicks: {down: "4"}}, {text: "t", hold: ["5"], flicks: {down: "5"}}, {text: "y", hold: ["6"], flicks: {down: "6"}}, {text: "u", hold: ["7"], flicks: {down: "7"}}, {text: "i", hold: ["8"], flicks: {down: "8"}}, {text: "o", hold: ["9"], flicks: {down: "9"}}, {text: "p", hold: ["0"], flicks: {down: "0"}}],
    [{role: "gap", width: 0.5}, "a", "s", "d", "f", "g", "h", "j", "k", "l", {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, "z", "x", "c", "v", "b", "n", "m", {role: "backspace", width: 1.5}],
    [{page: "symbols", width: 1.5}, {role: "globe"}, {role: "space", width: 2.5}, {text: ",", email: "@", address: "/", hold: ["'"]}, {text: ".", hold: [".com", ".kr", "?", "!"]}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinSymbolsPage: Page = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["!", "?", ".", ",", "(", ")", {role: "backspace", width: 2}],
    ["@", ":", "/", "-", "★", "°", {role: "enter", width: 2}],
    ["*", "_", "%", "~", "^", "#", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols2", legend: "2/3"}, {page: "symbols3", legend: "3/3"}],
  ],
};

const cheonjiinSymbols2Page: Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["\u0024", "₩", "€", "↖", "↑", "↗", {role: "backspace", width: 2}],
    ["£", "¥", "=", "←", "♥", "→", {role: "enter", width: 2}],
    ["+", "×", "÷", "↙", "↓", "↘", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols", legend: "1/3"}, {page: "symbols3", legend: "3/3"}],
  ],
};

const symbols3Page: Page = {
  id: "symbols3", legend: "!#1", kind: "symbols",
  rows: [
    ["《", "》", "『", "』", "\"", "'", {role: "backspace", width: 2}],
    ["\u0060", "※", "|", "&", "\\", ";", {role: "enter", width: 2}],
    ["<", ">", "{", "}", "[", "]", {text: ".", hold: [",", "?", "!"], width: 2}],
    [{page: ""}, {role: "globe"}, {page: "digits", width: 2}, {role: "space", width: 2}, {page: "symbols", legend: "1/3"}, {page: "symbols2", legend: "2/3"}],
  ],
};

const digitsPage: Page = {
  id: "digits", legend: "123", kind: "digits",
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {text: ".", hold: [",", "?", "!"]}],
    [{page: "", width: 0.5}, {role: "globe", width: 0.5}, "0", {role: "space"}, {page: "symbols"}],
  ],
};

const numberPage: Page = {
  id: "number", legend: "123", kind: "digits", fields: ["number", "phone"],
  rows: [
    ["1", "2", "3", {role: "backspace"}],
    ["4", "5", "6", {role: "enter"}],
    ["7", "8", "9", {role: "dismiss"}],
    [{text: ".", hold: [",", "-"]}, {text: "0", hold: ["+"]}, {text: "#", hold: ["*"]}, {page: ""}],
  ],
};

const cheonjiinPlusLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace"}],
    [{key: 3, hold: ["4"], width: 0.5}, {key: 4, hold: [19], width: 0.5}, {key: 5, hold: ["5"], width: 0.5}, {key: 6, width: 0.5}, {key: 7, hold: ["6"], width: 0.5}, {key: 8, hold: [20], width: 0.5}, {role: "enter"}],
    [{key: 9, hold: ["7"], width: 0.5}, {key: 10, hold: [21], width: 0.5}, {key: 11, hold: ["8"], width: 0.5}, {key: 12, hold: [22], width: 0.5}, {key: 13, hold: ["9"], width: 0.5}, {key: 14, hold: [23], width: 0.5}, {key: 15, width: 0.5}, {key: 16, width: 0.5}],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 17, hold: ["0"], width: 0.5}, {key: 18, width: 0.5}, {role: "space"}, {role: "language"}],
  ],
};

const naratgeulLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace", width: 1.5}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter", width: 1.5}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {page: "symbols", width: 0.5}, {role: "language"}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space"}],
  ],
};

const skyLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {role: "backspace", width: 1.5}],
    [{key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {role: "enter", width: 1.5}],
    [{key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {page: "symbols", width: 0.5}, {role: "language"}],
    [9, {key: 10, hold: ["0"]}, 11, {role: "globe", width: 0.5}, {role: "space"}],
  ],
};

const dubeolsikLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}, {key: 8, hold: ["9"]}, {key: 9, hold: ["0"]}],
    [{role: "gap", width: 0.5}, 10, 11, 12, 13, 14, 15, 16, 17, 18, {role: "gap", width: 0.5}],
    [{role: "shift", width: 1.5}, 19, 20, 21, 22, 23, 24, 25, {role: "backspace", width: 1.5}],
    [{page: "symbols", width: 1.5}, {role: "globe"}, {role: "space", width: 3.5}, {text: ".", hold: [",", "?", "!"]}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbolsPage: Page = {
  id: "symbols", legend: "!#1", kind: "symbols",
  rows: [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""],
    [{page: "symbols2", legend: "2/2", width: 1.5}, ".", ",", "?", "!", {text: "'", hold: ["\u0060"]}, "~", "^", {role: "backspace", width: 1.5}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "space", width: 4.5}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const dubeolsikSymbols2Page: Page = {
  id: "symbols2", legend: "!#1", kind: "symbols",
  rows: [
    ["[", "]", "{", "}", "#", "%", "*", "+", "=", "※"],
    ["_", "\\", "|", "<", ">", "\u0024", "€", "£", "¥", "•"],
    [{page: "symbols", legend: "1/2", width: 1.5}, ".", ",", "?", "!", {text: "'", hold: ["\u0060"]}, "~", "^", {role: "backspace", width: 1.5}],
    [{page: "", width: 1.5}, {role: "globe"}, {role: "space", width: 4.5}, {role: "language", width: 1.5}, {role: "enter", width: 1.5}],
  ],
};

const cheonjiinFlickLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 18, hold: ["1"], flicks: {up: 15, down: 24, left: 16, right: 17}}, {key: 8, legend: "ㅐㅔ", hold: ["2"], flicks: {up: 31, down: 32, left: 9}}, {key: 25, hold: ["3"], flicks: {up: 5, down: 23, left: 6, right: 7}}, {role: "backspace"}],
    [{key: 3, legend: "ㄱㅋ", hold: ["4"], flicks: {up: 29, right: 19}}, {key: 11, legend: "ㄴㄹ", hold: ["5"], flicks: {right: 13}}, {key: 2, legend: "ㄷㅌ", hold: ["6"], flicks: {up: 28, right: 20}}, {role: "enter"}],
    [{key: 0, legend: "ㅂㅍ", hold: ["7"], flicks: {up: 26, right: 22}}, {key: 4, legend: "ㅅㅎ", hold: ["8"], flicks: {up: 30, right: 14}}, {key: 1, legend: "ㅈㅊ", hold: ["9"], flicks: {up: 27, right: 21}}, {text: ".", hold: [",", "?", "!"]}],
    [{page: "symbols", width: 0.5}, {role: "globe", width: 0.5}, {key: 12, legend: "ㅇㅁ", hold: ["0"], flicks: {right: 10}}, {role: "space"}, {role: "language"}],
  ],
};

const danmoeumLettersPage: Page = {
  id: "letters", legend: "가", kind: "letters",
  rows: [
    [{key: 0, hold: ["1"]}, {key: 1, hold: ["2"]}, {key: 2, hold: ["3"]}, {key: 3, hold: ["4"]}, {key: 4, hold: ["5"]}, {key: 5, hold: ["6"]}, {key: 6, hold: ["7"]}, {key: 7, hold: ["8"]}],
    [8, 9, 10, 11, 12, 13, {key: 14, hold: ["9"]}, {key: 15, hold: ["0"]}],
    [16, 17, 18, 19, 20, 21, {role: "backspace", width: 2}],
    [{page: "symbols"}, {role: "globe"}, {role: "space", width: 2.5}, {text: ".", hold: [",", "?", "!"]}, {role: "language"}, {role: "enter", width: 1.5}],
  ],
};

/** Cheonjiin (천지인). */
export const cheonjiinKeyboard: Keyboard = {
  id: "korean", name: "천지인", latinName: "Cheonjiin", layout: cheonjiin,
  pages: [cheonjiinLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

/** Cheonjiin Plus (천지인 플러스). */
export const cheonjiinPlusKeyboard: Keyboard = {
  id: "korean", name: "천지인 플러스", latinName: "Cheonjiin Plus", layout: cheonjiinPlus,
  pages: [cheonjiinPlusLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

/** Naratgeul (나랏글). */
export const naratgeulKeyboard: Keyboard = {
  id: "korean", name: "나랏글", latinName: "Naratgeul", layout: naratgeul,
  pages: [naratgeulLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

/** SKY-II (스카이). */
export const skyKeyboard: Keyboard = {
  id: "korean", name: "스카이", latinName: "SKY-II", layout: sky,
  pages: [skyLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

/** Dubeolsik (두벌식). */
export const dubeolsikKeyboard: Keyboard = {
  id: "korean", name: "두벌식", latinName: "Dubeolsik", layout: dubeolsik,
  pages: [dubeolsikLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

/** Cheonjiin by flicks (천지인 플릭). */
export const cheonjiinFlickKeyboard: Keyboard = {
  id: "cheonjiin-flick", name: "천지인 플릭", latinName: "Cheonjiin by flicks", layout: dubeolsik,
  pages: [cheonjiinFlickLettersPage, latinPage, cheonjiinSymbolsPage, cheonjiinSymbols2Page, symbols3Page, digitsPage, numberPage],
};

/** Danmoeum (단모음). */
export const danmoeumKeyboard: Keyboard = {
  id: "korean", name: "단모음", latinName: "Danmoeum", layout: danmoeum,
  pages: [danmoeumLettersPage, latinPage, dubeolsikSymbolsPage, dubeolsikSymbols2Page, numberPage],
};

/** All keyboards. Using this constant includes all of them in the bundle. */
export const keyboards: readonly Keyboard[] = [
  cheonjiinKeyboard, cheonjiinPlusKeyboard, naratgeulKeyboard, skyKeyboard, dubeolsikKeyboard, cheonjiinFlickKeyboard, danmoeumKeyboard,
];

/**
 * Returns the first keyboard whose layout has that id. If there is no such layout, returns the keyboard with that id,
 * or null. Using this function includes all keyboards in the bundle.
 */
export function keyboardById(id: string): Keyboard | null {
  return keyboards.find(({ layout }) => layout.id === id) ?? keyboards.find((own) => own.id === id) ?? null;
}
