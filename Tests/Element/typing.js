// Every word on every layout, by real pointers on the keys that are drawn.
import assert from "node:assert/strict";
import { states } from "./scene.js";
import { layouts, taps, words } from "./words.js";

const fields = {
  "a textarea that it is for": {
    body: '<textarea id="memo"></textarea><hwalja-keyboard for="memo" delay="none"></hwalja-keyboard>', kind: "mouse",
    text: "memo.value",
  },
  "an input that has the focus": {
    body: '<input id="memo"><hwalja-keyboard delay="none"></hwalja-keyboard>', kind: "touch", text: "memo.value",
  },
  "a contenteditable element": {
    body: '<div id="memo" contenteditable="true" style="height: 4em; overflow: auto"></div><hwalja-keyboard for="memo" delay="none"></hwalja-keyboard>', kind: "pen",
    text: "memo.innerText.replaceAll('\\u00a0', ' ')",
  },
};

// Each word goes into one of the fields, so that every word is typed on every layout once.
Object.entries(fields).forEach(([name, { body, kind, text }], turn, { length }) => {
  const own = words.filter((_, index) => index % length === turn);
  states(`${own.length} words on every layout, by ${kind} into ${name}`, async (scene) => {
    await scene.open(body);
    for (const layout of layouts) {
      await scene.run(`memo.blur(); memo.value = ""; memo.textContent = ""; memo.focus(); eye.element.layout = "${layout.id}"`);
      await scene.is("eye.element.layout", layout.id);
      await scene.touch(taps(layout, own.join(" "), await scene.run("eye.board()")), kind);
      const typed = (await scene.run(text)).split(" ");
      const wrong = own.flatMap((word, index) => typed[index] === word ? [] : [`${typed[index]} for ${word}`]);
      assert.deepEqual([wrong, typed.length], [[], own.length], `${layout.id}: ${typed.join(" ")}`);
      await scene.is("memo.matches(':focus')", true, "the focus stays in the field");
    }
    await scene.isFaultless();
  });
});

states("the dots of Cheonjiin stand as they are drawn, before they are vowels", async (scene) => {
  await scene.open(fields["a textarea that it is for"].body);
  const dots = async (names, expected) => {
    await scene.run("memo.value = ''; memo.focus()");
    await scene.tap(names);
    await scene.is("memo.value", expected, names.join(" "));
  };
  await dots(["ㆍ"], "ᆞ");
  await dots(["ㆍ", "ㆍ"], "ᆢ");
  await dots(["ㄱㅋ", "ㆍ", "ㅣ"], "거");
  await dots(["ㄱㅋ", "ㆍ", "ㆍ", "ㅡ", "backspace", "backspace"], "");
  await dots(["ㅇㅁ", "ㆍ", "ㅡ", "ㅣ", "ㆍ"], "와");
});
