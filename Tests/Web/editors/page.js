// Runs in the page, which has an editor with a session. The driver here performs steps.
import * as hwalja from "/hwalja.js";
import "/rich.js";
import { editors, there } from "/editors.js";
import { act } from "/steps.js";

const { attach, layoutById } = hwalja;
const { files = [], open } = editors[document.querySelector("#place").dataset.editor];

/** Loads a script or a style sheet that an editor needs. */
const load = (file) => new Promise((loaded, failed) => {
  const isStyle = file.endsWith(".css");
  const element = document.createElement(isStyle ? "link" : "script");
  Object.assign(element, isStyle ? { rel: "stylesheet", href: `/${file}` } : { src: `/${file}` });
  document.head.append(Object.assign(element, { onload: loaded, onerror: failed }));
});

// Each press is a separate task, as it is for a person. The effects of one press therefore come before the next press.
const { port1, port2 } = new MessageChannel();
const waiting = [];
port1.onmessage = () => waiting.shift()();
const soon = (later) => (waiting.push(later), port2.postMessage(null));
// Use a message instead of a timer, because a timer of 0 ms takes 4 ms.
const settled = (delay = 0) => new Promise((later) => delay > 0 ? setTimeout(later, delay) : soon(later));

/** Performs `steps` in the notation of scenarios. */
async function type(layout, steps) {
  // Set the layout only if it changes, because setting the same layout also ends the run.
  if (driver.session.layout.id !== layout) driver.session.layout = layoutById(layout);
  for (const step of steps) {
    act(step, driver.session, { time: 0 }, hwalja);
    await driver.drawn();
  }
}

globalThis.driver = {
  type,
  /** Performs all `steps` in a single task. */
  async atOnce(steps) {
    for (const step of steps) act(step, driver.session, { time: 0 }, hwalja);
    await driver.drawn();
  },
  /** Holds the key at `place` until its digit is typed. */
  async hold(place) {
    const machine = new hwalja.KeyboardMachine(hwalja.dubeolsikKeyboard, driver.session);
    machine.down({ place, finger: 0, time: 1000 });
    machine.tick(2000);
    machine.up({ finger: 0, time: 2001 });
    await driver.drawn();
  },
  settled,
  /** Waits until the editor has processed a press. This may take two frames. */
  async drawn() {
    await settled();
    for (let frame = 0; driver.editor.draws && frame < 2; frame++) await new Promise(requestAnimationFrame);
  },
  /** Clears and focuses the editor, and attaches a new session. */
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
  /** Returns the selection. In Chromium, a shadow root has its own selection. */
  selection: () => driver.editor.element.getRootNode().getSelection?.() ?? getSelection(),
};
for (const file of files) await load(file);
driver.editor = await open(document.querySelector("#place"));
