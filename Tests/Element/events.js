// The events, as docs/ELEMENT.md lists them.
import { states } from "./scene.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo" layout="dubeolsik"></hwalja-keyboard>';

states("`press` tells of a key that did something: its legend, its role and the outcome", async (scene) => {
  await scene.open(BODY);
  await scene.run("eye.listen('press')");
  await scene.tap(["ㄱ", "ㅏ", "space", "backspace"]);
  await scene.is("eye.events.map(([, { legend, role, outcome }]) => [legend, role, outcome])", [
    ["ㄱ", null, "written"], ["ㅏ", null, "changed"], ["␣", "space", "written"], ["⌫", "backspace", "changed"],
  ]);
  await scene.run("eye.events.length = 0; memo.value = ''; eye.later()");
  await scene.tap(["shift", "backspace"]);
  await scene.is("eye.events.filter(([, { outcome }]) => outcome !== 'nothing').length", 0);
  await scene.open(BODY.replace("dubeolsik", "cheonjiin"));
  await scene.run("eye.listen('press')");
  await scene.tap(["ㄱㅋ", "space"]);
  await scene.is("eye.events.map(([, { outcome }]) => outcome)", ["written", "ended"]);
});

states("`page` tells of another page, and `commit` of a run that has ended", async (scene) => {
  await scene.open(BODY);
  await scene.run("eye.listen('page', 'commit')");
  await scene.tap(["language"]);
  await scene.is("eye.events", [["page", { page: "latin" }]]);
  await scene.tap(["page"]);
  await scene.is("eye.events.at(-1)", ["page", { page: "symbols" }]);
  await scene.tap(["page"]);
  await scene.run("eye.events.length = 0");
  await scene.run("memo.value = ''; eye.element.layout = 'dubeolsik'; eye.element.field = null; eye.element.field = memo; eye.events.length = 0; 1");
  await scene.tap(["ㅎ", "ㅏ", "ㄴ"]);
  await scene.is("eye.events", []);
  await scene.tap(["space"]);
  await scene.is("eye.events", [["commit", { text: "한" }]]);
  await scene.tap(["ㄱ", "ㅡ", "ㄹ"]);
  await scene.run("memo.blur(); eye.later(50)");
  await scene.is("eye.events.slice(1)", [["commit", { text: "글" }]]);
  await scene.run("memo.value = 'ㄱ'; memo.focus(); memo.setSelectionRange(1, 1); eye.later(50).then(() => { eye.events.length = 0; })");
  await scene.tap(["ㄱ", "backspace"]);
  await scene.is("[memo.value, eye.events]", ["ㄱ", []], "what is deleted is not committed, though there is another of it");
});

states("`press` tells of the key that acted, not of the one that went down last", async (scene) => {
  await scene.open(BODY.replace("dubeolsik", "cheonjiin"));
  await scene.run("eye.listen('press')");
  // 1 waits for what becomes of it until the other thumb comes down.
  await scene.run(`eye.tap("page"); eye.tap("123"); const digits = ["1", "2"].map((name) => eye.key(name));
    digits.forEach((key, finger) => eye.send("pointerdown", key, { pointerId: finger + 1 }));
    digits.forEach((key, finger) => eye.send("pointerup", key, { pointerId: finger + 1 }))`);
  await scene.is("[memo.value, eye.events.map(([, { legend }]) => legend)]", ["12", ["1", "2"]], "two thumbs");
  await scene.open(BODY);
  await scene.run("eye.listen('press')");
  await scene.run(`const symbols = eye.key("page");
    eye.send("pointerdown", symbols);
    globalThis.target = eye.keys().find((key) => eye.legend(key) === "@") ?? eye.keys()[12];
    globalThis.aim = eye.legend(target);
    eye.send("pointermove", symbols, { clientX: eye.middle(target).x, clientY: eye.middle(target).y });
    eye.send("pointerup", symbols, { clientX: eye.middle(target).x, clientY: eye.middle(target).y })`);
  await scene.is("[memo.value === aim, eye.events.map(([, { legend, role }]) => [legend === aim, role])]", [true, [[true, null]]], "a slide");
});

states("`commit` tells of each run whose text stays, whatever ended it, and of no other", async (scene) => {
  const body = BODY.replace("dubeolsik", "cheonjiin").replace("</textarea>", "</textarea><input id=other>");
  await scene.open(`${body}<div id="rich" contenteditable><div>가</div><div>나</div></div>`);
  await scene.run(`eye.listen('commit'); globalThis.told = () => eye.events.splice(0).map(([, { text }]) => text);
    globalThis.beside = (key) => (eye.element.delay = 100, eye.tap(key), eye.later(150).then(() => eye.tap(key))); 1`);
  await scene.run("beside('ㄱㅋ')");
  await scene.is("[memo.value, told()]", ["ㄱㄱ", ["ㄱ"]], "a pause, and the same press begins the next");
  await scene.run("eye.element.delay = null; eye.element.field = other");
  await scene.is("told()", ["ㄱ"], "another field");
  await scene.run("eye.tap('ㅅㅎ', 'backspace', 'ㄴㄹ'); other.value = ''; eye.element.session.commit(); eye.later()");
  await scene.is("told()", [], "deleted by a key, and by the page");
  await scene.run("eye.element.field = rich; rich.focus(); getSelection().collapse(rich.firstChild.firstChild, 1); eye.tap('ㄱㅋ', 'ㅣ', 'enter'); eye.later()");
  await scene.is("told()", ["기"], "a line is begun");
  await scene.run("eye.tap('ㄴㄹ', 'ㅣ'); getSelection().collapse(rich.lastChild.firstChild, 1); eye.later(50)");
  await scene.is("told()", ["니"], "the cursor goes to another line");
  await scene.run("eye.element.field = memo; memo.focus(); eye.tap('ㄱㅋ', 'ㅣ'); eye.element.layout = 'sky'; eye.later()");
  await scene.is("told()", ["기"], "another layout");
  await scene.run("eye.element.layout = 'cheonjiin'; eye.tap('ㄱㅋ', 'ㅣ'); eye.element.session.commit(); eye.later()");
  await scene.is("told()", ["기"], "the page ends it");
  await scene.run("eye.element.settings = { repeatDelay: 1, wordsAfter: 1 }; eye.tap('ㄱㅋ', 'ㅣ'); eye.send('pointerdown', eye.key('backspace')); eye.later(60).then(() => eye.send('pointerup', eye.key('backspace')))");
  await scene.is("told()", [], "a word is deleted");
  await scene.isFaultless();
});

states("nothing that was not written is told of", async (scene) => {
  await scene.open('<textarea id="memo" readonly>ㄱㄱ</textarea><input id="age" type="number"><hwalja-keyboard></hwalja-keyboard>');
  await scene.run("eye.listen('commit', 'press'); eye.tap('ㄱㅋ', 'ㅣ'); memo.focus(); eye.tap('ㄱㅋ', 'ㅣ'); eye.element.field = age; eye.tap('1'); eye.later()");
  await scene.is("eye.events.map(([type, { text, legend }]) => [type, text ?? legend])", [["press", "1"]]);
});

states("what has happened is told of in its order", async (scene) => {
  await scene.open('<input id="memo" enterkeyhint="search"><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.run("eye.listen('commit', 'action'); eye.tap('ㄱㅋ', 'enter'); eye.later()");
  await scene.is("eye.events", [["commit", { text: "ㄱ" }], ["action", { action: "search" }]]);
});

states("a page can change the field as it is told of a run or a press", async (scene) => {
  await scene.open(BODY);
  await scene.run("eye.element.addEventListener('commit', () => { memo.value = ''; }); eye.tap('ㄱ', 'ㅏ', 'space')");
  await scene.is("memo.value", "", "the space is written when it is told of");
  await scene.open(BODY);
  await scene.run("for (const type of ['press', 'commit']) eye.element.addEventListener(type, () => { memo.value = ''; })");
  await scene.run("eye.tap('ㄱ', 'ㅏ', 'space', 'ㄴ')");
  await scene.is("[memo.value, eye.element.session.composing]", ["", ""]);
  await scene.isFaultless();
});

states("events bubble, and leave shadow trees", async (scene) => {
  await scene.open('<div id="host"></div>');
  await scene.run(`host.attachShadow({ mode: "open" }).innerHTML = '<textarea id=memo></textarea><hwalja-keyboard for="memo"></hwalja-keyboard>';
    eye.listen('press', 'page', 'commit', 'layoutchange', 'dismiss', 'action')`);
  await scene.run(`globalThis.inner = host.shadowRoot.querySelector("hwalja-keyboard");
    for (const name of ["ㄱㅋ", "globe"]) { eye.send("pointerdown", eye.key(name, inner)); eye.send("pointerup", eye.key(name, inner)); }`);
  await scene.is("[...new Set(eye.events.map(([type]) => type))].filter((type) => type !== 'page')", ["press", "commit", "layoutchange"]);
});

states("`dismiss` hides the keyboard until the field has the focus anew, unless it is prevented", async (scene) => {
  await scene.open('<input id="age" inputmode="numeric"><input id="other"><hwalja-keyboard for="age"></hwalja-keyboard>');
  await scene.run("eye.listen('dismiss'); age.focus()");
  await scene.run("eye.element.addEventListener('dismiss', globalThis.no = (event) => event.preventDefault())");
  await scene.tap(["dismiss"]);
  await scene.is("[eye.element.hidden, eye.events.length]", [false, 1], "prevented");
  await scene.run("eye.element.removeEventListener('dismiss', no)");
  await scene.tap(["dismiss"]);
  await scene.is("[eye.element.hidden, eye.events.length, getComputedStyle(eye.element).display]", [true, 2, "none"]);
  await scene.run("eye.element.hidden = false; eye.later(50)");
  await scene.run("eye.element.hidden = true; eye.later(50)");
  await scene.is("age.getAttribute('inputmode')", "numeric", "what the page has hidden takes no field");
  await scene.run("eye.element.hidden = false; eye.later(50)");
  await scene.tap(["dismiss"]);
  await scene.run("other.focus(); eye.later()");
  await scene.is("eye.element.hidden", true);
  await scene.run("age.focus(); eye.later()");
  await scene.is("eye.element.hidden", false, "the field has the focus anew");
});

states("a page can listen for a press and change the field then", async (scene) => {
  await scene.open(BODY);
  await scene.run("eye.element.addEventListener('press', () => { if (memo.value.length > 2) memo.value = ''; })");
  await scene.tap(["ㄱ", "ㄴ", "ㄷ", "ㄹ"]);
  await scene.is("memo.value", "ㄹ");
  await scene.isFaultless();
});
