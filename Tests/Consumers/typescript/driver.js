// Answers the questions of `gen conform`, a line each: node driver.js PACKAGE, which has keyboards of one's own, too.
import { join, resolve } from "node:path";
import { Host, kinds, places } from "./host.js";
import { act, happened, layoutNamed, marked } from "./steps.js";

const hwalja = await import(join(resolve(process.argv[2]), "hwalja.js"));
const { Composer, InputSession, Keyboard, KeyboardLayout, keyboardById, keyboards } = hwalja;

/** What all kinds of field answer, or those in `some`; each answer, where they do not agree. */
const agreed = (answer, some = kinds) => [...new Set(some.map(answer))].join(" / ");

const suites = {
  composer(id, steps) {
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
    return text;
  },

  session: (id, field, steps) => agreed((kind) => {
    const host = new Host(field, kind);
    const session = host.tells(new InputSession(layoutNamed(id, hwalja), host));
    for (const step of steps.split(" ")) act(step, session, host, hwalja);
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
    const keys = Array.from({ length: 40 }, (_, number) => ({ id: `${number}` }));
    const data = { id: "own", name: "", latinName: "", spaceEndsRun: false, keys, rows: [] };
    let layout;
    try {
      layout = new KeyboardLayout({ ...data, trie: Buffer.from(hex, "hex").toString("latin1") });
    } catch {
      return "refused";
    }
    return lookUps.split(" ").filter(Boolean).map((lookUp) => {
      const [key, before = ""] = lookUp.split(":");
      const scalars = before.split(".").filter(Boolean).map((scalar) => String.fromCodePoint(parseInt(scalar, 16)));
      const edit = layout.edit(layout.key(key), scalars.join(""));
      if (!edit) return "-";
      const inserted = [...edit.inserting].map((scalar) => scalar.codePointAt().toString(16).toUpperCase());
      return `${[...scalars.join("").slice(-edit.deleting || Infinity)].length}:${inserted.join(".")}`;
    }).join(" ");
  },
};

/** A keyboard, its field, its fingers and its clock. */
class Phone {
  asked = [];

  constructor(pages, field, host, isDrawn) {
    Object.assign(this, { host, isDrawn, session: host.tells(new InputSession(pages.layout, host)) });
    host.time = 1000;
    this.keyboard = new Keyboard(pages, this.session);
    this.keyboard.onChange = () => this.#draw();
    this.keyboard.onRequest = (request) => this.#answer(request);
    host.hostDidChange = () => this.keyboard.hostDidChange(host.time);
    this.#begin(field.split(" "));
    this.#draw();
  }

  #begin([kind, capitals, action, globe]) {
    this.keyboard.settings.needsGlobe = globe !== "globeless";
    this.keyboard.fieldDidChange({ kind, capitals, action });
  }

  #answer({ kind, by, action }) {
    this.asked.push({ moveCursor: `>${by}`, nextKeyboard: "globe", hide: "hide", action }[kind]);
    const { text, start, end } = this.host;
    // By characters of what stands before the cursor, or behind it.
    const ways = by < 0 ? places(text.slice(0, start)).reverse() : places(text.slice(end)).map((place) => end + place);
    if (kind === "moveCursor") this.host.select(ways[Math.min(Math.abs(by), ways.length - 1)]);
  }

  act(step) {
    const { keyboard, host } = this;
    const [, name, what = step[0], rest = step] = /^([abc])([↓→~:↑×])(.*)$/.exec(step) ?? [];
    const finger = "abc".indexOf(name);
    const [row, column] = rest.split(/[.,]/).map(Number);
    if (what === "↓") keyboard.down(row, column, finger, host.time);
    else if (what === "→") keyboard.move(finger, rest ? { row, column } : null, host.time);
    else if (what === "~") keyboard.drag(finger, row, column, host.time);
    else if (what === ":") keyboard.choose(finger, row, host.time);
    else if (what === "↑") keyboard.up(finger, host.time);
    else if (what === "×") keyboard.cancel(finger, host.time);
    else if (what === "@") this.#begin(step.slice(1).split(","));
    else if (happened(step, host)) keyboard.hostDidChange(host.time);
    else if (/^\+\d+$/.test(step)) keyboard.tick(host.time += row);
    else for (const input of ["a↓", "a↑"]) this.act(input + step);
  }

  /** Draws the page, shift and the space bar; perhaps the slots, too. */
  #draw() {
    const { page, shift, rows } = this.keyboard;
    const { layout, composing } = this.session;
    const endsRun = layout.spaceEndsRun && /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]$/.test(composing);
    const space = rows.flat().find(({ role }) => role === "space")?.legend ?? (endsRun ? "다음" : "␣");
    const offer = ({ content }) => content.id ?? content;
    const slot = ({ legend, width, hold }) => [legend, width * 2, ...hold.map(offer)].join("␟");
    const drawn = () => rows.map((row) => row.map(slot).join(" ")).join(" ␤ ");
    this.shown = [page.id, shift, space, ...(this.isDrawn ? [drawn()] : [])].join(" ");
  }
}

process.stdin.setEncoding("utf8");
let rest = "";
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  const answers = lines.map((line) => line.split("\t")).map(([suite, ...columns]) => suites[suite](...columns));
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(""));
}
