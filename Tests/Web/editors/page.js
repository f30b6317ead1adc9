// In the page: an editor with a session, and what a person does to it.
import * as hwalja from "/hwalja.js";
import "/rich.js";
import { editors, there } from "/editors.js";
import { act } from "/steps.js";

const { attach, layoutById } = hwalja;
const { files = [], open } = editors[document.querySelector("#place").dataset.editor];

/** Loads a script or a style sheet that an editor is made of. */
const load = (file) => new Promise((loaded, failed) => {
  const isStyle = file.endsWith(".css");
  const element = document.createElement(isStyle ? "link" : "script");
  Object.assign(element, isStyle ? { rel: "stylesheet", href: `/${file}` } : { src: `/${file}` });
  document.head.append(Object.assign(element, { onload: loaded, onerror: failed }));
});

// What comes after a press comes before the next one: a person's presses are events of their own.
const { port1, port2 } = new MessageChannel();
const waiting = [];
port1.onmessage = () => waiting.shift()();
const soon = (later) => (waiting.push(later), port2.postMessage(null));
// A timer of 0 takes 4 ms.
const settled = (delay = 0) => new Promise((later) => delay > 0 ? setTimeout(later, delay) : soon(later));

/** Does `steps`, as scenarios write them. */
async function type(layout, steps) {
  // Another layout ends the run, and so would the same one.
  if (driver.session.layout.id !== layout) driver.session.layout = layoutById(layout);
  for (const step of steps) {
    act(step, driver.session, { time: 0 }, hwalja);
    await driver.drawn();
  }
}

globalThis.driver = {
  type,
  /** Does `steps` in one turn, or holds the key at `place` until its digit is typed. */
  async atOnce(steps) {
    for (const step of steps) act(step, driver.session, { time: 0 }, hwalja);
    await driver.drawn();
  },
  async hold(place) {
    const machine = new hwalja.KeyboardMachine(hwalja.dubeolsikKeyboard, driver.session);
    machine.down({ place, finger: 0, time: 1000 });
    machine.tick(2000);
    machine.up({ finger: 0, time: 2001 });
    await driver.drawn();
  },
  settled,
  /** Resolves when the editor has done what it does after a press, if that is with the screen's frames. */
  async drawn() {
    await settled();
    for (let frame = 0; driver.editor.draws && frame < 2; frame++) await new Promise(requestAnimationFrame);
  },
  /** Attaches anew, with nothing in the editor and the focus in it. */
  async begin(options = {}) {
    driver.session?.detach();
    const { element } = driver.editor;
    element.blur();
    await settled();
    driver.editor.clear();
    await settled();
    element.focus();
    await there(() => element.matches(":focus"));
    await settled();
    driver.session = attach(element, { layout: layoutById("dubeolsik"), cycleTimeout: Infinity, ...options });
  },
  async text() {
    await settled();
    return driver.editor.text().replaceAll("\u00a0", " ").replaceAll("\ufeff", "");
  },
  /** Chromium's shadow roots have selections of their own. */
  selection: () => driver.editor.element.getRootNode().getSelection?.() ?? getSelection(),
};
for (const file of files) await load(file);
driver.editor = await open(document.querySelector("#place"));
