// The keys of a computer's keyboard, in the field and on the keypad, and screen readers.
import assert from "node:assert/strict";
import { states } from "./scene.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo" layout="dubeolsik"></hwalja-keyboard>';

states("with `keyboard`, a computer's keys type as well, and without it they do not", async (scene) => {
  await scene.open(BODY.replace("for=", "keyboard for="));
  await scene.run("memo.focus()");
  await scene.is("eye.element.keyboard", true);
  await scene.strike(..."gksrmf");
  await scene.is("memo.value", "한글");
  await scene.strike("Backspace");
  await scene.is("memo.value", "한그", "Backspace takes a jamo");
  await scene.tap(["ㄹ"]);
  await scene.is("memo.value", "한글", "both type into one run");
  await scene.run("eye.element.keyboard = false; memo.value = ''; memo.focus()");
  await scene.strike(..."gk");
  await scene.is("[memo.value, eye.element.hasAttribute('keyboard')]", ["gk", false]);
  await scene.run("eye.element.setAttribute('keyboard', ''); memo.value = ''; memo.focus()");
  await scene.strike(..."gk");
  await scene.is("memo.value", "하");
});

states("with `keyboard`, a computer's keys are what they are where the page shown has no Korean letters", async (scene) => {
  await scene.open('<input id="tel" type="tel"><input id="memo"><hwalja-keyboard keyboard layout="cheonjiin"></hwalja-keyboard>');
  await scene.run("tel.focus()");
  await scene.strike(..."48");
  await scene.is("tel.value", "48", "a field for numbers");
  await scene.run("memo.focus()");
  await scene.tap(["language"]);
  await scene.strike(..."4");
  await scene.tap(["language"]);
  await scene.strike(..."4");
  await scene.is("memo.value", "4ㄱ", "Latin letters, and back");
});

states("two keyboards with `keyboard` type a computer's key once", async (scene) => {
  await scene.open(BODY.replace("for=", "keyboard for=") + BODY.slice(BODY.indexOf("<hwalja")).replace("for=", "keyboard for="));
  await scene.run("memo.focus()");
  await scene.strike(..."gks");
  await scene.is("memo.value", "한");
});

states("a screen reader's press is its click, and its pointer has no size", async (scene) => {
  await scene.open(BODY);
  await scene.run("globalThis.away = document.body.appendChild(document.createElement('input')); away.focus(); 1");
  await scene.run(`const key = eye.key("ㄱ");
    for (const type of ["pointerdown", "pointerup"]) eye.send(type, key, { width: 0, height: 0 });
    key.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, composed: true, cancelable: true }))`);
  await scene.is("[memo.value, document.activeElement === away]", ["ㄱ", true], "once, and the focus stays");
  await scene.is("eye.element.shadowRoot.querySelector('[role=status]').textContent", "ㄱ");
  await scene.tap(["ㅏ"]);
  await scene.is("memo.value", "가", "a finger's click is none");
});

states("without `keyboard`, a computer's key lights nothing, and with it the space key follows the run", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><hwalja-keyboard for="memo" layout="cheonjiin"></hwalja-keyboard>');
  await scene.run("memo.focus()");
  const strike = (key, code) => scene.run(`for (const type of ["keydown", "keyup"]) {
    memo.dispatchEvent(new KeyboardEvent(type, { key: ${JSON.stringify(key)}, code: ${JSON.stringify(code)}, bubbles: true, cancelable: true }));
    if (type === "keydown") globalThis.lit = eye.keys().filter((key) => key.classList.contains("lit")).length;
  }`);
  await strike("4", "Digit4");
  await scene.is("lit", 0);
  await scene.run("eye.element.keyboard = true");
  await strike("4", "Digit4");
  await scene.is("lit", 1);
  await scene.is("eye.legend(eye.key('space'))", "다음");
  await strike(" ", "Space");
  await scene.is("eye.legend(eye.key('space'))", "", "a space is drawn");
  await scene.is("memo.value", "ㄱ", "the space has only ended the run");
});

states("with `keyboard`, a key lights up while it is down, and none is lit once the field loses the focus", async (scene) => {
  await scene.open(BODY.replace("for=", "keyboard for="));
  const lit = "eye.keys().filter((key) => key.classList.contains('lit')).map((key) => key.dataset.legend)";
  const key = (type) => scene.run(`memo.dispatchEvent(new KeyboardEvent("${type}", { code: "KeyR", key: "r", bubbles: true, cancelable: true, composed: true }))`);
  await scene.run("memo.focus()");
  await key("keydown");
  await scene.is(lit, ["ㄱ"]);
  await key("keyup");
  await scene.is(lit, []);
  await key("keydown");
  await scene.run("memo.blur()");
  await scene.is(lit, []);
});

states("with `keyboard`, the numeric pad types as a phone's keys lie", async (scene) => {
  await scene.open(BODY.replace("dubeolsik", "cheonjiin").replace("for=", "keyboard for="));
  await scene.run("memo.focus()");
  // A phone has 1 at the top, where a numeric pad has 7: 4 is ㄱㅋ and 1 is ㅣ.
  await scene.run(`for (const code of ["Numpad4", "Numpad7"]) {
    memo.dispatchEvent(new KeyboardEvent("keydown", { code, key: code.at(-1), bubbles: true, cancelable: true, composed: true }));
    memo.dispatchEvent(new KeyboardEvent("keyup", { code, key: code.at(-1), bubbles: true, cancelable: true, composed: true }));
  }`);
  await scene.is("memo.value", "기");
  if (scene.engine !== "WebKit") await scene.strike("Numpad5");
  if (scene.engine !== "WebKit") await scene.is("memo.value", "긴", "a real one");
});

const focused = "eye.element.shadowRoot.activeElement";

states("the Tab key comes to the keypad once, arrows move on it, and Enter and the space bar press", async (scene) => {
  await scene.open(`${BODY}<input id="after">`);
  await scene.run("memo.focus()");
  await scene.strike("Tab");
  await scene.is("[document.activeElement === eye.element, eye.keys().indexOf(eye.element.shadowRoot.activeElement)]", [true, 0]);
  await scene.strike("ArrowRight");
  await scene.is(`eye.legend(${focused})`, "ㅈ");
  await scene.strike("Enter");
  await scene.is(`[memo.value, eye.legend(${focused}), document.activeElement === eye.element]`, ["ㅈ", "ㅈ", true], "who presses with Enter stays on the key");
  await scene.strike("ArrowRight");
  await scene.strike("Space");
  await scene.is(`[memo.value, document.activeElement === eye.element]`, ["ㅈㄷ", true]);
  await scene.strike("Tab");
  await scene.is("document.activeElement.id", "after", "one place for the Tab key");
});

states("arrows reach every key, row by row, and do not leave the keypad", async (scene) => {
  await scene.open(BODY);
  const moves = await scene.run(`(() => {
    const move = (key, arrow) => {
      key.focus();
      key.dispatchEvent(new KeyboardEvent("keydown", { key: arrow, code: arrow, bubbles: true, cancelable: true, composed: true }));
      return eye.element.shadowRoot.activeElement;
    };
    const keys = eye.keys();
    const row = (key) => eye.rows().findIndex((row) => row.contains(key));
    const seen = new Set([keys[0]]);
    const skipped = [];
    for (const key of seen) {
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = move(key, arrow);
        if (Math.abs(row(next) - row(key)) > 1) skipped.push(eye.legend(key) + " " + arrow);
        seen.add(next);
      }
    }
    return [keys.length - seen.size, seen.has(null), skipped];
  })()`);
  assert.deepEqual(moves, [0, false, []]);
});

states("a screen reader presses without fingers", async (scene) => {
  await scene.open(BODY);
  await scene.run("for (const name of ['shift', 'ㄲ', 'ㅏ', 'ㄱ']) eye.key(name).click()");
  const said = "eye.element.shadowRoot.querySelector('[role=status]').textContent";
  await scene.is(`[memo.value, ${said}]`, ["깍", "깍"], "it hears what is composed");
  await scene.run("eye.key('backspace').click(); eye.key('space').click(); eye.key('language').click(); eye.key('q').click()");
  await scene.is("memo.value", "까 q");
  await scene.run("eye.key('backspace').click()");
  await scene.is(said, "지우기", "or the name of the key, in the language of the page");
});

states("a real tap types once, although it is a click as well", async (scene) => {
  await scene.open(BODY);
  await scene.tap(["ㅂ", "space", "ㅂ"]);
  await scene.is("memo.value", "ㅂ ㅂ");
});

states("keys say their names, in Korean or in English", async (scene) => {
  const names = `["shift", "backspace", "space", "enter", "language", "globe"].map((name) => eye.key(name).getAttribute("aria-label") ?? eye.key(name).ariaLabel)`;
  const isKorean = (name) => /[가-힣]/.test(name);
  const check = async (expected, what) => {
    const found = await scene.run(names);
    if (!found.every((name) => name && isKorean(name) === expected)) throw new Error(`${what}: ${found}`);
    return found;
  };
  await scene.open(BODY);
  await check(true, "a Korean page");
  await scene.run("eye.element.lang = 'en'; eye.later()");
  const english = await check(false, "an English element");
  await scene.run("eye.element.lang = 'ja'; eye.later()");
  await scene.is(names, english, "English for any other");
  await scene.run("eye.element.lang = 'ko-KR'; eye.later()");
  await check(true, "a Korean element");
  await scene.open(`<div lang="en">${BODY}</div>`);
  await check(false, "an English part of a Korean page");
  await scene.open(BODY, { lang: "en-GB" });
  await check(false, "an English page");
});

states("a keyboard in a shadow tree speaks the language of the page around it", async (scene) => {
  for (const [lang, name] of [["ko", "지우기"], ["en", "Backspace"]]) {
    await scene.open('<div id="host"></div>', { lang });
    await scene.run("host.attachShadow({ mode: 'open' }).innerHTML = '<hwalja-keyboard></hwalja-keyboard>'");
    await scene.is("(({ ariaLabel }) => ariaLabel)(eye.key('backspace', host.shadowRoot.firstChild))", name);
  }
});
