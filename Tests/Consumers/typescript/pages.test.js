// Pages, shift, spaces, capitals and what is drawn: docs/KEYBOARD.md, with a keyboard of few slots.
import assert from "node:assert/strict";
import test from "node:test";
import { fieldNamed } from "./keyboards.js";
import { keypad, latin, pages, typed } from "./slots.js";

const shown = (steps, options) => typed(steps, options).shown;
const field = (steps, options) => typed(steps, options).field;

test("a keyboard opens on the page for the field, or else on the first", () => {
  assert.equal(shown("", { field: "number none none" }), "digits off ␣");
  assert.equal(shown("", { field: "search none none" }), "ko off ␣");
  assert.equal(shown("@email,none,none"), "latin off ␣");
  assert.equal(shown("@email,none,none @letters,none,none 1.1 1.1"), "ko off ␣", "home is the first page of letters again");
  assert.equal(shown("1.2 @number,none,none 1.1"), "ko off ␣");
});

test("a slot without a page goes back to the letters that were last shown", () => {
  assert.equal(shown("1.1 1.1"), "ko off ␣");
  assert.equal(shown("1.2 1.1 0.3 1.1"), "latin off ␣");
});

test("the language key opens the next letters, and asks for the next keyboard where there are no others", () => {
  assert.equal(shown("1.2"), "latin off ␣");
  assert.equal(shown("1.2 1.2"), "ko off ␣");
  assert.equal(shown("1.1 1.2"), "latin off ␣", "after the home");
  const alone = { pages: { ...pages, pages: [pages.pages[0]] } };
  assert.equal(typed("0.0 1.2 0.1", alone).requests, "globe");
  assert.equal(field("0.0 1.2 0.1", alone), "ㄱㅏ|", "and the run is over");
});

test("symbols that were used give way to letters after a space or Enter; digits stay", () => {
  assert.equal(shown("1.1 1.4"), "symbols off ␣");
  assert.equal(shown("1.1 0.1 1.4"), "ko off ␣");
  assert.equal(shown("1.1 0.1 1.6"), "ko off ␣");
  assert.equal(shown("1.1 0.3 0.0 1.4"), "digits off ␣");
});

test("an apostrophe leads back to letters that have capitals", () => {
  assert.equal(shown("1.2 1.1 0.0"), "latin off ␣");
  assert.equal(shown("1.1 0.0"), "symbols off ␣");
});

test("a text can be another in fields of e-mail and of addresses, and with shift", () => {
  assert.equal(field("0.2 1.0 0.2", { field: "email none none" }), "@@|", "which has no capital");
  assert.equal(field("0.2", { field: "address none none" }), "/|");
  assert.equal(field("1.2 0.2 1.0 0.2 1.0 0.0 0.0"), ".!Aa|");
});

test("a | in a text is where the cursor stands afterwards, and alone it is a text", () => {
  const { field: brackets, requests } = typed("1.2 0.3 0.0");
  assert.deepEqual([brackets, requests], ["(a|)", ">-1"]);
  assert.equal(field("0.0 0.1", { field: "number none none" }), "1||");
  const wide = { pages: { ...pages, pages: [{ ...pages.pages[1], rows: [["<|👩‍👧>"]] }] } };
  assert.equal(typed("0.0", wide).requests, ">-2", "characters as people see them");
});

test("shift is for one key, and locks on pages with capitals when it is tapped twice", () => {
  assert.equal(field("1.0 0.0 0.0"), "ㄲㄱ|");
  assert.equal(shown("1.0 +300 1.0"), "ko off ␣");
  assert.equal(shown("1.2 1.0 +300 1.0"), "latin locked ␣");
  assert.equal(shown("1.2 1.0 +301 1.0"), "latin off ␣");
  assert.equal(field("1.2 1.0 1.0 0.0 0.0 1.0 0.0"), "AAa|");
  assert.equal(shown("1.2 1.0 1.4 1.0"), "latin off ␣", "a space between them makes two of a double tap");
});

test("nothing of shift comes along to another language", () => {
  assert.equal(shown("1.2 1.0 1.0 1.2"), "ko off ␣");
  assert.equal(shown("1.2 1.0 1.0 1.2 1.2"), "latin off ␣");
  assert.equal(shown("1.2", latin), "ko off ␣", "nor a capital that is due");
  assert.equal(shown("1.2 1.2", latin), "latin due ␣");
});

test("a capital is due where a sentence begins", () => {
  const at = (before) => shown("", { ...latin, before });
  for (const before of ["|", "a\\n|", "a.  |", "a! |", "a… |", "  |"]) assert.equal(at(before), "latin due ␣", before);
  for (const before of ["a|", "a.|", "a |", "a, |"]) assert.equal(at(before), "latin off ␣", before);
  assert.equal(field("0.0 0.0 1.4 1.4 0.0", latin), "Aa. A|");
});

test("a capital is due where a word begins, if the field asks for that", () => {
  const words = { ...latin, field: "letters words none" };
  assert.equal(field("0.0 0.0 1.4 0.0 1.6 0.0", words), "Aa A\\nA|");
});

test("a capital that somebody does not want stays away until it is due anew", () => {
  assert.equal(shown("1.0", latin), "latin off ␣");
  assert.equal(field("1.0 0.0 1.5 0.0", latin), "A|");
  assert.equal(shown("1.0 1.4", latin), "latin off ␣");
});

test("a capital that is due goes when the cursor does, and a field that says nothing has none", () => {
  const phone = typed("", { ...latin, before: "ab|" });
  phone.act(">0");
  assert.deepEqual([phone.shown, phone.changes], ["latin due ␣", 1]);
  phone.act(">1");
  assert.deepEqual([phone.shown, phone.changes], ["latin off ␣", 2]);
  phone.host.isOpen = false;
  phone.act("!");
  assert.deepEqual([phone.shown, phone.changes], ["latin off ␣", 2]);
});

test("a second space makes a full stop after a letter or a digit, and backspace two spaces of it", () => {
  assert.equal(field("0.0 0.1 1.4 +1100 1.4"), "가. |");
  assert.equal(field("0.0 0.1 1.4 +1101 1.4"), "가  |");
  assert.equal(field("0.0 0.1 1.4 1.4 1.4"), "가.  |");
  assert.equal(field("0.0 1.4 1.4 >2 1.4", { before: "나 |" }), "나  |ㄱ. ", "and the first of the next is not the second");
  assert.equal(field("0.0 0.1 1.4 1.4 1.5"), "가  |");
  assert.equal(field("0.0 0.1 1.4 1.4 1.5 1.5"), "가 |");
  assert.equal(field("1.4 1.4"), "  |");
  assert.equal(field("1.1 0.2 1.4 1.4"), "+  |");
  assert.equal(field("0.0 1.4 1.4", { settings: { doubleSpace: null } }), "ㄱ  |");
});

test("a space that must not break, as editors write one at the end of a line, is a space", () => {
  const phone = typed("0.0 1.4");
  phone.host.text = "ㄱ\u00a0";
  phone.act("1.4");
  assert.equal(phone.field, "ㄱ. |");
});

test("what comes between forgets the first space; shift and other pages do not", () => {
  for (const between of ["0.0 1.5", "1.8", "1.6 1.5", "1.2 1.2", "a↓1.4 a~-60,0 a~0,0 a↑"]) {
    assert.match(field(`0.0 1.4 ${between} 1.4`), /ㄱ  \|$/, between);
  }
  for (const between of ["1.0 1.0", "1.1 1.1", "1.3", "1.7"]) assert.equal(field(`0.0 1.4 ${between} 1.4`), "ㄱ. |", between);
});

test("the space bar says where it would only end the run", () => {
  const options = { pages: keypad };
  assert.equal(shown("0.0 0.1", options), "ko off 다음");
  assert.equal(shown("0.0 0.1 1.4", options), "ko off ␣");
  assert.equal(field("0.0 0.1 1.4 1.4 1.4", options), "이. |", "and that is no first space");
  const phone = typed("0.0", options);
  phone.act(">0");
  assert.deepEqual([phone.shown, phone.changes], ["ko off ␣", 1]);
});

test("Enter does what the field is for, or ends the line", () => {
  const phone = typed("0.0 1.6 0.1", { field: "letters none search" });
  assert.deepEqual([phone.field, phone.requests], ["ㄱㅏ|", "search"]);
  assert.equal(field("0.0 1.6 0.1"), "ㄱ\\nㅏ|");
});

test("next and dismiss end the run, and globe does not", () => {
  assert.equal(field("0.0 1.8 0.1"), "ㄱㅏ|");
  assert.deepEqual([field("0.0 1.7 0.1"), typed("1.7").requests], ["ㄱㅏ|", "hide"]);
  assert.deepEqual([field("0.0 1.3 0.1"), typed("1.3").requests], ["가|", "globe"]);
});

test("slots are drawn with what they type now, and with what they offer", () => {
  const row = "⇧␟3 symbols␟2 한/영␟2 🌐␟1 ␣␟7 ⌫␟2 ⏎␟2 ⌄␟2 다음␟2";
  assert.equal(typed("").drawn, `ㄱ␟2␟4 ㅏ␟2 ㄴ␟2␟[␟] ␟2 ␤ ${row}`);
  assert.equal(typed("1.2 1.0").drawn, `A␟2 E␟2␟é␟è !␟2 ()␟2 ␤ ${row}`);
  assert.equal(typed("1.0").drawn.slice(0, 5), "ㄲ␟2␟4");
  assert.equal(typed("1.1").drawn, `'␟2 1␟2 +␟2␟± 0-9␟2 ␤ ${row.replace("symbols", "ko")}`);
  assert.match(typed("1.1 0.3", { field: "letters none go" }).drawn, /^1␟2 \|␟2 \*␟2␟ㄲ 2␟2 ␤ .* 이동␟2 ⌄/);
});

test("the space bar has the width of a globe that is not shown", () => {
  const row = typed("", { settings: { needsGlobe: false } }).keyboard.rows[1];
  assert.deepEqual(row.map(({ column, width }) => [column, width]).slice(2, 5), [[2, 1], [4, 4], [5, 1]]);
});

test("other pages end the run and begin anew, with their layout", () => {
  const phone = typed("0.0 a↓1.1", { field: "letters none go" });
  phone.keyboard.pages = keypad;
  assert.deepEqual([phone.shown, phone.session.layout, phone.session.composing], ["ko off ␣", keypad.layout, ""]);
  phone.act("a↑ 0.0");
  assert.deepEqual([phone.field, phone.keyboard.pages, phone.shown], ["ㄱㅇ|", keypad, "ko off 다음"]);
});

test("another field lets go of all fingers, and the last space with them", () => {
  const phone = typed("0.0 1.4 1.0 a↓1.5");
  phone.keyboard.fieldDidChange(fieldNamed("letters none none"));
  assert.deepEqual([phone.keyboard.nextTick, phone.shown], [null, "ko off ␣"]);
  assert.equal(typed("0.0 1.4 @letters,none,none 1.4").field, "ㄱ  |");
});
