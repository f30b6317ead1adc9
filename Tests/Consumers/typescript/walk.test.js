// A million steps on each kind of host, each held against the field as the full maps would leave it: what stood
// before the run, the run, and what stood after.
import assert from "node:assert/strict";
import test from "node:test";
import { characterStart, Host, kinds } from "./hosts.js";
import { hwalja, mapOf, overFull, randomNumbers, shortened, styles } from "./support.js";

const steps = 1_000_000;
const keyboards = styles.map(({ layout, files }) => ({ layout, pressed: overFull(mapOf(layout, files)) }));

/** The run without its last syllable, pending form or letter. */
const withoutUnit = (run) => run.replace(/(?:[ᄀ-ᄒㄱ-ㅎ]?[\u119e\u11a2ㆍ]|.)$/su, "");

/** A field and its run by docs/COMPOSER.md and the maps. Places are UTF-16 code units. */
class Model {
  keyboard = keyboards[0];
  text = "";
  start = 0;
  end = 0;
  run = "";
  history = [];
  floor = null;
  // Where the run ended when it was last written; elsewhere there is none.
  place = 0;

  commit() {
    this.run = "";
    this.forget();
  }

  forget() {
    this.history = [];
    this.floor = null;
  }

  /** What a session sees when it looks: whether the run still stands right before the cursor. */
  look() {
    const { start, end, text } = this;
    if (start !== end || end !== this.place || !text.slice(0, end).endsWith(this.run)) this.commit();
  }

  replace(start, end, text) {
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.start = this.end = start + text.length;
  }

  write(text) {
    this.commit();
    this.replace(this.start, this.end, text);
  }

  /** The run becomes `run`. */
  set(run) {
    this.replace(this.start - this.run.length, this.end, run);
    this.run = run;
    this.place = this.end;
  }

  press(id) {
    const run = this.keyboard.pressed(this.run, id);
    if (run === this.run) return;
    this.history.push(this.run);
    this.floor = null;
    this.set(run);
  }

  backspace(step) {
    const { start, end, text, run } = this;
    if (start < end || run === "") return this.replace(start < end ? start : characterStart(text, end), end, "");
    const rest = withoutUnit(run);
    if (step === "jamo") {
      this.forget();
      const shorter = this.keyboard.pressed(run, "⌫");
      return this.set(shorter === run ? shortened(run) : shorter);
    }
    this.floor ??= Math.max(0, this.history.lastIndexOf(rest));
    if (this.history.length > this.floor) return this.set(this.history.pop());
    this.forget();
    this.set(rest);
  }
}

/** The beginning of the code point at `place`. */
function boundary(text, place) {
  const unit = text.charCodeAt(place);
  return unit >= 0xdc00 && unit < 0xe000 ? place - 1 : place;
}

/** Walks on a host of `traits`, and compares the field with the model's after every step. */
function walk(traits, seed) {
  const random = randomNumbers(seed);
  const one = (list) => list[random(list.length)];
  const host = new Host(traits);
  const model = new Model();
  const session = new hwalja.InputSession(keyboards[0].layout, host);
  const counts = {};
  let isTold = false;
  host.moved = () => session.commit();
  host.hostDidChange = () => {
    session.hostDidChange();
    isTold = true;
  };
  const elsewhere = (change) => {
    isTold = false;
    change();
    Object.assign(model, { text: host.text, start: host.start, end: host.end });
    if (isTold) model.look();
  };
  const place = () => boundary(host.text, random(host.text.length + 1));
  const backspace = (step) => (session.backspace(step), model.look(), model.backspace(step));
  const texts = ["1", "a b", "가", "👩‍👧", "e\u0301", "ㄱ", "안", ".", "\n"];
  const actions = {
    press() {
      const key = one(session.layout.keys);
      session.press(key);
      model.look();
      model.press(key.id);
    },
    next: () => (session.commit(), model.commit()),
    space() {
      session.space();
      model.look();
      if (/[^.,?!]$/.test(model.run) && session.layout.spaceEndsRun) model.commit();
      else model.write(" ");
    },
    enter: () => (session.enter(), model.write("\n")),
    insert() {
      const text = one(texts);
      session.insert(text);
      model.write(text);
    },
    jamo: () => backspace("jamo"),
    stroke: () => backspace("stroke"),
    // To where a session's own text would begin and end: between whole characters.
    move: () => elsewhere(() => host.select(place())),
    select: () => elsewhere(() => host.select(...[place(), place()].sort((a, b) => a - b))),
    type: () => elsewhere(() => host.typeElsewhere(one(texts))),
    empty: () => elsewhere(() => host.empty()),
    layout() {
      model.keyboard = one(keyboards);
      session.layout = model.keyboard.layout;
      model.commit();
    },
  };
  const likely = { press: 60, next: 3, space: 3, enter: 1, insert: 2, jamo: 6, stroke: 10, move: 2, select: 1, type: 1, layout: 1 };
  const dice = Object.entries(likely).flatMap(([name, count]) => Array(count).fill(name));
  for (let step = 0; step < steps; step++) {
    const name = host.text.length > 120 ? "empty" : one(dice);
    const before = host.text;
    actions[name]();
    counts[name] = (counts[name] ?? 0) + 1;
    const { text, start, end } = model;
    if (host.text !== text || host.start !== start || host.end !== end) {
      assert.fail(`${name}, step ${step} of ${session.layout.id}: ${before} became ${host.text} and not ${text}`);
    }
    // To ask for it would make the session look, so it is asked where it has just looked.
    if (name === "press" && session.composing !== model.run) {
      assert.fail(`step ${step}: ${session.composing} is composed and not ${model.run}`);
    }
  }
  for (const name of Object.keys(actions)) assert.ok(counts[name] > 1000, `${name} happens`);
}

for (const [name, traits] of Object.entries(kinds)) {
  test(`a million steps in ${name} leave what the maps leave`, () => walk(traits, 14));
}
