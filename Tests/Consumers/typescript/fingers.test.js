// Fingers that move and overlap: docs/KEYBOARD.md, with a keyboard of few slots.
import assert from "node:assert/strict";
import test from "node:test";
import { latin, typed } from "./slots.js";

const field = (steps, options) => typed(steps, options).field;
const shown = (steps, options) => typed(steps, options).shown;

test("keys and plain texts write as a finger goes down, all else as it is lifted", () => {
  assert.equal(field("a↓0.0"), "ㄱ|");
  assert.equal(field("1.2 a↓0.0"), "a|");
  assert.equal(field("1.2 a↓0.1"), "|");
  assert.equal(field("a↓1.4"), "|");
  assert.equal(field("a↓1.4 a↑"), " |");
});

test("a finger that waits is settled by the next: letters come in the order of the fingers", () => {
  assert.equal(field("1.2 a↓0.1 b↓0.0 a↑ b↑"), "ea|");
  assert.equal(field("0.0 a↓1.4 b↓0.1 b↑ a↑"), "ㄱ ㅏ|");
  assert.equal(field("1.2 a↓0.1 +350 a:1 b↓0.0 a↑ b↑"), "èa|");
  assert.equal(field("0.0 0.1 a↓1.5 b↓0.1 +300 +300"), "가|", "and a backspace repeats no more");
});

test("two fast letters make one capital, and shift that is held makes many", () => {
  assert.equal(field("a↓0.0 b↓0.0 a↑ b↑", latin), "Aa|");
  assert.equal(field("1.2 1.0 a↓0.0 b↓0.0 a↑ b↑"), "Aa|");
  assert.equal(field("1.2 a↓1.0 b↓0.0 b↑ c↓0.0 c↑ a↑ 0.0"), "AAa|");
  assert.equal(field("1.2 a↓1.0 b↓0.0 a↑ b↑ 0.0"), "Aa|");
});

test("a finger that slides from shift or from a page slot types what it is lifted on, and all is as before", () => {
  assert.deepEqual([field("a↓1.0 a→0.0 a↑ 0.0"), shown("a↓1.0 a→0.0 a↑")], ["ㄲㄱ|", "ko off ␣"]);
  assert.deepEqual([field("a↓1.1 a→0.1 a↑"), shown("a↓1.1 a→0.1 a↑")], ["1|", "ko off ␣"]);
  assert.equal(shown("a↓1.1 b↓0.1 b↑ a↑"), "ko off ␣");
  assert.equal(shown("a↓1.1 a→0.2 a→ a↑"), "symbols off ␣");
});

test("shift that was off or has just locked stays after the finger; otherwise it goes off", () => {
  assert.equal(shown("a↓1.0 a↑"), "ko once ␣");
  assert.equal(shown("a↓1.0 a↑ +301 a↓1.0 a↑"), "ko off ␣");
  assert.equal(shown("a↓1.0", latin), "latin once ␣");
  assert.equal(shown("a↓1.0 a↑", latin), "latin off ␣");
  assert.equal(shown("1.2 1.0 1.0 1.0"), "latin off ␣");
  assert.equal(shown("1.2 1.0 1.0 a↓1.0"), "latin locked ␣");
  assert.equal(shown("1.2 1.0 1.0 a↓1.0 b↓0.0 a↑"), "latin off ␣");
});

test("a finger that is cancelled leaves nothing", () => {
  assert.equal(field("1.2 a↓0.1 a×"), "|");
  assert.equal(shown("a↓1.1 a×"), "ko off ␣");
  assert.equal(shown("1.2 1.0 1.0 a↓1.0 a×"), "latin locked ␣");
  assert.equal(shown("a↓1.0 a×"), "ko off ␣");
  assert.equal(shown("1.2 1.0 a↓1.0 a× b↓1.0"), "latin once ␣", "so that no double tap is in it");
  assert.equal(shown("1.2 1.0 1.0 a↓1.0 b↓0.0 a×"), "latin off ␣");
  assert.equal(field("1.2 a↓0.1 a↓0.0"), "a|", "one that goes down twice was lifted without a word");
  assert.equal(typed("a↓1.5 a×").keyboard.nextTick, null);
});

test("a waiting finger that moves does what it is lifted on, if that is tapped", () => {
  assert.equal(field("1.2 a↓0.1 a→0.0 a↑"), "a|");
  assert.equal(field("1.2 a↓0.1 a→0.0 a→0.1 +400 a↑"), "e|", "and is held no more");
  for (const place of ["1.0", "1.1", "1.5", ""]) {
    assert.deepEqual([field(`1.2 a↓0.1 a→${place} a↑`), shown(`1.2 a↓0.1 a→${place} a↑`)], ["|", "latin off ␣"]);
  }
  assert.equal(field("a↓0.0 a→0.1 a↑"), "ㄱ|", "a key is written already");
});

test("a flick goes where it went further, left or right if as far", () => {
  assert.equal(field("0.0 0.1 a↓0.2 a~3,-23"), "간|");
  assert.equal(field("0.0 0.1 a↓0.2 a~3,-24"), "가^|");
  assert.equal(field("a↓0.2 a~-24,24"), "ㅁ|");
  assert.equal(field("a↓0.2 a~-24,-25 a~-40,0 +350 a↑"), "^|", "once");
  assert.equal(field("a↓0.2 a~24,0"), "ㄴ|", "there is none to the right");
  assert.equal(field("1.1 a↓0.2 a~24,0 a↑"), "→|");
  assert.equal(field("1.1 a↓0.2 a→ a→0.2 a~24,0 a↑"), "+|", "nor after moving");
});

test("sliding on the space bar moves the cursor and writes no space", () => {
  assert.deepEqual([field("a↓1.4 a~49,0 a↑"), typed("a↓1.4 a~49,0").requests], [" |", "-"]);
  const slide = (drags) => typed(`a↓1.4 ${drags} a↑`, { before: "12345|67890" });
  assert.deepEqual([slide("a~50,0").field, slide("a~50,0").requests], ["123456|7890", ">1"]);
  assert.equal(slide("a~59,0 a~60,0 a~82,9").requests, ">1 >1 >2");
  assert.equal(slide("a~-69,0 a~0,0 a~50,0").requests, ">-2 >2 >1");
  assert.equal(slide("a→ a→1.6 a~60,0").requests, ">2", "a thumb leaves a narrow key");
  assert.equal(field("a↓1.6 a→1.4 a~60,0 a↑"), " |", "one that comes from elsewhere does not slide");
  assert.equal(field("0.0 a↓1.4 a~0,60 a↑"), "ㄱ |");
  assert.equal(field("0.0 a↓1.4 a~-50,0 a~0,0 a↑ 0.1"), "ㄱㅏ|", "and the run is over");
});

test("slots are pressed where fingers are", () => {
  const pressed = ({ keyboard }) => keyboard.rows.flat().filter(({ isPressed }) => isPressed)
    .map(({ row, column }) => `${row}.${column}`);
  assert.deepEqual(pressed(typed("a↓0.0 b↓1.0 c↓1.6 c→1.4")), ["0.0", "1.0", "1.4"]);
  assert.deepEqual(pressed(typed("a↓0.0 a↑")), []);
});

test("a keyboard without fingers is tapped", () => {
  const phone = typed("");
  phone.keyboard.tap(1, 0, 1000);
  assert.equal(phone.keyboard.tap(0, 0, 1000), "written");
  assert.deepEqual([phone.field, phone.shown], ["ㄲ|", "ko off ␣"]);
  assert.equal(phone.keyboard.tap(1, 6, 1000), "written");
});

test("nothing comes of places and fingers that are not there", () => {
  for (const steps of ["a↓9.9 a↑", "a↓0.9 a↑", "a↓0.3 a↑", "a↑", "a×", "a→0.0", "a:1", "a~99,0"]) {
    const phone = typed(steps);
    assert.deepEqual([phone.field, phone.shown, phone.requests], ["|", "ko off ␣", "-"], steps);
  }
});
