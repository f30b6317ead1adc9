// Which field the keyboard types into.
import { states } from "./scene.js";

const KEYBOARD = "<hwalja-keyboard></hwalja-keyboard>";
const two = '<input id="one"><input id="two"><button id="away">x</button>';

states("without `for`, the field that has the focus is typed into, or that had it last", async (scene) => {
  await scene.open(two + KEYBOARD);
  await scene.is("eye.element.field", null, "none has had it");
  await scene.run("two.focus()");
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.run("one.focus()");
  await scene.tap(["ㄴㄹ", "ㅣ"]);
  await scene.is("[one.value, two.value, eye.element.field === one]", ["니", "기", true]);
  await scene.click("#away");
  await scene.tap(["ㄷㅌ"]);
  await scene.is("one.value", "니ㄷ", "it had the focus last, and its run has ended");
  await scene.is("[document.activeElement.id, eye.element.field === one]", ["one", true], "and has it again");
});

states("a press takes the focus to the field", async (scene) => {
  await scene.open(`<textarea id="memo"></textarea>${KEYBOARD.replace(">", ' for="memo">')}`);
  await scene.is("document.activeElement === document.body", true);
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("[document.activeElement.id, memo.value]", ["memo", "기"]);
});

states("`for` can name a field that comes later, and another one at any time", async (scene) => {
  await scene.open('<div id="place"></div><hwalja-keyboard for="late"></hwalja-keyboard>');
  await scene.is("[eye.element.for, eye.element.field]", ["late", null]);
  await scene.run("place.innerHTML = '<input id=late><input id=other>'; eye.later()");
  await scene.tap(["ㄱㅋ"]);
  await scene.is("late.value", "ㄱ", "it came later");
  await scene.run("eye.element.for = 'other'");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[late.value, other.value, eye.element.getAttribute('for')]", ["ㄱ", "ㄴ", "other"]);
  await scene.run("eye.element.setAttribute('for', 'late')");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[late.value, other.value, late.inputMode, other.inputMode]", ["ㄱㄴ", "ㄴ", "none", ""]);
  await scene.isFaultless();
});

states("a keyboard that nobody can see takes no field from the system's own", async (scene) => {
  await scene.open(`<dialog id="dialog"><input id="inside"></dialog><input id="one" inputmode="search">${KEYBOARD}`);
  const modes = "[one.getAttribute('inputmode'), inside.getAttribute('inputmode')]";
  await scene.run("eye.element.style.display = 'none'; one.focus(); eye.later(50)");
  await scene.is(modes, ["search", null], "hidden by a style");
  await scene.run("eye.element.style.display = ''; eye.later(50)");
  await scene.is(modes, ["none", null], "seen again");
  await scene.run("document.body.append(Object.assign(document.createElement('button'), { id: 'show' })); show.focus(); eye.element.hidden = true; eye.later(50)");
  await scene.run("eye.element.hidden = false; eye.later(50)");
  await scene.tap(["ㄱㅋ"]);
  await scene.is("[one.value, document.activeElement === one]", ["ㄱ", true], "the field that had the focus last");
  await scene.run("eye.element.hidden = true; eye.later(50)");
  await scene.is(modes, ["search", null], "hidden by the page");
  await scene.run("eye.element.hidden = false; dialog.showModal(); inside.focus(); eye.later(50)");
  await scene.is("inside.getAttribute('inputmode')", null, "behind a dialog");
  await scene.run(`globalThis.deep = dialog.appendChild(document.createElement("div")); deep.attachShadow({ mode: "open" }).innerHTML = "<input>";
    deep.shadowRoot.firstChild.focus(); eye.later(50)`);
  await scene.is("deep.shadowRoot.firstChild.getAttribute('inputmode')", null, "behind a dialog, in a shadow tree");
  await scene.run("dialog.append(eye.element); inside.blur(); inside.focus(); eye.later(50)");
  await scene.is("inside.getAttribute('inputmode')", "none", "in the dialog");
});

states("the focus decides, also within a shadow tree, and not where a finger scrolls", async (scene) => {
  await scene.open(`<div id="host"></div><textarea id="memo"></textarea>${KEYBOARD}`);
  await scene.run(`host.attachShadow({ mode: "open" }).innerHTML = "<input><input>";
    globalThis.inner = host.shadowRoot.querySelectorAll("input"); inner[0].focus(); eye.later(20)`);
  await scene.tap(["ㄱㅋ"]);
  await scene.run("inner[1].focus(); eye.later(20)");
  await scene.is("[eye.element.field === inner[1], inner[1].getAttribute('inputmode')]", [true, "none"], "before a key is pressed");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[inner[0].value, inner[1].value, host.shadowRoot.activeElement === inner[1]]", ["ㄱ", "ㄴ", true]);
  await scene.run("eye.send('pointerdown', memo); eye.send('pointercancel', memo); 1");
  await scene.tap(["ㄷㅌ"]);
  await scene.is("[inner[1].value, memo.value]", ["ㄴㄷ", ""], "the focus has not moved");
  await scene.run("memo.setAttribute('inputmode', 'numeric'); eye.send('pointerdown', memo); eye.send('pointercancel', memo); 1");
  await scene.is("eye.legend(eye.keys()[0])", "ㅣ", "and the keys are those of the field with the focus");
});

states("a field in a frame is typed into, and the first key is let go of", async (scene) => {
  await scene.open(`<iframe id="frame" srcdoc="<body contenteditable></body>"></iframe>${KEYBOARD}`);
  await scene.until("frame.contentDocument.body?.isContentEditable");
  await scene.run("globalThis.body = frame.contentDocument.body; eye.element.field = body; 1");
  await scene.tap(["ㄱㅋ"]);
  await scene.run("eye.later(700)");
  await scene.is("body.textContent", "ㄱ");
  await scene.tap(["ㅣ"]);
  await scene.is("body.textContent", "기");
});

states("a keyboard that was dismissed comes back for a field in a frame", async (scene) => {
  await scene.open(`<iframe id="frame" srcdoc="<input inputmode=numeric>"></iframe>${KEYBOARD}`);
  await scene.until("frame.contentDocument.querySelector('input')");
  await scene.run("globalThis.age = frame.contentDocument.querySelector('input'); eye.element.field = age; 1");
  await scene.tap(["1", "dismiss"]);
  await scene.is("[age.value, eye.element.hidden]", ["1", true]);
  await scene.run("eye.send('pointerdown', age); 1");
  await scene.is("eye.element.hidden", false);
});

states("a field for e-mail in a frame is written to there", async (scene) => {
  await scene.open(`<iframe id="frame" srcdoc="<input type=email>"></iframe>${KEYBOARD}`);
  await scene.until("frame.contentDocument.querySelector('input')");
  await scene.run("globalThis.mail = frame.contentDocument.querySelector('input'); eye.element.field = mail; 1");
  await scene.tap(["q", "@"]);
  await scene.is("mail.value", "q@");
});

states("a field that is drawn anew under the same id is typed into", async (scene) => {
  await scene.open('<div id="place"><textarea id="memo"></textarea></div><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.tap(["ㄱㅋ"]);
  await scene.run(`globalThis.gone = document.getElementById("memo"); place.innerHTML = '<textarea id="memo"></textarea>'; eye.later(50)`);
  await scene.run("eye.tap('ㄴㄹ')");
  await scene.is("[gone.value, document.getElementById('memo').value]", ["ㄱ", "ㄴ"]);
});
