// What the keyboard types into: which field, what it asks for, and what it is left as.
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

states("inputmode is none while the keyboard types into a field, and afterwards what it was", async (scene) => {
  await scene.open(`<input id="one" inputmode="search"><input id="two"><hwalja-keyboard for="one"></hwalja-keyboard>`);
  await scene.is("one.getAttribute('inputmode')", "none");
  await scene.run("eye.element.for = 'two'");
  await scene.is("[one.getAttribute('inputmode'), two.getAttribute('inputmode')]", ["search", "none"], "another field");
  await scene.run("eye.element.field = one");
  await scene.is("[one.getAttribute('inputmode'), two.getAttribute('inputmode')]", ["none", null], "and back");
  await scene.run("globalThis.kept = eye.element; kept.remove(); eye.later()");
  await scene.is("[one.getAttribute('inputmode'), two.hasAttribute('inputmode')]", ["search", false], "removed");
  await scene.run("document.body.append(kept); eye.later()");
  await scene.tap(["ㄱㅋ"]);
  await scene.is("[one.value + two.value, one.getAttribute('inputmode') === 'none' || two.getAttribute('inputmode') === 'none']", ["ㄱ", true], "put back");
});

states("a field that two keyboards type into gets its inputmode back from the last of them", async (scene) => {
  const keyboards = '<hwalja-keyboard for="one"></hwalja-keyboard>'.repeat(2);
  await scene.open(`<input id="one" inputmode="numeric">${keyboards}`);
  await scene.is("[...document.querySelectorAll('hwalja-keyboard')].map((each) => eye.legend(eye.keys(each)[0]))", ["1", "1"], "both know what it asks for");
  await scene.run("eye.element.remove(); eye.later()");
  await scene.is("one.getAttribute('inputmode')", "none");
  await scene.run("eye.element.remove(); eye.later()");
  await scene.is("one.getAttribute('inputmode')", "numeric");
});

states("a keyboard that nobody can see takes no field from the system's own", async (scene) => {
  await scene.open(`<dialog id="dialog"><input id="inside"></dialog><input id="one" inputmode="search">${KEYBOARD}`);
  const modes = "[one.getAttribute('inputmode'), inside.getAttribute('inputmode')]";
  await scene.run("eye.element.style.display = 'none'; one.focus(); eye.later(50)");
  await scene.is(modes, ["search", null], "hidden by a style");
  await scene.run("eye.element.style.display = ''; eye.later(50)");
  await scene.is(modes, ["none", null], "seen again");
  await scene.run("eye.element.hidden = true; eye.later(50)");
  await scene.is(modes, ["search", null], "hidden by the page");
  await scene.run("eye.element.hidden = false; dialog.showModal(); inside.focus(); eye.later(50)");
  await scene.is("inside.getAttribute('inputmode')", null, "behind a dialog");
  await scene.run("dialog.append(eye.element); inside.blur(); inside.focus(); eye.later(50)");
  await scene.is("inside.getAttribute('inputmode')", "none", "in the dialog");
});

states("the focus decides, also within a shadow tree, and not where a finger scrolls", async (scene) => {
  await scene.open(`<div id="host"></div><textarea id="memo"></textarea>${KEYBOARD}`);
  await scene.run(`host.attachShadow({ mode: "open" }).innerHTML = "<input><input>";
    globalThis.inner = host.shadowRoot.querySelectorAll("input"); inner[0].focus(); eye.later(20)`);
  await scene.tap(["ㄱㅋ"]);
  await scene.run("inner[1].focus(); eye.later(20)");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[inner[0].value, inner[1].value, host.shadowRoot.activeElement === inner[1]]", ["ㄱ", "ㄴ", true]);
  await scene.run("eye.send('pointerdown', memo); eye.send('pointercancel', memo); 1");
  await scene.tap(["ㄷㅌ"]);
  await scene.is("[inner[1].value, memo.value]", ["ㄴㄷ", ""], "the focus has not moved");
});

states("a field's type counts where its inputmode is none already", async (scene) => {
  await scene.open('<input id="f" type="tel" inputmode="none"><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.is("eye.legend(eye.keys()[0])", "1");
  await scene.open('<input id="f" type="tel" inputmode="text"><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.is("eye.legend(eye.keys()[0])", "ㅣ");
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

states("a field that is disabled submits nothing", async (scene) => {
  await scene.open('<form id="form"><input id="f" enterkeyhint="search"></form><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1, f.disabled = true); 1");
  await scene.run("f.focus(); eye.tap('enter', 'enter'); eye.later()");
  await scene.is("sent", 1);
});

states("the field's own page, its capitals and its Enter are what it asks for", async (scene) => {
  const shown = async (field, expected, keys) => {
    await scene.open(`${field}<hwalja-keyboard for="f"></hwalja-keyboard>`);
    const [legends, shift] = await scene.run(`[eye.keys().map(eye.legend).join(" "),
      eye.keys().filter((key) => key.part.contains("due")).length]`);
    if (!legends.startsWith(expected)) throw new Error(`${field}: ${legends}`);
    if (shift !== keys) throw new Error(`${field}: ${shift} keys are due`);
  };
  await shown('<input id="f">', "ㅣ ", 0);
  await shown('<input id="f" inputmode="numeric">', "1 2 3", 0);
  await shown('<input id="f" inputmode="decimal">', "1 2 3", 0);
  await shown('<input id="f" type="tel">', "1 2 3", 0);
  await shown('<input id="f" inputmode="tel">', "1 2 3", 0);
  await shown('<input id="f" inputmode="email" autocapitalize="none">', "q w e", 0);
  await shown('<input id="f" type="url">', "q w e", 0);
  await shown('<input id="f" inputmode="url" autocapitalize="sentences">', "Q W E", 1);
  await shown('<input id="f" inputmode="email" autocapitalize="words">', "Q W E", 1);
  await shown('<input id="f" type="search">', "ㅣ ", 0);
  for (const [hint, legend] of [["go", "이동"], ["search", "검색"], ["send", "전송"], ["next", "다음"], ["done", "완료"]]) {
    await scene.open(`<input id="f" enterkeyhint="${hint}"><hwalja-keyboard for="f"></hwalja-keyboard>`);
    await scene.is("eye.legend(eye.key('enter'))", legend);
  }
});

states("Enter begins a line, and in an input submits the form", async (scene) => {
  await scene.open(`<form id="form"><textarea id="memo"></textarea><input id="line" name="line"></form><hwalja-keyboard></hwalja-keyboard>`);
  await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); memo.focus()");
  await scene.tap(["ㄱㅋ", "enter", "ㄴㄹ"]);
  await scene.is("[memo.value, sent]", ["ㄱ\nㄴ", 0]);
  await scene.run("line.focus()");
  await scene.tap(["ㄱㅋ", "enter"]);
  await scene.is("[line.value, sent]", ["ㄱ", 1]);
});

states("Enter submits a form as a computer's does: by its first button, or by its only field", async (scene) => {
  const sent = async (form, expected, what, hint = "") => {
    await scene.open(`<form id="form">${form.replace("<input", `<input id="line" name="line" ${hint}`)}</form>
      <button form="form" name="far" value="1"></button><hwalja-keyboard for="line"></hwalja-keyboard>`);
    await scene.run(`globalThis.sent = []; if (${form.includes("alone")}) document.querySelector("[name=far]").remove();
      form.onsubmit = (event) => (event.preventDefault(), sent.push([...new FormData(form, event.submitter).keys()].join())); 1`);
    await scene.run("line.focus(); eye.tap('enter'); eye.later()");
    await scene.is("sent", expected, what);
  };
  for (const hint of ["", "enterkeyhint=go", "type=email"]) {
    await sent('<input><button type="button">x</button><button name="do" value="1">x</button>', ["line,do"], `its button: ${hint}`, hint);
    await sent('<input><input type="submit" name="do" disabled><button name="no"></button>', [], `a disabled button: ${hint}`, hint);
    await sent("<input>", ["line,far"], `a button elsewhere in the page: ${hint}`, hint);
    await sent('<input><i id="alone"></i><input type="checkbox">', ["line"], `one field and no button: ${hint}`, hint);
    await sent('<input><i id="alone"></i><input name="two">', [], `two fields and no button: ${hint}`, hint);
  }
});

states("a page hears of Enter as of a key, and can prevent what that does", async (scene) => {
  await scene.open('<form id="form"><textarea id="memo" enterkeyhint="send"></textarea></form><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.run(`globalThis.heard = []; form.onsubmit = (event) => (event.preventDefault(), heard.push("submit"));
    memo.onkeydown = (event) => (heard.push(event.key), event.preventDefault()); 1`);
  await scene.run("memo.focus(); eye.tap('ㄱㅋ', 'enter')");
  await scene.is("[memo.value, heard]", ["ㄱ", ["Enter"]]);
});

for (const hint of ["go", "search", "send"]) {
  states(`with enterkeyhint ${hint}, Enter submits the form, unless the page prevents it`, async (scene) => {
    await scene.open(`<form id="form"><textarea id="memo" enterkeyhint="${hint}"></textarea></form><hwalja-keyboard for="memo"></hwalja-keyboard>`);
    await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); eye.listen('action')");
    await scene.tap(["ㄱㅋ", "enter"]);
    await scene.is("[memo.value, sent, eye.events]", ["ㄱ", 1, [["action", { action: hint }]]]);
    await scene.run("eye.element.addEventListener('action', (event) => event.preventDefault())");
    await scene.tap(["enter"]);
    await scene.is("[memo.value, sent]", ["ㄱ", 1]);
  });
}

states("with enterkeyhint next, Enter goes to the form's next field; with done, it leaves the field", async (scene) => {
  await scene.open(`<form><input id="a" enterkeyhint="next"><button type="button">x</button><input type="hidden"><input id="no" disabled>
    <input id="b" enterkeyhint="done"></form><input id="outside"><hwalja-keyboard></hwalja-keyboard>`);
  await scene.run("a.focus()");
  await scene.tap(["ㄱㅋ", "enter"]);
  await scene.is("document.activeElement.id", "b");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[a.value, b.value]", ["ㄱ", "ㄴ"]);
  await scene.tap(["enter"]);
  await scene.is("[document.activeElement === document.body, b.value]", [true, "ㄴ"]);
  await scene.isFaultless();
});

states("a field for e-mail that can have no focus is not typed into, and neither is another", async (scene) => {
  await scene.open('<textarea id="memo">가나</textarea><input id="mail" type="email" disabled><hwalja-keyboard for="mail"></hwalja-keyboard>');
  await scene.run("memo.focus(); memo.setSelectionRange(2, 2); eye.tap('q', 'backspace')");
  await scene.is("[memo.value, mail.value]", ["가나", ""]);
});

states("fields for e-mail and numbers take texts, and compose no letters", async (scene) => {
  await scene.open('<input id="mail" type="email"><input id="age" type="number"><hwalja-keyboard for="mail"></hwalja-keyboard>');
  await scene.tap(["q", "w", "@"]);
  await scene.is("mail.value", "qw@");
  await scene.tap(["backspace"]);
  await scene.is("mail.value", "qw");
  await scene.run("eye.element.for = 'age'");
  await scene.tap(["1", "2", "3", "backspace"]);
  await scene.is("[age.value, age.getAttribute('inputmode')]", ["12", "none"]);
  await scene.run("const key = eye.key('4'); key.focus(); key.click(); eye.later()");
  await scene.is("[age.value, eye.element.shadowRoot.activeElement === eye.key('4')]", ["124", true], "the focus stays on the key");
  await scene.isFaultless();
});

for (const closed of ["readOnly", "disabled"]) {
  states(`a field that is ${closed} does not change`, async (scene) => {
    await scene.open('<textarea id="memo">가나</textarea><hwalja-keyboard for="memo"></hwalja-keyboard>');
    await scene.run(`memo.${closed} = true`);
    await scene.tap(["ㄱㅋ", "backspace", "space", "enter", "ㅣ"]);
    await scene.is("memo.value", "가나");
    await scene.run(`memo.${closed} = false; memo.focus(); memo.setSelectionRange(2, 2)`);
    await scene.tap(["ㄱㅋ"]);
    await scene.is("memo.value", "가나ㄱ", "open again");
    await scene.isFaultless();
  });
}

states("a field that goes from the page is let go of", async (scene) => {
  await scene.open('<div id="place"><textarea id="memo" inputmode="text"></textarea></div><input id="other"><hwalja-keyboard></hwalja-keyboard>');
  await scene.run("memo.focus()");
  await scene.tap(["ㄱㅋ"]);
  await scene.run("globalThis.gone = memo; place.textContent = ''; eye.later(50)");
  await scene.run("eye.tap('ㄴㄹ', 'backspace', 'space')");
  await scene.is("gone.value", "ㄱ", "what is not there is not typed into");
  await scene.run("other.focus()");
  await scene.tap(["ㄷㅌ"]);
  await scene.is("[other.value, gone.value, gone.getAttribute('inputmode')]", ["ㄷ", "ㄱ", "text"]);
  await scene.isFaultless();
});

states("a field that is drawn anew under the same id is typed into", async (scene) => {
  await scene.open('<div id="place"><textarea id="memo"></textarea></div><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.tap(["ㄱㅋ"]);
  await scene.run(`globalThis.gone = document.getElementById("memo"); place.innerHTML = '<textarea id="memo"></textarea>'; eye.later(50)`);
  await scene.run("eye.tap('ㄴㄹ')");
  await scene.is("[gone.value, document.getElementById('memo').value]", ["ㄱ", "ㄴ"]);
});

states("the cursor, the selection and what others write are respected", async (scene) => {
  await scene.open('<textarea id="memo">가나다</textarea><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.run("memo.focus(); memo.setSelectionRange(1, 2)");
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("memo.value", "가기다", "a selection is replaced");
  await scene.run("memo.setSelectionRange(3, 3); eye.later()");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("memo.value", "가기다ㄴ", "the cursor has moved");
  await scene.run("memo.value = ''; eye.later()");
  await scene.tap(["ㅣ"]);
  await scene.is("memo.value", "ㅣ", "the page has emptied it");
});

states("what is typed is told to the page as input, and can be undone", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.run("globalThis.heard = []; memo.addEventListener('input', ({ inputType }) => heard.push(inputType))");
  await scene.tap(["ㄱㅋ", "ㅣ", "space"]);
  await scene.is("heard.length >= 2", true);
  await scene.run("document.execCommand('undo')");
  await scene.is("memo.value", "");
});
