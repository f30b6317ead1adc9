// Answers the questions of `gen conform`, a line each: node driver.js PACKAGE, which has keyboards of one's own, too.
import { join, resolve } from "node:path";
import { Host, act, happened, kinds, marked, places } from "./host.js";

const { Composer, InputSession, Keyboard, KeyboardLayout, keyboardById, keyboards, layoutById } =
  await import(join(resolve(process.argv[2]), "hwalja.js"));

/** What all kinds of field answer, or those in `some`; each answer, where they do not agree. */
const agreed = (answer, some = kinds) => [...new Set(some.map(answer))].join(" / ");

const suites = {
  composer(id, steps) {
    const composer = new Composer(layoutById(id));
    let text = "";
    let isAfterPause = false;
    const write = ({ deleting, inserting }) => (text = text.slice(0, text.length - deleting) + inserting);
    const backspace = (step) =>
      write(composer.backspace(step) ?? { deleting: [...text].at(-1)?.length ?? 0, inserting: "" });
    for (const step of steps.split(" ")) {
      const key = composer.layout.key(step);
      if (key) {
        if (isAfterPause) composer.endCycle(key);
        isAfterPause = false;
        write(composer.press(key));
      } else if (step === "…") isAfterPause = true;
      else if (step === "_") composer.commit();
      else if (step === "␣") write(composer.space());
      else if (step === "⌫") backspace("jamo");
      else if (step === "⎌") backspace("stroke");
      else throw new Error(`there is no step ${step}`);
    }
    return text;
  },

  session: (id, field, steps) => agreed((kind) => {
    const host = new Host(field, kind);
    const session = new InputSession(layoutById(id), host);
    host.hostDidChange = () => session.hostDidChange();
    host.moved = () => session.commit();
    for (const step of steps.split(" ")) act(step, session, host, layoutById);
    return marked(host);
  }),

  keyboard: (id, field, text, steps) => agreed((kind) => {
    const pages = keyboardById(id) ?? keyboards.find((own) => own.id === id);
    const phone = new Phone(pages, field, new Host(text, kind), steps.endsWith("?"));
    for (const step of steps.split(" ").filter((step) => step && step !== "?")) phone.act(step);
    return [marked(phone.host), phone.shown, phone.asked.join(" ") || "-"].join("\t");
    // A keyboard deletes words of the whole text before the cursor, of which such an element shows a line.
  }, kinds.filter(({ isPieces }) => !isPieces || !text.includes("\\n"))),

  trie(hex, lookUps) {
    const bytes = Buffer.from(hex, "hex");
    const keys = Array.from({ length: 40 }, (_, number) => ({ id: `${number}` }));
    const data = { id: "own", name: "", latinName: "", spaceEndsRun: false, keys, rows: [] };
    let layout;
    try {
      layout = new KeyboardLayout({ ...data, trie: bytes.toString("latin1") });
    } catch {
      return "refused";
    }
    return lookUps.split(" ").filter(Boolean).map((lookUp) => {
      const [key, before] = lookUp.split(":");
      const text = before && String.fromCodePoint(...before.split(".").map((scalar) => parseInt(scalar, 16)));
      const edit = layout.edit(layout.key(key), text);
      if (!edit) return "-";
      const scalars = [...edit.inserting].map((scalar) => scalar.codePointAt().toString(16).toUpperCase());
      return `${[...text.slice(text.length - edit.deleting)].length}:${scalars.join(".")}`;
    }).join(" ");
  },
};

/** A keyboard, its field, its fingers and its clock. */
class Phone {
  time = 1000;
  asked = [];

  constructor(pages, field, host, isDrawn) {
    this.host = host;
    this.isDrawn = isDrawn;
    this.session = new InputSession(pages.layout, host);
    this.keyboard = new Keyboard(pages, this.session);
    this.keyboard.onChange = () => this.#draw();
    this.keyboard.onRequest = (request) => this.#answer(request);
    host.hostDidChange = () => this.keyboard.hostDidChange(this.time);
    host.moved = () => this.session.commit();
    this.#begin(field.split(" "));
    this.#draw();
  }

  #begin([kind, capitals, action, globe]) {
    this.keyboard.settings.needsGlobe = globe !== "globeless";
    this.keyboard.fieldDidChange({ kind, capitals, action });
  }

  #answer({ kind, by, action }) {
    this.asked.push({ moveCursor: `>${by}`, nextKeyboard: "globe", hide: "hide", action }[kind]);
    if (kind !== "moveCursor") return;
    const { text, start, end } = this.host;
    // By characters of what stands before the cursor, or behind it.
    const [before, behind] = [places(text.slice(0, start)), places(text.slice(end))];
    this.host.select(by < 0 ? before.at(Math.max(by - 1, -before.length)) : end + behind[Math.min(by, behind.length - 1)]);
  }

  act(step) {
    const { keyboard, host } = this;
    const [, name, what = step[0], rest = step] = /^([abc])([↓→~:↑×])(.*)$/.exec(step) ?? [];
    const finger = "abc".indexOf(name);
    const [row, column] = rest.split(/[.,]/).map(Number);
    if (what === "↓") keyboard.down(row, column, finger, this.time);
    else if (what === "→") keyboard.move(finger, rest ? { row, column } : null, this.time);
    else if (what === "~") keyboard.drag(finger, row, column, this.time);
    else if (what === ":") keyboard.choose(finger, row, this.time);
    else if (what === "↑") keyboard.up(finger, this.time);
    else if (what === "×") keyboard.cancel(finger, this.time);
    else if (what === "@") this.#begin(step.slice(1).split(","));
    else if (happened(step, host)) keyboard.hostDidChange(this.time);
    else if (/^\+\d+$/.test(step)) keyboard.tick(this.time += row);
    else if (/^\d+\.\d+$/.test(step)) for (const input of ["a↓", "a↑"]) this.act(input + step);
    else throw new Error(`there is no step ${step}`);
  }

  /** Draws the page, shift and the space bar; perhaps the slots, too. */
  #draw() {
    const { page, shift, rows } = this.keyboard;
    const { layout, composing } = this.session;
    const endsRun = layout.spaceEndsRun && /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]$/.test(composing);
    const space = rows.flat().find(({ role }) => role === "space")?.legend ?? (endsRun ? "다음" : "␣");
    const offer = ({ content }) => content.id ?? content;
    const slot = ({ legend, width, hold }) => [legend, width * 2, ...hold.map(offer)].join("␟");
    const drawn = rows.map((row) => row.map(slot).join(" ")).join(" ␤ ");
    this.shown = [page.id, shift, space, ...(this.isDrawn ? [drawn] : [])].join(" ");
  }
}

function answer(line) {
  const [suite, ...columns] = line.split("\t");
  try {
    return suites[suite](...columns);
  } catch (cause) {
    throw new Error(`no answer to ${line}`, { cause });
  }
}

process.stdin.setEncoding("utf8");
let rest = "";
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  process.stdout.write(lines.map((line) => `${answer(line)}\n`).join(""));
}
