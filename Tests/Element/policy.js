// A page that forbids what is inline, and a page that counts what is fetched.
import assert from "node:assert/strict";
import { states } from "./scene.js";

const headers = { "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'" };

states("a strict policy is not violated, and the keys are drawn and type", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><hwalja-keyboard for="memo" layout="dubeolsik"></hwalja-keyboard>', { headers, isReady: null });
  await new Promise((later) => setTimeout(later, 500));
  assert.deepEqual(await scene.browser.value(`(() => {
    const [plain, wide] = [eye.key("ㅂ"), eye.key("space")].map((key) => key.getBoundingClientRect().width);
    eye.tap("ㅂ", "ㅏ");
    eye.send("pointerdown", eye.key(".")); eye.send("pointerup", eye.key("."));
    const ground = getComputedStyle(eye.face(eye.key("ㅂ"))).backgroundColor;
    return [memo.value, wide > 4 * plain, plain > 20, ground !== "rgba(0, 0, 0, 0)", getComputedStyle(eye.rows()[0]).display !== "inline"];
  })()`), ["바.", true, true, true, true]);
  // A list is placed as well.
  await scene.browser.value("void eye.send('pointerdown', eye.key('.'))");
  await new Promise((later) => setTimeout(later, 500));
  assert.deepEqual(await scene.browser.value(`(() => {
    const [popup, key] = [eye.element.shadowRoot.querySelector("[part~=popup]"), eye.key(".")].map((box) => box.getBoundingClientRect());
    return [Math.abs(popup.left + popup.width / 2 - key.left - key.width / 2) < 150, popup.bottom <= key.bottom, eye.faults, eye.said];
  })()`), [true, true, [], []]);
});

states("nothing is fetched but the page and its scripts", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><hwalja-keyboard for="memo" sound vibrate></hwalja-keyboard>');
  await scene.run("eye.tap('ㄱㅋ', 'ㅣ', 'language', 'q'); eye.later(200)");
  const asked = scene.server.asked().filter((path) => path !== "/favicon.ico" && !path.startsWith("/page"));
  assert.deepEqual(asked.sort(), ["/eye.js", "/hwalja-keyboard.js"]);
  await scene.is("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path !== '/favicon.ico').sort()",
    ["/eye.js", "/hwalja-keyboard.js"]);
});

states("the module for bundlers defines an element under another name, with its layouts alone", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><my-keyboard for="memo"></my-keyboard>', {
    script: `<script type="importmap">{ "imports": { "hwalja": "/hwalja.js", "hwalja/element": "/element.js" } }</script><script type="module">
      import { skyKeyboard, dubeolsikKeyboard } from "hwalja"; import { define, HwaljaKeyboardElement } from "hwalja/element";
      define([skyKeyboard], "my-keyboard"); define([dubeolsikKeyboard, skyKeyboard], "your-keyboard"); globalThis.made = HwaljaKeyboardElement;</script>`,
    isReady: "customElements.get('your-keyboard')",
  });
  await scene.is(`(() => {
    const own = document.querySelector("my-keyboard");
    const yours = document.body.appendChild(document.createElement("your-keyboard"));
    return [own.layout, eye.keys(own).filter((key) => key.part.contains("globe")).length, yours.layout, own instanceof made, own !== yours];
  })()`, ["sky", 0, "dubeolsik", true, true]);
});
