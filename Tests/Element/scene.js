// A page with the element in a browser, and what a person does there.
import assert from "node:assert/strict";
import { quickThumbs, quickly } from "./quickly.js";

export const statements = [];
/** That `what` is so in every engine, or in those named: `check` gets a scene. */
export const states = (what, check, engines = null) => statements.push({ what, check, engines });

const ELEMENT = '<script type="module" src="/hwalja-keyboard.js"></script>';
const wait = (condition) => `new Promise((ready, failed) => {
  const end = Date.now() + 20_000;
  const look = () => (${condition}) ? ready() : Date.now() > end ? failed(new Error("in vain: ${condition.replaceAll('"', "'")}")) : setTimeout(look, 5);
  look();
})`;

const pointer = (id, pointerType, actions) => ({ type: "pointer", id, parameters: { pointerType }, actions });

const move = ({ x, y }) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
const [down, up, pause] = [{ type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }, { type: "pause" }];

export class Scene {
  presses = 0;

  constructor(browser, engine, server) {
    Object.assign(this, { browser, engine, server });
  }

  /** Opens a page with `body`; the element's own script comes after it, unless `script` is something else. */
  async open(body, { head = "", script = ELEMENT, lang = "ko", dir = "ltr", headers = {}, isReady = "customElements.get('hwalja-keyboard')" } = {}) {
    const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>t</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><script src="/eye.js"></script>${head}</head>
      <body>${body}${script}</body></html>`;
    await this.browser.visit(this.server.page(html, headers));
    if (isReady) await this.run(wait(isReady));
  }

  run(code) {
    return this.browser.run(code);
  }

  until(condition) {
    return this.run(wait(condition));
  }

  async is(code, expected, what = code) {
    assert.deepEqual(await this.run(code), expected, what);
  }

  /** The page has reported nothing. */
  async isFaultless() {
    await this.is("eye.faults", []);
  }

  /** Taps the keys called `names` on the element, with a real mouse, pen or finger. */
  async tap(names, kind = "mouse", selector = "hwalja-keyboard") {
    for (const name of names) {
      await this.touch(await this.run(`eye.places([${JSON.stringify(name)}], document.querySelector("${selector}"))`), kind);
    }
  }

  /** Presses each of `places` once, all in one go. */
  touch(places, kind = "mouse") {
    // What the drivers of the other engines can do.
    if (kind === "touch" && this.engine === "WebKit" || kind === "pen" && this.engine !== "Chromium") kind = "mouse";
    return this.patiently(places, this.engine === "Chromium" ? () => quickly(this.browser, places, kind)
      : () => this.browser.perform([pointer(kind, kind, places.flatMap((place) => [move(place), down, up]))]));
  }

  /** The same with two thumbs that take turns: each is lifted as the other is already down. */
  thumbs(places) {
    const thumbs = [[], []];
    places.forEach((place, index) => {
      thumbs[index % 2].push(move(place), down);
      thumbs[1 - index % 2].push(pause, index > 0 ? up : pause);
    });
    thumbs[1 - places.length % 2].push(up);
    return this.patiently(places, this.engine === "Chromium" ? () => quickThumbs(this.browser, places)
      : () => this.browser.perform(thumbs.map((actions, thumb) => pointer(`thumb ${thumb}`, "touch", actions))));
  }

  /** Does `press`, at `places`, and no press is long. */
  async patiently(places, press) {
    this.presses += places.length;
    await this.run("eye.patience()");
    await press();
    await this.run("eye.again()");
  }

  /** Holds the key called `name` with a mouse for so many milliseconds, or drags it by `dx` and `dy` then. */
  async hold(name, milliseconds, dx = 0, dy = 0) {
    const [{ x, y }] = await this.run(`eye.places([${JSON.stringify(name)}])`);
    await this.browser.perform([pointer("mouse", "mouse", [
      move({ x, y }), down, { ...pause, duration: milliseconds }, move({ x: x + dx / 2, y: y + dy / 2 }), move({ x: x + dx, y: y + dy }), up,
    ])]);
    // WebKit's driver goes on dragging otherwise.
    if (this.engine === "WebKit") await this.browser.send("DELETE", "/actions");
  }

  /** Strikes real keys. */
  async strike(...names) {
    for (const name of names) await this.browser.strike(name);
  }

  async click(selector) {
    await this.touch([await this.run(`eye.middle(document.querySelector(${JSON.stringify(selector)}))`)]);
  }
}
