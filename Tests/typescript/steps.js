// Performs the steps in "Scenarios" of docs/spec/COMPOSER.md and docs/spec/KEYBOARD.md, both in simulated fields and in
// browsers.

/** Returns the text of `field` without the caret `|` or the selection `[` `]`, and the offsets of these signs. */
export function placed(field) {
  const text = field.replaceAll("\\n", "\n");
  const start = text.search(/[|[]/);
  return { text: text.replace(/[|[\]]/g, ""), start, end: text[start] === "|" ? start : text.indexOf("]") - 1 };
}

/** Returns the notation of a text with its selection. This is the inverse of `placed`. */
export function marked({ text, start, end }) {
  const selected = start === end ? "|" : `[${text.slice(start, end)}]`;
  return (text.slice(0, start) + selected + text.slice(end)).replaceAll("\n", "\\n");
}

/**
 * Performs `step` on `host` and returns true if something other than the session makes such a change. Otherwise returns
 * false.
 */
function actedOutside(step, host) {
  const places = /^>(\d+)~?(\d+)?$/.exec(step)?.slice(1).filter(Boolean);
  if (places) host.select(...places.map((count) => [...host.text].slice(0, count).join("").length));
  else if (step === "!") host.replace("", 0, host.text.length);
  else if (step.startsWith('+"')) host.replace(unquoted(step.slice(1)));
  else return false;
  return true;
}

const unquoted = (text) => text.slice(1, -1).replaceAll("\\s", " ");

/** Returns the layout of `hwalja` with this name: its id, optionally followed by a dot style. */
export function layoutNamed(name, { layoutById, writing }) {
  const [, id, other] = name.match(/^(.*?)(?:-(compatibility))?$/);
  return writing(layoutById(id), other ?? "conjoining");
}

/** Performs `step` with `session` in `host`, and returns the outcome. `hwalja` contains the layouts. */
export function act(step, session, host, hwalja) {
  host.turn?.();
  const key = session.layout.key(step);
  if (key) return session.press(key, host.time += 1);
  if (step === "…") host.time += 1000;
  else if (step === "_") return session.commit();
  else if (step === "␣") return session.space();
  else if (step === "⏎") return session.enter();
  else if (step === "⌫") return session.backspace();
  else if (step === "⎌") return session.backspace("stroke");
  else if (step.startsWith('"')) return session.insert(unquoted(step));
  else if (step === "§") session.writesOnCommit = true;
  else if (step.startsWith("=")) session.layout = layoutNamed(step.slice(1), hwalja);
  else if (!actedOutside(step, host)) throw new Error(`unknown step ${step}`);
}

// A cache of the parsed steps of fingers, by their text, because most steps are used many times.
const inputs = new Map();
function inputOf(step) {
  const [, name, what = step[0], rest = step] = /^([abc])([↓→↦✓↑×])(.*)$/.exec(step) ?? [];
  const [row, column] = rest.split(/[.,]/).map(Number);
  return { finger: "abc".indexOf(name), what, row, column, isPlaced: rest !== "" };
}

/** Performs `step` with fingers on `machine` in `host`. `begin` is a function that switches to another field. */
export function touch(step, machine, host, begin) {
  if (!inputs.has(step)) inputs.set(step, inputOf(step));
  const { finger, what, row, column, isPlaced } = inputs.get(step);
  const input = { finger, time: host.time };
  const place = isPlaced ? { row, column } : null;
  if (what === "↓") machine.down({ place, ...input });
  else if (what === "→") machine.move({ place, ...input });
  else if (what === "↦") machine.drag({ x: row, y: column, ...input });
  else if (what === "✓") machine.choose({ item: row, ...input });
  else if (what === "↑") machine.up(input);
  else if (what === "×") machine.cancel(input);
  else if (what === "/") machine.open(step.slice(1));
  else if (what === "@") begin(...step.slice(1).split(","));
  else if (actedOutside(step, host)) machine.hostDidChange(host.time);
  else if (what === "…") machine.tick(host.time += Number(step.slice(1)));
  else for (const input of ["a↓", "a↑"]) touch(input + step, machine, host, begin);
}
