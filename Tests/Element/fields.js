// What the keyboard asks of a field, what it does to it, and what that is left as.
import { states } from "./scene.js";

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

states("a field's type counts where its inputmode is none already", async (scene) => {
  await scene.open('<input id="f" type="tel" inputmode="none"><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.is("eye.legend(eye.keys()[0])", "1");
  await scene.open('<input id="f" type="tel" inputmode="text"><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.is("eye.legend(eye.keys()[0])", "ㅣ");
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
