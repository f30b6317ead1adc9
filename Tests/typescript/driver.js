// Answers the questions of `conform`, a line each: node driver.js PACKAGE, which has keyboards of one's own, too.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Host, busyKinds, kinds } from "./host.js";
import { act, layoutNamed, marked, touch } from "./steps.js";

const hwalja = await import(join(resolve(process.argv[2]), "hwalja.js"));
const { canBecome } = await import(join(resolve(process.argv[2]), "completions.js"));
const { Composer, InputSession, KeyboardMachine, KeyboardLayout, keyboardById, layouts, utf16Units } = hwalja;
const { InvalidKeyboardFile, keyboardFromParsed } = await import(join(resolve(process.argv[2]), "keyboard-file.js"));
const fileOf = (id) => readFileSync(new URL(`../Conformance/${id}.json`, import.meta.url), "utf8");

/** A keyboard of one's own is generated, and on one kind of field it is the one that was read from its file. */
const read = new Map();
function keyboardNamed(id, kind) {
  if (!id.startsWith("practice") || kind !== kinds[0]) return keyboardById(id);
  if (!read.has(id)) read.set(id, keyboardFromParsed(JSON.parse(fileOf(id)), layouts));
  return read.get(id);
}

/** What all of these kinds of field answer that can; each answer, where they do not agree. */
const agreed = (answer, all = kinds) => [...new Set(all.map(answer).filter((text) => text !== null))].join(" / ");

/** The same of the kind that a question is for, or of the first that can, where each is to be asked of one. */
function answered(question, answer) {
  if (!process.env.SPREAD) return agreed(answer);
  const sum = Buffer.from(question).reduce((sum, byte) => sum + byte);
  return answer(kinds[sum % kinds.length]) ?? answer(kinds[0]);
}

/** What an empty field holds after `steps`, and the composer. */
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
    // Where nothing is composed, the field deletes as usual.
    else if (step !== "…") edit = composer.backspace(step === "⎌" ? "stroke" : "jamo") ?? { ...edit, deleting: 1 };
    text = text.slice(0, text.length - edit.deleting) + edit.inserting;
  }
  return { text, composer };
}

/** The words of a question: some, and all syllables from one to another. */
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
    // A text that a page sets has the cursor at its end, and of two writes in one operation it sets the second alone.
    if (kind.isControlled && (!field.endsWith("|") || /[>+!§]/.test(steps))) return null;
    const host = new Host(field, kind);
    const session = host.tells(new InputSession(layoutNamed(id, hwalja), host));
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
    const session = host.tells(new InputSession(keyboard.layout, host));
    const machine = new KeyboardMachine(keyboard, session);
    const asked = [];
    let shown;
    machine.onChange = () => (shown = drawn(machine, session, steps.at(-1) === "▦"));
    const begin = (kind, capitals, action, ...more) => {
      machine.settings = { needsGlobe: !more.includes("globeless"), cursorDelay: more.includes("slow") ? 100 : 0 };
      machine.fieldDidChange({ kind, capitals, action });
    };
    machine.onRequest = ({ kind, by, action, name }) => {
      const words = { moveCursor: `cursor:${by}`, nextKeyboard: "globe", hide: "hide", perform: action, action: `action:${name}` };
      asked.push(words[kind]);
      if (kind === "moveCursor") moveCursor(host, by);
    };
    host.hostDidChange = () => machine.hostDidChange(host.time);
    begin(...field.split(" "));
    machine.onChange();
    for (const step of steps) {
      if (step === "▦") continue;
      // A keyboard deletes words of the whole text before the cursor, of which such an element shows a line.
      if (host.isPieces && host.text.includes("\n")) return null;
      touch(step, machine, host, begin);
    }
    return [marked(host), shown.join(" "), asked.join(" ") || "-"].join("\t");
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

/** By characters of what stands before the cursor, or behind it. */
function moveCursor(host, by) {
  const { text, start, end } = host;
  host.select((by < 0 ? start : end) + utf16Units(by, text.slice(0, start), text.slice(end)));
}

/** The page, shift and the space bar as they are drawn; perhaps the slots, too. They are joined once, at the end. */
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
  // A write for each would take longer than some answers do; but nobody waits longer than a second for one.
  if (answers.push(suites[suite](...columns)) < 100 && performance.now() - written < 1000) continue;
  console.log(answers.splice(0).join("\n"));
  written = performance.now();
}
if (answers.length) console.log(answers.join("\n"));
