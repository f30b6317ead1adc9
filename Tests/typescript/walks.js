// Compares random lines of steps with a plain model of a field, in every kind of field. `node walks.js STEPS` performs
// this number of steps in all, and prints the number of wrong lines in each kind of field.
import { Host, busyKinds, kinds, places } from "./host.js";
import { act, layoutNamed, marked } from "./steps.js";
import { hwalja } from "./support.js";

const { Composer, InputSession } = hwalja;
const LENGTH = 20;

/** The expected field: the text before the run, the run that the rule gives, and the text after the run. */
class Model {
  before = "";
  after = "";
  isAfterPause = false;

  constructor(layout) {
    this.composer = new Composer(layout);
  }

  get field() {
    return `${this.before}${this.composer.composing}|${this.after}`.replaceAll("\n", "\\n");
  }

  take(step) {
    const key = this.composer.layout.key(step);
    if (key && this.isAfterPause) this.end((composer) => composer.endCycle(key));
    this.isAfterPause = step === "…" || this.isAfterPause && !key;
    if (key) this.composer.press(key);
    else if (step === "_") this.end((composer) => composer.commit());
    else if (step === "␣") this.end((composer) => composer.space());
    else if (step === "⏎") this.insert("\n");
    else if ("⌫⎌".includes(step)) this.backspace(step === "⎌" ? "stroke" : "jamo");
    else if (step.includes('"')) this.insert(step.split('"')[1]);
    else if (step.startsWith(">")) {
      this.end((composer) => composer.commit());
      const text = this.before + this.after;
      [this.before, this.after] = [text.slice(0, step.slice(1)), text.slice(step.slice(1))];
    }
  }

  /** Performs `operation`. If it ends the run, the text of the run becomes part of the text before the next run. */
  end(operation) {
    const { composing } = this.composer;
    const edit = operation(this.composer);
    if (!this.composer.composing) this.before += composing + (edit?.inserting ?? "");
  }

  insert(text) {
    this.end((composer) => composer.commit());
    this.before += text;
  }

  backspace(step) {
    if (!this.composer.backspace(step)) this.before = this.before.slice(0, places(this.before).at(-2) ?? 0);
  }
}

/** Returns a generator of reproducible random numbers, from 0 to less than 1 (Park and Miller). */
function numbers(seed) {
  let state = seed;
  return () => (state = state * 48271 % 0x7fffffff) / 0x7fffffff;
}

/**
 * Returns a line of random steps on a keyboard. If `hasOthers` is true, the line also has steps of the user and of
 * other programs. Keys often repeat.
 */
function lineOf({ layout, hasOthers }, random) {
  const pick = (items) => items[Math.floor(random() * items.length)];
  const rare = ["_", "␣", "⏎", '"1"', "…", ...(hasOthers ? ['+"x"', ">"] : ["⌫", "⎌"])];
  const line = [pick(layout.keys.filter((key) => layout.edit(key, ""))).id];
  while (line.length < LENGTH) {
    const chance = random();
    const last = layout.key(line.at(-1));
    // Others act only between two keys, because two of their acts could cancel each other out.
    line.push(last && chance < 0.2 ? last.id : last && chance < 0.4 ? pick(rare) : pick(layout.keys).id);
  }
  return line;
}

/** Performs `line` in a field and in a model. Returns the first difference, or null if there is none. */
function follow({ layout }, kind, line) {
  const host = new Host("|", kind);
  const session = host.connect(new InputSession(layout, host));
  const model = new Model(layout);
  for (const [index, each] of line.entries()) {
    const step = each === ">" ? moveIn(model.field, index) : each;
    if (!step) continue;
    model.take(step);
    // If a page sets the text, it does so before the comparison.
    act(step, session, host, hwalja);
    if (kind.isControlled) host.turn();
    if (marked(host) !== model.field) return `${line.slice(0, index + 1).join(" ")}: ${marked(host)} and not ${model.field}`;
  }
  return null;
}

/**
 * Returns a step that moves the cursor to a place where the preceding text ends differently, or null if there is no
 * such place.
 */
function moveIn(field, number) {
  const [before, after] = field.replaceAll("\\n", "\n").split("|");
  const place = number * 7 % (before.length + after.length + 1);
  return (before + after)[place - 1] === before.at(-1) ? null : `>${place}`;
}

const layouts = ["cheonjiin", "cheonjiin-compatibility", "naratgeul", "dubeolsik"];
const walks = layouts.flatMap((name) => [false, true].map((hasOthers) => (
  { name: `${name}${hasOthers ? ", with others" : ""}`, layout: layoutNamed(name, hwalja), hasOthers })));

/** Returns the wrong lines among `count` lines of each walk in a field of `kind`, with the names of the walks. */
export function wrongIn(kind, count) {
  // A page that sets the text moves the cursor to the end of the text.
  return walks.filter(({ hasOthers }) => !kind.isControlled || !hasOthers).map((walk) => {
    const random = numbers(1);
    const lines = Array.from({ length: count }, () => follow(walk, kind, lineOf(walk, random)));
    return { name: walk.name, wrong: lines.filter(Boolean) };
  });
}

export const allKinds = [...kinds, ...busyKinds];

if (process.argv[1]?.endsWith("/walks.js")) {
  const count = Math.floor(process.argv[2] / LENGTH / walks.length);
  for (const kind of allKinds) {
    const found = wrongIn(kind, count);
    const sum = found.reduce((sum, { wrong }) => sum + wrong.length, 0);
    console.log(`${sum} of ${count * found.length} lines: ${JSON.stringify({ ...kind, late: `${kind.late}` })}`);
    for (const { name, wrong } of found.filter(({ wrong }) => wrong.length)) {
      console.log(`    ${wrong.length} ${name}: ${wrong.sort((one, other) => one.length - other.length)[0]}`);
    }
  }
}
