// A million steps on each kind of host, each held against the field as the rule would leave it: what stood
// before the run, the run, and what stood after.
import assert from "node:assert/strict";
import test from "node:test";
import { characterStart, Host, kinds } from "./hosts.js";
import { rules, Writing } from "./rule.js";
import { hwalja, randomNumbers, styles } from "./support.js";

const steps = 1_000_000;
const keyboards = styles.map(({ layout, title }) => ({
  layout, rules: rules(layout), writing: new Writing(!title.includes("compatibility")),
}));

/** A field and its run by the rule alone. Places are UTF-16 code units. */
class Model {
  keyboard = keyboards[0];
  run = "";
  history = [];
  first = null;
  // Where the run ended when it was last written; elsewhere there is none.
  place = 0;

  constructor(field) {
    this.field = field;
  }

  next() {
    this.run = "";
    this.history = [];
    this.first = null;
  }

  /** What is to be written before the cursor at `place` to make `run` what the run is. */
  set(run) {
    const { text, end } = this.field;
    this.field.text = text.slice(0, end - this.run.length) + run + text.slice(end);
    this.field.start = this.field.end = this.place = end - this.run.length + run.length;
    this.run = run;
  }

  /** What a session sees when it looks: whether the run still stands right before the cursor. */
  look() {
    const { start, end, text } = this.field;
    if (start !== end || end !== this.place || !text.slice(0, end).endsWith(this.run)) this.next();
  }

  write(text) {
    this.next();
    this.replace(this.field.start, this.field.end, text);
  }

  replace(start, end, text) {
    this.field.text = this.field.text.slice(0, start) + text + this.field.text.slice(end);
    this.field.start = this.field.end = start + text.length;
  }

  press(id) {
    const { rules, writing } = this.keyboard;
    const run = writing.pressed(this.run, rules.get(id));
    if (run === this.run) return;
    this.history.push(this.run);
    this.first = null;
    if (this.field.start < this.field.end) this.replace(this.field.start, this.field.end, "");
    this.set(run);
  }

  backspace(isStroke) {
    const { start, end, text } = this.field;
    const { writing } = this.keyboard;
    if (start < end) return this.replace(start, end, "");
    if (this.run === "") return this.replace(characterStart(text, end), end, "");
    if (!isStroke) {
      this.history = [];
      return this.set(writing.shortened(this.run));
    }
    this.first ??= Math.max(0, this.history.lastIndexOf(writing.withoutUnit(this.run)));
    if (this.history.length > this.first) return this.set(this.history.pop());
    this.history = [];
    this.set(writing.withoutUnit(this.run));
  }
}

/** Walks on a host of `traits`, and compares the field with the model's after every step. */
function walk(traits, seed) {
  const random = randomNumbers(seed);
  const host = new Host(traits);
  const model = new Model({ text: "", start: 0, end: 0 });
  const session = new hwalja.InputSession(keyboards[0].layout, host);
  const counts = {};
  let isTold = false;
  host.moved = () => session.next();
  host.hostDidChange = () => {
    session.hostDidChange();
    isTold = true;
  };
  const elsewhere = (change) => {
    isTold = false;
    change();
    Object.assign(model.field, { text: host.text, start: host.start, end: host.end });
    if (isTold) model.look();
  };
  const texts = ["1", "a b", "가", "👩‍👧", "e\u0301", "ㄱ", "안", ".", "\n"];
  const actions = {
    press() {
      const { keys } = session.layout;
      const key = keys[random(keys.length)];
      session.press(key);
      model.look();
      model.press(key.id);
    },
    next: () => (session.next(), model.next()),
    space() {
      session.space();
      model.look();
      if (model.run && session.layout.spaceEndsRun) model.next();
      else model.write(" ");
    },
    enter: () => (session.enter(), model.write("\n")),
    insert() {
      const text = texts[random(texts.length)];
      session.insert(text);
      model.write(text);
    },
    jamo: () => (session.backspace(), model.look(), model.backspace(false)),
    stroke: () => (session.backspace("stroke"), model.look(), model.backspace(true)),
    // To where a session's own text would begin and end: between whole characters.
    move: () => elsewhere(() => host.select(boundary(host.text, random(host.text.length + 1)))),
    select: () => elsewhere(() => {
      const places = [0, 1].map(() => boundary(host.text, random(host.text.length + 1)));
      host.select(Math.min(...places), Math.max(...places));
    }),
    type: () => elsewhere(() => host.typeElsewhere(texts[random(texts.length)])),
    empty: () => elsewhere(() => host.empty()),
    layout() {
      model.keyboard = keyboards[random(keyboards.length)];
      session.layout = model.keyboard.layout;
      model.next();
    },
    stranger() {
      const { layout } = keyboards[random(keyboards.length)];
      if (layout.id === session.layout.id) return;
      session.press(layout.keys[random(layout.keys.length)]);
      model.look();
    },
  };
  const likely = { press: 60, next: 3, space: 3, enter: 1, insert: 2, jamo: 6, stroke: 10, move: 2, select: 1, type: 1, layout: 1, stranger: 1 };
  const dice = Object.entries(likely).flatMap(([name, count]) => Array(count).fill(name));
  for (let step = 0; step < steps; step++) {
    const name = host.text.length > 120 ? "empty" : dice[random(dice.length)];
    const before = host.text;
    actions[name]();
    counts[name] = (counts[name] ?? 0) + 1;
    const { text, start, end } = model.field;
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

/** The beginning of the code point at `place`. */
function boundary(text, place) {
  const unit = text.charCodeAt(place);
  return unit >= 0xdc00 && unit < 0xe000 ? place - 1 : place;
}

for (const [name, traits] of Object.entries(kinds)) {
  test(`a million steps in ${name} leave what the rule leaves`, () => walk(traits, 14));
}
