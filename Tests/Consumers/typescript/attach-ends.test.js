// What a user, a page and another script do to a field in Chromium while somebody types into it, and what ends
// the run.
import assert from "node:assert/strict";
import test from "node:test";
import { act, begin, composing, field, inputs, kinds, page } from "./attached.js";

for (const kind of kinds) {
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

  test(`${kind}: detached, it hears of nothing any more`, async () => {
    await begin(kind, "|", "ㅇㅁ 인", { keyboard: true });
    await page.run("host.session.detach()");
    assert.equal(await composing(), "");
    await page.strike("5");
    assert.equal(await field(), "이5|");
  });
}

for (const kind of inputs) {
  test(`${kind}: a form that resets ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.form.reset()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ");
    assert.match(await field(), /ㄱ\|/);
  });
}
