// Fields in Chromium that take less than they are given, and pages that have a say in it.
import assert from "node:assert/strict";
import test from "node:test";
import { act, begin, composing, field, inputs, kinds, page, text } from "./attached.js";

for (const kind of kinds) {
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
}

for (const kind of inputs) {
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

  test(`${kind}: disabled, by itself or with its fieldset, it takes nothing`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.disabled = true");
    await act("천");
    await page.run("host.element.disabled = false; host.element.closest('fieldset').disabled = true");
    await act("천");
    assert.equal((await field()).replace("|", ""), "이");
  });
}

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
