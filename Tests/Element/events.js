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
