// What fingers, a mouse and a pen do on the keys.
import { states } from "./scene.js";
import { layouts, taps } from "./words.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo" layout="dubeolsik"></hwalja-keyboard>';
const opened = async (scene, body = BODY) => {
  await scene.open(body);
  await scene.run("memo.focus()");
};

states("two fingers that overlap type in the order in which they come", async (scene) => {
  await opened(scene);
  await scene.run(`(() => {
    const down = (name, pointerId) => eye.send("pointerdown", eye.key(name), { pointerId });
    const up = (name, pointerId) => eye.send("pointerup", eye.key(name), { pointerId });
    down("ㅎ", 1); down("ㅏ", 2); up("ㅎ", 1); down("ㄴ", 3); up("ㅏ", 2); up("ㄴ", 3);
    down("ㄱ", 4); down("ㅡ", 5); down("ㄹ", 6); up("ㄹ", 6); up("ㅡ", 5); up("ㄱ", 4);
    down("space", 7); down("ㄱ", 8); up("space", 7); up("ㄱ", 8);
  })()`);
  await scene.is("memo.value", "한글 ㄱ");
  await scene.is("eye.keys().filter((key) => key.part.contains('pressed')).length", 0, "none is pressed any more");
});

states("two real thumbs, each down before the other is up, type words", async (scene) => {
  if (scene.engine === "WebKit") return; // Its driver has no fingers.
  await opened(scene, BODY.replace("for=", 'delay="none" for='));
  for (const layout of layouts.filter(({ id }) => id === "cheonjiin" || id === "dubeolsik")) {
    await scene.run(`memo.value = ""; eye.element.layout = "${layout.id}"`);
    const text = "안녕하세요 여덟 괜찮아 있습니다";
    await scene.thumbs(taps(layout, text, await scene.run("eye.board()")));
    await scene.is("memo.value", text, layout.id);
  }
  if (scene.engine === "Chromium") await scene.browser.renew();
});

states("a finger that is held on shift shifts, and two taps lock it", async (scene) => {
  await opened(scene);
  await scene.run(`eye.send("pointerdown", eye.key("shift"), { pointerId: 1 });
    for (const name of ["ㅃ", "ㅉ"]) { eye.send("pointerdown", eye.key(name), { pointerId: 2 }); eye.send("pointerup", eye.key(name), { pointerId: 2 }); }
    eye.send("pointerup", eye.key("shift"), { pointerId: 1 }); eye.tap("ㅂ")`);
  await scene.is("memo.value", "ㅃㅉㅂ");
  await scene.run("eye.tap('shift')");
  await scene.is("[...eye.key('shift').part].filter((part) => ['once', 'due', 'locked'].includes(part))", ["once"]);
  await scene.run("eye.tap('ㄲ', 'ㄱ')");
  await scene.is("memo.value", "ㅃㅉㅂㄲㄱ");
  await scene.run("eye.tap('shift', 'shift')");
  await scene.is("[...eye.key('shift').part].filter((part) => ['once', 'due', 'locked'].includes(part))", [],
    "a page without capitals does not lock");
  await scene.run("eye.tap('language', 'shift', 'shift')");
  await scene.is("[...eye.key('shift').part].filter((part) => ['once', 'due', 'locked'].includes(part))", ["locked"]);
  await scene.run("eye.tap('Q', 'W')");
  await scene.is("memo.value", "ㅃㅉㅂㄲㄱQW");
});

states("a finger that trembles on the key of a page opens it, and types nothing that lies there", async (scene) => {
  // The second page of keys, each with what it is called there, has other keys in its place.
  for (const [layout, ways] of [["sky", ["!#1"]], ["cheonjiin", ["!#1", "123", "!#1"]], ["dubeolsik", ["!#1", "2/2", "가"]]]) {
    await opened(scene, BODY.replace("dubeolsik", layout));
    for (const name of ways) {
      const legends = "eye.keys().map(eye.legend).join(' ')";
      await scene.run(`(() => {
        globalThis.before = ${legends};
        const key = eye.key(${JSON.stringify(name)}), { left, right, top, bottom } = key.getBoundingClientRect();
        eye.send("pointerdown", key);
        // Two pixels beyond its border lies what belongs to the key, too.
        for (const clientX of [left - 2, right + 2]) for (const clientY of [top - 2, bottom + 2]) eye.send("pointermove", key, { clientX, clientY });
        eye.send("pointerup", key, { clientX: right + 2, clientY: bottom + 2 });
      })()`);
      await scene.is(`before === ${legends}`, false, `${layout}: ${name} opens its page`);
      await scene.is("memo.value", "", `${layout}: ${name} types nothing`);
    }
  }
  await opened(scene, BODY.replace("dubeolsik", "sky"));
  await scene.run(`eye.send("pointerdown", eye.key("!#1")); eye.send("pointermove", eye.key("?")); eye.send("pointerup", eye.key("?"))`);
  await scene.is("memo.value", "?", "a finger that goes on to another key types that");
});

states("a finger that trembles between two keys still holds one of them", async (scene) => {
  await opened(scene);
  await scene.run(`(async () => {
    const key = eye.key("ㅂ"), { right, top } = key.getBoundingClientRect();
    eye.send("pointerdown", key, { clientX: right + 2, clientY: top + 9 });
    eye.send("pointermove", key, { clientX: right + 1, clientY: top + 9 });
    await eye.later(500);
    eye.send("pointerup", key, { clientX: right + 2, clientY: top + 9 });
  })()`);
  await scene.is("memo.value", "1");
});

states("a finger that the system takes away types nothing more", async (scene) => {
  await opened(scene, BODY.replace("><", ">가나다라마바사아자차카타파하<"));
  await scene.run("memo.setSelectionRange(14, 14)");
  await scene.run("eye.send('pointerdown', eye.key('backspace')); eye.send('pointercancel', eye.key('backspace')); eye.later(700)");
  await scene.is("memo.value", "가나다라마바사아자차카타파", "a cancelled backspace does not repeat");
  await scene.run("eye.send('pointerdown', eye.key('space')); eye.send('pointercancel', eye.key('space'))");
  await scene.is("memo.value", "가나다라마바사아자차카타파", "a cancelled space writes none");
  await scene.is("eye.keys().filter((key) => key.part.contains('pressed')).length", 0);
  await scene.run("eye.send('pointerdown', eye.key('shift')); eye.send('pointercancel', eye.key('shift')); eye.tap('ㄱ')");
  await scene.is("memo.value", "가나다라마바사아자차카타파ㄱ", "a cancelled shift does not shift");
});

states("a window that loses the focus, or is hidden, lets go of every finger", async (scene) => {
  for (const event of ["blur", "visibilitychange"]) {
    await opened(scene, BODY.replace("><", ">가나다라마바사아자차카타파하<"));
    await scene.run(`memo.setSelectionRange(14, 14); eye.send("pointerdown", eye.key("backspace"));
      document.dispatchEvent(new Event("${event}", { bubbles: true })); eye.later(700)`);
    await scene.is("memo.value", "가나다라마바사아자차카타파", event);
    await scene.is("eye.keys().filter((key) => key.part.contains('pressed')).length", 0);
  }
});

states("only the main button of a mouse presses", async (scene) => {
  await opened(scene);
  for (const [button, buttons] of [[2, 2], [1, 4], [3, 8]]) {
    await scene.run(`eye.send("pointerdown", eye.key("ㄱ"), { pointerType: "mouse", button: ${button}, buttons: ${buttons} });
      eye.send("pointerup", eye.key("ㄱ"), { pointerType: "mouse", button: ${button}, buttons: 0 })`);
  }
  await scene.is("memo.value", "");
  // After this button WebKit's driver presses no other one any more.
  if (scene.engine === "WebKit") return;
  const [{ x, y }] = await scene.run("eye.places(['ㄱ'])");
  await scene.browser.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [
    { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 2 }, { type: "pointerUp", button: 2 },
  ] }]);
  await scene.is("memo.value", "");
  await scene.is("eye.keys().filter((key) => key.part.contains('pressed')).length", 0);
});

states("holding a key types what its hint shows, or opens a list to choose from", async (scene) => {
  await opened(scene);
  await scene.is("eye.key('ㅂ').querySelector('[part~=hint]').textContent", "1");
  await scene.hold("ㅂ", 500);
  await scene.is("memo.value", "1", "it takes the place of the letter");
  await scene.run("eye.send('pointerdown', eye.key('.')); eye.later(450)");
  await scene.is(`[...eye.element.shadowRoot.querySelectorAll("[part~=popup] [part~=item], [part~=item]")].map((item) => [item.textContent.trim(), item.part.contains("chosen")])`,
    [[",", true], ["?", false], ["!", false]]);
  await scene.run(`(() => {
    const item = eye.element.shadowRoot.querySelectorAll("[part~=item]")[2];
    const { x, y } = eye.middle(item);
    eye.send("pointermove", eye.key("."), { clientX: x, clientY: y });
    eye.send("pointerup", eye.key("."), { clientX: x, clientY: y });
  })()`);
  await scene.is("memo.value", "1!");
  await scene.run(`eye.send("pointerdown", eye.key(".")); eye.later(450).then(() => {
    const { x, y } = eye.middle(eye.key("."));
    eye.send("pointermove", eye.key("."), { clientX: x + 3, clientY: y });
    eye.send("pointerup", eye.key("."), { clientX: x + 3, clientY: y });
  })`);
  await scene.is("memo.value", "1!,", "a finger that trembles on its key has not begun to choose");
  await scene.is(`[...eye.element.shadowRoot.querySelectorAll("[part~=item]")].filter((item) => item.getClientRects().length > 0).length`, 0);
});

states("a flick types what it is for, and a finger on the space bar moves the cursor", async (scene) => {
  await opened(scene);
  await scene.run("eye.tap('language')");
  await scene.hold("q", 0, 0, 30);
  await scene.is("memo.value", "1");
  await scene.run("memo.value = '가나다라마'; memo.setSelectionRange(5, 5); eye.later()");
  await scene.hold("space", 0, -62, 0);
  await scene.is("[memo.value, memo.selectionStart, memo.selectionEnd]", ["가나다라마", 3, 3]);
});

states("a held backspace repeats until it is lifted", async (scene) => {
  await opened(scene);
  await scene.run("memo.value = '가'.repeat(60); memo.setSelectionRange(60, 60); eye.later()");
  await scene.hold("backspace", 800);
  const length = await scene.run("memo.value.length");
  if (length > 57 || length < 30) throw new Error(`${60 - length} went`);
  await scene.run("eye.later(300)");
  await scene.is("memo.value.length", length);
});

states("a pause begins a new letter, after the delay that is set", async (scene) => {
  const body = (delay) => `<textarea id="memo"></textarea><hwalja-keyboard for="memo" ${delay}></hwalja-keyboard>`;
  const twice = async (delay, pause, expected) => {
    await opened(scene, body(delay));
    await scene.run(`eye.tap("ㄱㅋ"); eye.later(${pause}).then(() => eye.tap("ㄱㅋ"))`);
    await scene.is("memo.value", expected, `${delay} ${pause}`);
  };
  await twice("", 0, "ㅋ");
  await twice("", 1100, "ㄱㄱ");
  await twice('delay="100"', 200, "ㄱㄱ");
  await twice('delay="none"', 1200, "ㅋ");
  await twice('delay="5000"', 1200, "ㅋ");
});

states("the keys neither scroll the page, nor are selected, nor open a menu", async (scene) => {
  await opened(scene);
  await scene.is(`(() => {
    for (let node = eye.key("ㄱ"); node; node = node.parentNode ?? node.host) {
      if (node instanceof Element && ["none", "pinch-zoom"].includes(getComputedStyle(node).touchAction)) return true;
    }
    return false;
  })()`, true, "touch-action");
  await scene.is("(getComputedStyle(eye.key('ㄱ')).userSelect ?? getComputedStyle(eye.key('ㄱ')).webkitUserSelect) || getComputedStyle(eye.key('ㄱ')).webkitUserSelect", "none");
  await scene.is("eye.send('pointerdown', eye.key('ㄱ')).defaultPrevented", true);
  await scene.is("eye.key('ㄱ').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true }))", false);
});
