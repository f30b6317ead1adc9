// How soon a press is seen, and what is left behind.
import { states } from "./scene.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo"></hwalja-keyboard>';
const KEPT = '<script src="/kept.js"></script>';

states("a letter stands in the field, and its key is drawn as pressed, in the task of the pointer", async (scene) => {
  await scene.open(BODY.replace("for=", 'layout="dubeolsik" for='));
  await scene.is(`(() => {
    const key = eye.key("ㄱ");
    const ground = () => getComputedStyle(eye.face(key)).backgroundColor;
    const before = ground();
    eye.send("pointerdown", key);
    const down = [memo.value, key.part.contains("pressed"), ground() !== before];
    eye.send("pointerup", key);
    return [...down, key.part.contains("pressed"), ground() === before];
  })()`, ["ㄱ", true, true, false, true]);
  await scene.is(`new Promise((drawn) => {
    requestAnimationFrame(() => drawn([memo.value, eye.key("ㅏ").part.contains("pressed")]));
    eye.send("pointerdown", eye.key("ㅏ"));
  })`, ["가", true]);
  await scene.is("(eye.send('pointerup', eye.key('ㅏ')), eye.tap('shift'), eye.legend(eye.keys()[0]))", "ㅃ", "a shifted page is drawn in the same task");
});

states("10,000 presses leave no timers, no listeners and no nodes behind", async (scene) => {
  await scene.open(BODY, { head: KEPT });
  // Keys that stay where they are are looked for once: the page is to be measured, and not the search.
  const press = (count) => scene.run(`(() => {
    const found = new Map();
    const tap = (name) => {
      if (!found.get(name)?.key.isConnected) found.set(name, { key: eye.key(name), ...eye.middle(eye.key(name)) });
      const { key, x: clientX, y: clientY } = found.get(name);
      for (const type of ["pointerdown", "pointerup"]) eye.send(type, key, { clientX, clientY });
    };
    for (let press = 0; press < ${count}; press++) {
      if (press % 50 === 0) memo.value = "", memo.focus();
      if (press % 500 === 499) eye.tap("page", "page", "language", "language");
      tap(["ㄱㅋ", "ㅣ", "space", "ㄴㄹ", "backspace", ".,?!", "ㅡ"][press % 7]);
    }
    return eye.later(50);
  })()`);
  // WebKit's driver has a timer of its own while it runs a script.
  const idle = await scene.run("kept.timers.size");
  await press(220);
  const count = "[kept.timers.size, kept.listeners(), document.querySelectorAll('*').length + eye.element.shadowRoot.querySelectorAll('*').length]";
  await scene.run("eye.tap('page', 'page'); eye.later(600)");
  const before = await scene.run(count);
  for (let part = 0; part < 5; part++) await press(1980);
  await press(101);
  await scene.run("eye.element.field = null; eye.element.field = memo; eye.later(600)");
  await scene.is(count, before);
  await scene.is("kept.timers.size", idle);
  await scene.isFaultless();
});

states("a held key that is released leaves no timer", async (scene) => {
  await scene.open(BODY, { head: KEPT });
  const idle = await scene.run("kept.timers.size");
  for (const type of ["pointerup", "pointercancel"]) {
    await scene.run(`memo.focus(); memo.value = "가나다라"; eye.send("pointerdown", eye.key("backspace"));`);
    await scene.is(`kept.timers.size > ${idle}`, true);
    await scene.run(`eye.send("${type}", eye.key("backspace"))`);
    await scene.is("kept.timers.size", idle, type);
  }
  await scene.run("eye.send('pointerdown', eye.key('backspace')); eye.element.remove(); eye.later()");
  await scene.is("kept.timers.size", idle, "removed while it is held");
});

states("an element that is removed leaves the page as it was", async (scene) => {
  await scene.open('<textarea id="memo" inputmode="search"></textarea>', { head: KEPT });
  const state = "[kept.timers.size, kept.outside(), memo.outerHTML, document.documentElement.querySelectorAll('*').length, document.adoptedStyleSheets.length]";
  const before = await scene.run(state);
  await scene.run("globalThis.own = document.createElement('hwalja-keyboard'); own.setAttribute('for', 'memo'); own.setAttribute('keyboard', ''); document.body.append(own); memo.focus()");
  await scene.run("eye.tap('ㄱㅋ', 'ㅣ'); own.remove(); memo.blur(); memo.value = ''; eye.later(50)");
  await scene.is(state, before);
});

states("200 comings and goings leave nothing behind", async (scene) => {
  await scene.open('<textarea id="memo"></textarea>', { head: KEPT });
  const again = (count) => scene.run(`(async () => {
    globalThis.own ??= document.createElement("hwalja-keyboard");
    own.setAttribute("for", "memo");
    for (let time = 0; time < ${count}; time++) {
      document.body.append(own);
      eye.tap("ㄱㅋ");
      if (time % 20 === 0) await eye.later();
      own.remove();
    }
    await eye.later(50);
  })()`);
  await again(3);
  const state = "[kept.timers.size, kept.listeners(), own.shadowRoot.querySelectorAll('*').length, memo.hasAttribute('inputmode')]";
  const before = await scene.run(state);
  await again(200);
  await scene.is(state, before);
  await scene.is("kept.outside()", [], "and it listens to nothing outside of itself");
});

states("Chromium counts no more nodes and listeners than before", async (scene) => {
  await scene.open(BODY);
  const count = async () => {
    await scene.browser.tell("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await scene.browser.tell("Memory.getDOMCounters");
    return [nodes, jsEventListeners];
  };
  const press = () => scene.run("(() => { for (let press = 0; press < 120; press++) { if (press % 50 === 0) memo.value = ''; eye.tap('ㄱㅋ', 'language', 'language'); } memo.value = ''; return eye.later(100); })()");
  await press();
  const [nodes, listeners] = await count();
  for (let part = 0; part < 3; part++) await press();
  const [nodesAfter, listenersAfter] = await count();
  if (nodesAfter > nodes + 60 || listenersAfter > listeners) throw new Error(`${nodes} nodes and ${listeners} listeners, then ${nodesAfter} and ${listenersAfter}`);
}, ["Chromium"]);
