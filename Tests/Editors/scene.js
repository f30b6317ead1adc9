// The page of an editor in a browser, as statements see it.
import { keysFor, layouts } from "./words.js";

const dubeolsik = layouts.find(({ id }) => id === "dubeolsik");

/** What a statement does on a page, in the words of the page's driver. */
export class Scene {
  presses = 0;
  wrong = [];

  constructor(browser, engine, name) {
    Object.assign(this, { browser, engine, name });
  }

  run(code) {
    return this.browser.run(code);
  }

  begin(options = {}) {
    return this.run(`driver.begin(${JSON.stringify(options)})`);
  }

  press(layout, tokens) {
    this.presses += tokens.length;
    return this.run(`driver.type(${JSON.stringify(layout.id)}, ${JSON.stringify(tokens)})`);
  }

  type(text, layout = dubeolsik) {
    return this.press(layout, keysFor(layout, text));
  }

  async strike(...names) {
    this.presses += names.length;
    for (const name of names) {
      await this.browser.strike(name);
      await this.run("driver.drawn()");
    }
  }

  async says(expected, what) {
    const text = await this.run("driver.text()");
    if (text !== expected) this.wrong.push(`${what}: ${JSON.stringify(text)} and not ${JSON.stringify(expected)}`);
  }

  async comes(code, expected, what) {
    const value = await this.run(code);
    if (JSON.stringify(value) !== JSON.stringify(expected)) {
      this.wrong.push(`${what}: ${JSON.stringify(value)} and not ${JSON.stringify(expected)}`);
    }
  }
}
