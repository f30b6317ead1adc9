// What older browsers do otherwise, as others can be made to do it; and documents that an element moves to.
import { states } from "./scene.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo"></hwalja-keyboard>';

states("where no browser tells people's characters apart, the space bar goes by code points", async (scene) => {
  await scene.open(BODY, { head: "<script>delete Intl.Segmenter</script>" });
  await scene.run("memo.value = '가😀나'; memo.focus(); memo.setSelectionRange(4, 4)");
  await scene.is("'Segmenter' in Intl", false);
  await scene.hold("space", 0, -70, 0);
  await scene.is("memo.selectionStart", 0, "three to the left");
  await scene.hold("space", 0, 60, 0);
  await scene.is("memo.selectionStart", 3, "two to the right");
  await scene.isFaultless();
});

states("where selections tell of shadow trees as in Safari 17, text there is typed into", async (scene) => {
  await scene.open(`<div id="host"></div>${BODY.slice(BODY.indexOf("<hwalja"))}`, { head: `<script>
    const ranges = Selection.prototype.getComposedRanges;
    globalThis.asked = 0;
    Selection.prototype.getComposedRanges = function (root) {
      if (!(root instanceof ShadowRoot)) throw new TypeError("not a ShadowRoot");
      asked += 1;
      return ranges.call(this, { shadowRoots: [root] });
    };</script>` });
  await scene.run(`host.attachShadow({ mode: "open" }).innerHTML = "<div contenteditable>가</div>";
    globalThis.rich = host.shadowRoot.firstChild; eye.element.field = rich; rich.focus(); 1`);
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("[rich.textContent.replace('가', ''), asked > 0]", ["기", true]);
  await scene.isFaultless();
}, ["Chromium"]);

states("a sound that may not begin by itself is allowed as a finger is lifted", async (scene) => {
  await scene.open(BODY, { head: "<script>globalThis.allowed = []; const resume = AudioContext.prototype.resume; AudioContext.prototype.resume = function () { allowed.push(performance.now()); return resume.call(this); }</script>" });
  await scene.run("eye.element.sound = true; memo.focus(); eye.send('pointerdown', eye.key('ㄱㅋ'))");
  await scene.is("allowed.length", 0, "not yet");
  await scene.run("eye.send('pointerup', eye.key('ㄱㅋ'))");
  await scene.is("allowed.length", 1);
});

states("an element that goes to another document looks the same there", async (scene) => {
  await scene.open(`<iframe id="frame" width="400" height="300" srcdoc="<!doctype html><input id=there>"></iframe>${BODY}`);
  await scene.until("frame.contentDocument.querySelector('#there')");
  const look = "getComputedStyle(gone.shadowRoot.querySelector('[part~=row]')).display";
  await scene.run("globalThis.gone = eye.element; gone.removeAttribute('for'); frame.contentDocument.body.append(gone); eye.later(50)");
  await scene.is(look, "grid");
  await scene.run("frame.contentDocument.querySelector('#there').focus(); eye.later(50)");
  await scene.run("for (const name of ['ㄱㅋ', 'ㅣ']) for (const type of ['pointerdown', 'pointerup']) eye.send(type, eye.key(name, gone)); 1");
  await scene.is("frame.contentDocument.querySelector('#there').value", "기");
  await scene.run("document.body.append(gone); eye.later(50)");
  await scene.is(look, "grid", "and back");
  await scene.isFaultless();
});
