// Answers the questions of `conform`, one on each line: node driver.js PACKAGE. The package also contains custom
// keyboards.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Host, busyKinds, kinds } from "./host.js";
import { act, layoutNamed, marked, touch } from "./steps.js";

const hwalja = await import(join(resolve(process.argv[2]), "hwalja.js"));
const { canBecome } = await import(join(resolve(process.argv[2]), "completions.js"));
const { Composer, InputSession, KeyboardMachine, KeyboardLayout, keyboardById, layouts, utf16Units } = hwalja;
const { InvalidKeyboardFile, keyboardFromParsed } = await import(join(resolve(process.argv[2]), "keyboard-file.js"));
const fileOf = (id) => readFileSync(new URL(`../Conformance/${id}.json`, import.meta.url), "utf8");

/** Returns the keyboard with this id. On one kind of field, a custom keyboard comes from its file, not the package. */
const read = new Map();
function keyboardNamed(id, kind) {
  if (!id.startsWith("practice") || kind !== kinds[0]) return keyboardById(id);
  if (!read.has(id)) read.set(id, keyboardFromParsed(JSON.parse(fileOf(id)), layouts));
  return read.get(id);
}

/**
 * Returns the answer that all these kinds of field give. If they differ, returns each distinct answer. A kind may
 * answer null, which does not count.
 */
const agreed = (answer, all = kinds) => [...new Set(all.map(answer).filter((text) => text !== null))].join(" / ");

/**
 * Returns the answer of all kinds of field. If SPREAD is set, returns the answer of only one kind, which depends on the
 * question.
 */
function answered(question, answer) {
  if (!process.env.SPREAD) return agreed(answer);
  const sum = Buffer.from(question).reduce((sum, byte) => sum + byte);
  return answer(kinds[sum % kinds.length]) ?? answer(kinds[0]);
}

/** Returns the text of a field that was empty, after `steps`, and the composer. */
function composed(id, steps) {
  const composer = new Composer(layoutNamed(id, hwalja));
  let text = "";
  let isAfterPause = false;
  for (const step of steps.split(" ")) {
    const key = composer.layout.key(step);
    let edit = { deleting: 0, inserting: "" };
    if (key && isAfterPause) composer.endCycle(key);
    isAfterPause = step === "…" || isAfterPause && !key;
    if (key) edit = composer.press(key);
    else if (step === "_") composer.commit();
    else if (step === "␣") edit = composer.space();
    // Without a run, the field deletes as usual.
    else if (step !== "…") edit = composer.backspace(step === "⎌" ? "stroke" : "jamo") ?? { ...edit, deleting: 1 };
    text = text.slice(0, text.length - edit.deleting) + edit.inserting;
  }
  return { text, composer };
}

/** Returns the words in a question: single words, and all syllables in a range. */
const wordsOf = (notation) => notation.split(" ").flatMap((item) => {
  const [first, last] = item.split("~").map((word) => word.codePointAt());
  return last ? Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)) : [item];
});

const suites = {
  composer: (id, steps) => composed(id, steps).text,

  completions(id, steps, words) {
    const { composer } = composed(id, steps);
    return wordsOf(words).filter((word) => canBecome(composer, word)).join(" ") || "-";
  },

  session: (id, field, steps) => agreed((kind) => {
    // A page that sets the text moves the cursor to the end. If an operation writes twice, such a page sets only the
    // second text.
    if (kind.isControlled && (!field.endsWith("|") || /[>+!§]/.test(steps))) return null;
    const host = new Host(field, kind);
    const session = host.connect(new InputSession(layoutNamed(id, hwalja), host));
    for (const step of steps.split(" ")) act(step, session, host, hwalja);
    host.turn();
    return marked(host);
  }, [...kinds, ...busyKinds]),

  file: (json) => {
    let parsed;
    try {
      parsed = JSON.parse(json);
    } catch {
      return "not JSON";
    }
    try {
      keyboardFromParsed(parsed, layouts);
      return "ok";
    } catch (error) {
      if (!(error instanceof InvalidKeyboardFile)) throw error;
      return error.message;
    }
  },

  keyboard: (id, field, text, notation, steps = notation.split(" ").filter(Boolean)) => answered(notation, (kind) => {
    const keyboard = keyboardNamed(id, kind);
    const host = Object.assign(new Host(text, kind), { time: 1000 });
    const session = host.connect(new InputSession(keyboard.layout, host));
    const machine = new KeyboardMachine(keyboard, session);
    const requests = [];
    let shown;
    machine.onChange = () => (shown = drawn(machine, session, steps.at(-1) === "▦"));
    const begin = (kind, capitals, action, ...more) => {
      machine.settings = { needsGlobe: !more.includes("globeless"), cursorDelay: more.includes("slow") ? 100 : 0 };
      machine.fieldDidChange({ kind, capitals, action });
    };
    machine.onRequest = ({ kind, by, action, name }) => {
      const words = { moveCursor: `cursor:${by}`, nextKeyboard: "globe", hide: "hide", perform: action, action: `action:${name}` };
      requests.push(words[kind]);
      if (kind === "moveCursor") moveCursor(host, by);
    };
    host.hostDidChange = () => machine.hostDidChange(host.time);
    begin(...field.split(" "));
    machine.onChange();
    for (const step of steps) {
      if (step === "▦") continue;
      // To delete words, a keyboard needs the whole text before the cursor. Such an element shows only one line of it.
      if (host.isPieces && host.text.includes("\n")) return null;
      touch(step, machine, host, begin);
    }
    return [marked(host), shown.join(" "), requests.join(" ") || "-"].join("\t");
  }),

  trie(hex, lookUps) {
    const keys = Array.from({ length: 89 }, (_, number) => ({ id: `${number}` }));
    const data = { id: "own", name: "", latinName: "", spaceEndsRun: false, keys, rows: [] };
    let layout;
    try {
      layout = new KeyboardLayout({ ...data, trie: Buffer.from(hex, "hex").toString("latin1") });
    } catch {
      return "refused";
    }
    return lookUps.split(" ").filter(Boolean).map((lookUp) => {
      const [key, before = ""] = lookUp.split(":");
      const text = String.fromCodePoint(...before.split(",").filter(Boolean).map((scalar) => parseInt(scalar, 16)));
      const edit = layout.edit(layout.key(key), text);
      if (!edit) return "-";
      const left = text.slice(0, text.length - edit.deleting) + edit.inserting;
      return `:${[...left].map((scalar) => scalar.codePointAt().toString(16).toUpperCase()).join(",")}`;
    }).join(" ");
  },
};

/** Moves the cursor forwards or backwards by this number of characters. */
function moveCursor(host, by) {
  const { text, start, end } = host;
  host.select((by < 0 ? start : end) + utf16Units(by, text.slice(0, start), text.slice(end)));
}

/**
 * Returns the page, shift and space bar as they are drawn. If `hasSlots` is true, also returns the slots. The result is
 * joined only once, at the end.
 */
function drawn(machine, { layout, composing }, hasSlots) {
  const endsRun = layout.spaceEndsRun && /[\u1100-\u11ff\u2025\u3131-\u318e\uac00-\ud7a3]$/.test(composing);
  const shown = [machine.page.id, machine.shift, endsRun ? "다음" : "␣"];
  if (!hasSlots) return shown;
  const slot = ({ legend, width, hold, isPressed }) =>
    [legend, `${width * 2}${isPressed ? "●" : ""}`, ...hold].join("␟");
  const rows = machine.rows.map((row) => row.map(slot).join(" "));
  const { place, chosen, items } = machine.list ?? {};
  const lists = place ? [[`${place.row}.${place.column}`, chosen ?? "-", ...items].join("␟")] : [];
  return [...shown, [...rows, ...lists].join(" ␤ ")];
}

const answers = [];
let written = performance.now();
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [suite, ...columns] = line.split("\t");
  // Answers are written in batches, because a write takes longer than some answers. They are written at least once a
  // second.
  if (answers.push(suites[suite](...columns)) < 100 && performance.now() - written < 1000) continue;
  console.log(answers.splice(0).join("\n"));
  written = performance.now();
}
if (answers.length) console.log(answers.join("\n"));
