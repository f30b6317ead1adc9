// Fields in Chromium that take less than they are given, and pages that have a say in it.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { act, begin, composing, field, inputs, kinds, page, text } from "./attached.js";

after(() => page.close());

/** How a field comes to take nothing. */
const closed = {
  "read-only": "host.close(true)", removed: "host.element.remove()", inert: "host.form.inert = true",
  disabled: "host.element.disabled = true", "in what is disabled": "host.element.closest('fieldset').disabled = true",
};

for (const kind of kinds) {
  test(`${kind}: a page that says no to beforeinput is obeyed, and asked once`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run(`host.asked = []; host.no = true; host.element.addEventListener("beforeinput", (event) => {
      host.asked.push(event.inputType + " " + event.data + " " + event.getTargetRanges().length);
      if (host.no) event.preventDefault();
    })`);
    await act('천 _ ⌫ "1"');
    assert.deepEqual([await field(), await page.run("host.asked.length")], ["이|", 3]);
    await page.run("host.no = false; host.asked = []");
    await act("ㄴㄹ");
    assert.equal(await field(), "이ㄴ|");
    assert.deepEqual(await page.run("host.asked"), [`insertText ㄴ ${kind === "contenteditable" ? 1 : 0}`]);
  });

  test(`${kind}: where execCommand asks by itself, the page hears it once`, async () => {
    await begin(kind);
    await page.run(`host.asked = 0; host.element.addEventListener("beforeinput", () => host.asked++);
      document.execCommand = function (...all) {
        host.element.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));
        return Document.prototype.execCommand.apply(this, all);
      }`);
    await act("ㅇㅁ 인");
    assert.deepEqual([await field(), await page.run("delete document.execCommand; host.asked")], ["이|", 2]);
  });

  test(`${kind}: Enter is heard as a key, and a page that keeps it has it, or calls enter()`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run(`host.heard = []; for (const type of ["keydown", "keypress", "keyup"]) {
      host.element.addEventListener(type, (event) => {
        host.heard.push(event.type + " " + event.key);
        if (event.type === "keydown") event.preventDefault();
        if (event.type === "keydown" && host.calls) host.session.enter();
      });
    }`);
    await act("⏎");
    assert.deepEqual(await page.run("host.heard"), ["keydown Enter", "keyup Enter"]);
    assert.deepEqual([await text(), await page.run("host.submits")], ["이", 0]);
    await page.run("host.calls = true");
    await act("⏎");
    assert.equal(await page.run("host.submits"), kind === "input" ? 1 : 0);
  });

  for (const [name, close] of Object.entries(closed)) {
    // Only what is in a form can be disabled.
    if (kind === "contenteditable" && /disabled/.test(name)) continue;
    test(`${kind}: ${name}, it takes nothing and throws nothing, and the run ends`, async () => {
      await begin(kind, "|", "ㅇㅁ 인");
      await page.run(close);
      await act('천 ␣ "1" ⌫ ⎌ _ ⏎');
      assert.deepEqual([await text(), await composing()], ["이", ""]);
    });
  }
}

for (const kind of inputs) {
  test(`${kind}: maxlength holds, and no letter is lost`, async () => {
    for (const help of ["", "document.execCommand = () => false"]) {
      await begin(kind, "가나|");
      await page.run(`${help}; host.element.maxLength = 3`);
      const steps = [
        ["ㅇㅁ 천", "가나ㅇ|"], ["천 인 ㄴㄹ", "가나연|"], ["⎌ ⎌", "가나여|"], ["⌫ ⌫ ⌫", "가나|"],
        ["ㄷㅌ 인 천 ㄱㅋ", "가나닥|"], ["인", "가나닥|"], ['"1" ␣ ⏎', "가나닥|"],
      ];
      for (const [keys, left] of steps) {
        await act(keys);
        assert.equal(await field(), left, keys);
        // What has no room waits there.
        if (keys === "⎌ ⎌") assert.equal(await composing(), "ᄋᆢ");
      }
      assert.equal(await composing(), "");
    }
    await page.run("delete document.execCommand");
  });

  test(`${kind}: a form that resets ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.form.reset()");
    assert.equal(await composing(), "");
  });
}

test("Enter in an <input> sends its form", async () => {
  await begin("input", "|", "ㅇㅁ 인 ⏎");
  assert.deepEqual([await field(), await composing(), await page.run("host.submits")], ["이|", "", 1]);
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
  await begin("input");
  await page.run('host.element.type = "email"');
  await act('ㄱㅋ 인 ⌫ "a"');
  assert.equal(await page.run("host.element.value"), "ㄱa");
});
