// The real thing: sessions in Chromium, in an <input>, a <textarea> and a contenteditable element, with
// what a user, a page and another script do there.
import assert from "node:assert/strict";
import { join } from "node:path";
import test, { before } from "node:test";
import { open } from "./chromium.js";
import { scenarios } from "./scenarios.js";
import { library, read, review, root } from "./support.js";

const html = `<!doctype html><meta charset="utf-8"><body><script type="module">
  import * as hwalja from "./hwalja.js";
  import { act } from "./scenarios.js";
  import { Page } from "./page.js";
  Object.assign(globalThis, hwalja, { act, Page, ready: true });
</script>`;
const kinds = ["input", "textarea", "contenteditable"];

let page;
before(async () => (page = await open([library, join(root, "Tests/Consumers/typescript")], html)));
test.after(() => page.close());

/** Makes a field of `kind` that holds `field`, attaches a session to it, and types `keys`. */
const begin = (kind, field = "|", keys = "", options = {}) =>
  page.run(`globalThis.host?.detach(); globalThis.host = new Page(${JSON.stringify(kind)}, ${JSON.stringify(field)},
    { layout: cheonjiin, ...${JSON.stringify(options)} }); host.act(${JSON.stringify(keys)})`);
const field = () => page.run("host.field");
const text = () => page.run("host.text");
const composing = () => page.run("host.session.composing");
const act = (steps) => page.run(`host.act(${JSON.stringify(steps)})`);

for (const kind of kinds) {
  test(`${kind}: syllables come together where the cursor is, and each press is an input event`, async () => {
    await begin(kind, "앞|뒤", "ㅇㅁ 인 천 ㄴㄹ");
    assert.equal(await field(), "앞안|뒤");
    assert.equal(await composing(), "안");
    assert.deepEqual(await page.run("host.events"), ["insertText ㅇ", "insertText 이", "insertText 아", "insertText 안"]);
    await act("⎌ ⎌ ⌫");
    assert.equal(await field(), "앞ㅇ|뒤");
  });

  test(`${kind}: Ctrl+Z undoes, Ctrl+Y does again, and the run is over`, async () => {
    await begin(kind, "|", "ㅇㅁ 인 천 ㄴㄹ");
    await act("_ ㄱㅋ 인");
    await page.strike("Control+z");
    assert.equal(await text(), "안", "one step is one run");
    assert.equal(await composing(), "");
    await page.strike("Control+z");
    assert.equal(await text(), "");
    await page.strike("Control+y");
    assert.equal(await text(), "안");
    await page.strike("Control+y");
    assert.equal(await field(), "안기|");
    await act("ㄱㅋ");
    assert.equal(await field(), "안기ㄱ|");
  });

  test(`${kind}: a page that says no to beforeinput is obeyed, and asked once`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run(`host.asked = []; host.no = true; host.element.addEventListener("beforeinput", (event) => {
      host.asked.push(event.inputType + " " + event.data + " " + event.getTargetRanges().length);
      if (host.no) event.preventDefault();
    })`);
    await act('천 _ ⌫ "1"');
    assert.equal(await field(), "이|");
    assert.equal(await page.run("host.asked.length"), 3);
    await page.run("host.no = false; host.asked = []");
    await act("ㄴㄹ");
    assert.equal(await field(), "이ㄴ|");
    assert.deepEqual(await page.run("host.asked"), [`insertText ㄴ ${kind === "contenteditable" ? 1 : 0}`]);
  });

  test(`${kind}: where execCommand asks by itself, the page hears it once`, async () => {
    await begin(kind, "|");
    await page.run(`host.asked = 0; host.element.addEventListener("beforeinput", () => host.asked++);
      document.execCommand = function (...all) {
        host.element.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));
        return Document.prototype.execCommand.apply(this, all);
      }`);
    await act("ㅇㅁ 인");
    assert.equal(await field(), "이|");
    assert.equal(await page.run("delete document.execCommand; host.asked"), 2);
  });

  test(`${kind}: inert, it takes nothing`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.form.inert = true");
    await act('천 "1" ⌫ ⏎');
    assert.equal(await text(), "이");
  });

  test(`${kind}: Enter is heard as a key, and a page that keeps it has it`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run(`host.heard = []; for (const type of ["keydown", "keypress", "keyup"]) {
      host.element.addEventListener(type, (event) => {
        host.heard.push(event.type + " " + event.key);
        if (event.type === "keydown") event.preventDefault();
      });
    }`);
    await act("⏎");
    assert.deepEqual(await page.run("host.heard"), ["keydown Enter", "keyup Enter"]);
    assert.equal(await text(), "이");
    assert.equal(await page.run("host.submits"), 0);
  });

  test(`${kind}: a page may call enter() when it hears Enter`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run(`host.element.addEventListener("keydown", (event) => {
      if (event.key === "Enter") event.preventDefault(), host.session.enter();
    })`);
    await act("⏎");
    assert.equal(await page.run("host.submits"), kind === "input" ? 1 : 0);
  });

  test(`${kind}: an arrow key, and a click, end the run`, async () => {
    await begin(kind, "|뒤", "ㅇㅁ 인 천");
    await page.strike("ArrowLeft");
    await page.strike("ArrowRight");
    assert.equal(await composing(), "", "though the cursor is where it was");
    await act("ㄴㄹ");
    assert.equal(await field(), "아ㄴ|뒤");
    await page.click(...await page.run("host.place"));
    await act("ㄴㄹ");
    assert.equal((await field()).replace("|", ""), "아ㄴ뒤ㄴ");
  });

  test(`${kind}: what is selected is replaced, and only that`, async () => {
    await begin(kind, "안[AB]C", "ㄴㄹ 인");
    assert.equal(await field(), "안니|C");
    await page.strike("Shift+ArrowLeft");
    await act("⌫");
    assert.equal(await field(), "안|C");
    await page.strike("Control+a");
    await act("ㄱㅋ 인");
    assert.equal(await field(), "기|");
  });

  test(`${kind}: typing on another keyboard ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.strike("a");
    await act("ㄱㅋ");
    assert.equal(await field(), "이aㄱ|");
    await page.strike("Backspace");
    assert.equal(await composing(), "");
  });

  test(`${kind}: an input method that begins to compose ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
    assert.equal(await composing(), "");
    await page.send("Input.insertText", { text: "に" });
    await act("ㄱㅋ");
    assert.equal(await field(), "이にㄱ|");
  });

  test(`${kind}: text that a script writes ends the run, and stays`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run('host.write("다른 글")');
    await act("천");
    assert.equal((await field()).replaceAll(/[|ᆞ]/g, ""), "다른 글");
    assert.equal(await composing(), "ᆞ");
  });

  test(`${kind}: the focus leaves and the run ends; what is typed then still arrives`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.blur()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ 인");
    assert.equal((await field()).replace("|", ""), "이기");
  });

  test(`${kind}: with the focus in another field, that field is not touched`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.other.focus()");
    await act("ㄱㅋ ⌫ ㄴㄹ");
    assert.equal(await page.run("host.other.value + host.other.selectionStart"), "other0");
    assert.match((await field()).replace("|", ""), /^이ㄱ?ㄴ$/);
    assert.equal(await page.run("document.activeElement === host.other"), true);
  });

  test(`${kind}: read-only, it takes nothing and throws nothing, and the run ends`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.close(true)");
    await act('천 ␣ "1" ⌫ ⎌ _ ⏎');
    assert.equal((await field()).replace("|", ""), "이");
    assert.equal(await composing(), "");
    await page.run("host.close(false)");
    await act("천");
    assert.equal(await composing(), "ᆞ");
  });

  test(`${kind}: removed, it takes nothing and throws nothing, and the run ends`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.remove()");
    assert.equal(await composing(), "");
    await act('천 ␣ "1" ⌫ ⎌ _ ⏎');
    assert.equal((await field()).replace("|", ""), "이");
  });

  test(`${kind}: after a pause a key begins a new letter, and a vowel joins all the same`, async () => {
    await begin(kind, "|", "", { cycleTimeout: 1000 });
    const press = (id, time) => page.run(`host.session.press(host.session.layout.key("${id}"), ${time})`);
    await press("ㄱㅋ", 10_000);
    await press("ㄱㅋ", 10_999);
    assert.equal(await field(), "ㅋ|");
    await press("ㄱㅋ", 11_999);
    await press("인", 60_000);
    assert.equal(await field(), "ㅋ기|");
  });

  test(`${kind}: detached, it hears of nothing any more`, async () => {
    await begin(kind, "|", "ㅇㅁ 인", { keyboard: true });
    await page.run("host.session.detach()");
    assert.equal(await composing(), "");
    await page.strike("5");
    assert.equal(await field(), "이5|");
  });

  test(`${kind}: a computer's keyboard types, its Backspace and its space too`, async () => {
    await begin(kind, "|", "", { keyboard: true, step: "stroke" });
    for (const key of ["0", "1", "2", "5", "8", "8", "Backspace"]) await page.strike(key);
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.match(await field(), /^안ㅅ[ \u00a0]\|$/);
    await page.strike("8");
    assert.equal(await composing(), "ㅅ");
    await page.strike("Backspace");
    await page.strike("Backspace");
    assert.equal(await field(), "안ㅅ|", "with nothing composed the browser deletes");
    await page.strike("Control+a");
    await page.strike("5");
    assert.equal(await field(), "ㄴ|");
  });

  test(`${kind}: without the browser's help, too`, async () => {
    await begin(kind, "앞|뒤");
    await page.run("document.execCommand = () => false");
    await act("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ ㅇㅁ");
    assert.equal(await field(), "앞않ㅇ|뒤");
    assert.equal(await composing(), "않ㅇ");
    assert.equal(await page.run("host.events.at(-1)"), "insertText ㅇ");
    await act("⌫ ⌫");
    assert.equal(await field(), "앞안|뒤");
    await act("_ ⌫");
    assert.equal(await field(), "앞|뒤");
    await page.run("delete document.execCommand");
  });
}

for (const kind of ["input", "textarea"]) {
  test(`${kind}: maxlength holds, and no letter is lost`, async () => {
    for (const help of ["", "document.execCommand = () => false"]) {
      await begin(kind, "가나|");
      await page.run(`${help}; host.element.maxLength = 3`);
      await act("ㅇㅁ 천");
      assert.equal(await field(), "가나ㅇ|", "a dot has no room");
      await act("천 인 ㄴㄹ");
      assert.equal(await field(), "가나연|", "and a vowel has");
      await act("⎌ ⎌");
      assert.equal(await composing(), "ᄋᆢ");
      await act("⌫ ⌫ ⌫");
      assert.equal(await field(), "가나|");
      await act("ㄷㅌ 인 천 ㄱㅋ");
      assert.equal(await field(), "가나닥|");
      await act("인");
      assert.equal(await field(), "가나닥|");
      assert.equal(await composing(), "");
      await act('"1" ␣ ⏎');
      assert.equal(await field(), "가나닥|");
    }
    await page.run("delete document.execCommand");
  });

  test(`${kind}: a form that resets ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.form.reset()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ");
    assert.match(await field(), /ㄱ\|/);
  });

  test(`${kind}: disabled, by itself or with its fieldset, it takes nothing`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.disabled = true");
    await act("천");
    await page.run("host.element.disabled = false; host.element.closest('fieldset').disabled = true");
    await act("천");
    assert.equal((await field()).replace("|", ""), "이");
  });
}

test("the keypad of the read-me types, and leaves the focus where it is", async () => {
  const [, body] = /```html\n([^]*?)<script/.exec(read(join(library, "README.md")));
  const [, script] = /```js\n([^]*?)```/.exec(read(join(library, "README.md")));
  const source = script.replace('"hwalja"', 'location.origin + "/hwalja.js"').replace(/import (.*) from (.*);/, "const $1 = await import($2);");
  await page.run(`globalThis.host?.detach(); globalThis.host = undefined; globalThis.shown = document.createElement("div");
    document.body.append(shown); shown.innerHTML = ${JSON.stringify(body)}; (async () => { ${source} })()`);
  await page.run('shown.querySelector("input").focus(); document.querySelector("#keypad").scrollIntoView()');
  for (const legend of ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "␣", "ㄴㄹ", "⌫", "ㄱㅋ"]) {
    const place = await page.run(`(() => {
      const button = [...shown.querySelectorAll("button")].find(({ textContent }) => textContent === ${JSON.stringify(legend)});
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    await page.click(...place);
  }
  await page.strike("1");
  assert.equal(await page.run('document.activeElement.value'), "안기");
  await page.run("shown.remove()");
});

test("Enter in an <input> sends its form", async () => {
  await begin("input", "|", "ㅇㅁ 인 ⏎");
  assert.equal(await page.run("host.submits"), 1);
  assert.equal(await field(), "이|");
  assert.equal(await composing(), "");
});

test("fields that do not say where their cursor is are refused, and so is what is around a field", async () => {
  const refusal = (element) => page.run(`(() => {
    try { attach(${element}, { layout: cheonjiin }); } catch (error) { return error.name + ": " + error.message; }
  })()`);
  for (const type of ["email", "number", "date", "checkbox"]) {
    assert.equal(await refusal(`Object.assign(document.createElement("input"), { type: "${type}" })`),
      `TypeError: <input type="${type}"> does not say where its cursor is; type="text" with inputmode does`);
  }
  assert.equal(await refusal("document.body.appendChild(document.createElement('select'))"),
    "TypeError: <select> is no field of text; attach to the one in it");
});

test("a field that no longer says where its cursor is takes letters one by one", async () => {
  await begin("input", "|");
  await page.run('host.element.type = "email"');
  await act('ㄱㅋ 인 ⌫ "a"');
  assert.equal(await page.run("host.element.value"), "ㄱa");
});

test("in rich text the run stays in its piece of text, and the style is kept", async () => {
  await begin("contenteditable", "|");
  await page.run('host.element.innerHTML = "<b>가</b><i>가</i>"; getSelection().collapse(host.element.querySelector("b").firstChild, 1)');
  await act("ㄱㅋ 인 천");
  assert.equal(await page.run("host.element.innerHTML"), "<b>가가</b><i>가</i>");
  await page.run('host.element.innerHTML = "<b>가</b><i>가</i>"; getSelection().collapse(host.element.querySelector("b").firstChild, 0)');
  await act("ㄱㅋ 인 천");
  await page.run('getSelection().collapse(host.element.querySelector("i").firstChild, 1)');
  await act("ㄱㅋ");
  assert.equal(await page.run("host.element.textContent"), "가가가ㄱ");
});

for (const kind of kinds) {
  test(`${kind}: the scenarios come true`, async () => {
    const texts = [read("Tests/Consumers/typescript/sessions.tsv"), read(join(review, "sessions.tsv"))];
    // Lines are a form's end in an <input>, and elements of their own in a contenteditable one.
    const all = texts.flatMap(scenarios).filter(({ line }) => kind === "textarea" || !/⏎|\\n/.test(line));
    const sample = all.filter((_, index) => index % Math.ceil(all.length / 2000) === 0);
    const wrong = await page.run(`Page.wrong(${JSON.stringify(kind)}, ${JSON.stringify(sample)})`);
    assert.deepEqual(wrong, []);
    assert.ok(sample.length > 20);
  });
}

for (const kind of kinds) {
  test(`${kind}: operations tell what they did`, async () => {
    await begin(kind);
    const told = (operation) => page.run(`host.session.${operation}`);
    assert.equal(await told('press(cheonjiin.key("ㄱㅋ"))'), "written");
    assert.equal(await told('press(cheonjiin.key("인"))'), "changed");
    assert.equal(await told("space()"), "ended");
    assert.equal(await told("space()"), "written");
    assert.equal(await told("space()"), "written");
    assert.equal(await told("commit()"), "nothing");
    assert.equal(await told("backspace()"), "changed");
    assert.equal(await told("press(null)"), "nothing");
    await page.run("host.close(true)");
    assert.equal(await told('press(cheonjiin.key("ㄱㅋ"))'), "nothing");
  });

  test(`${kind}: a keyboard sees the words and the spaces before the cursor`, async () => {
    await begin(kind, "하나 둘|");
    await page.run(`globalThis.typed = new Keyboard(dubeolsikKeyboard, host.session);
      typed.tap(3, 3, 1000), typed.tap(3, 3, 1500)`);
    assert.equal(await text(), "하나 둘. ");
    await page.run("typed.tap(2, 8, 1600)");
    assert.equal(await text(), "하나 둘  ");
    await page.run("typed.down(2, 8, 1, 2000), typed.tick(4000)");
    assert.equal(await text(), "하나 ");
    await page.run("typed.tick(4200)");
    assert.equal(await text(), "");
    assert.equal(await page.run("typed.tick(4400), typed.nextTick"), null);
  });
}
