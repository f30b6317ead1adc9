// The notation of "Scenarios" in docs/spec/COMPOSER.md and docs/spec/KEYBOARD.md, for simulated fields and a browser's.

/** The text of `field` without its marks, and from where to where they stand in it: | or [ and ]. */
export function placed(field) {
  const text = field.replaceAll("\\n", "\n");
  const start = text.search(/[|[]/);
  return { text: text.replace(/[|[\]]/g, ""), start, end: text[start] === "|" ? start : text.indexOf("]") - 1 };
}

/** The opposite. */
export function marked({ text, start, end }) {
  const selected = start === end ? "|" : `[${text.slice(start, end)}]`;
  return (text.slice(0, start) + selected + text.slice(end)).replaceAll("\n", "\\n");
}

/** Does what `step` says that somebody else than the session does with `host`, and answers whether it says so. */
function happened(step, host) {
  const places = /^>(\d+)~?(\d+)?$/.exec(step)?.slice(1).filter(Boolean);
  if (places) host.select(...places.map((count) => [...host.text].slice(0, count).join("").length));
  else if (step === "!") host.replace("", 0, host.text.length);
  else if (step.startsWith('+"')) host.replace(unquoted(step.slice(1)));
  else return false;
  return true;
}

const unquoted = (text) => text.slice(1, -1).replaceAll("\\s", " ");

/** The layout that a question names, of `hwalja`: after its id may be a style of dots. */
export function layoutNamed(name, { layoutById, writing }) {
  const [, id, other] = name.match(/^(.*?)(?:-(compatibility))?$/);
  return writing(layoutById(id), other ?? "conjoining");
}

/** Does `step` with `session`, in `host`, and answers what it tells; `hwalja` has the layouts. */
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
  else if (!happened(step, host)) throw new Error(`there is no step ${step}`);
}

// What a step says of fingers, by its text: which does what, and where. Most are asked many times.
const inputs = new Map();
function inputOf(step) {
  const [, name, what = step[0], rest = step] = /^([abc])([↓→↦✓↑×])(.*)$/.exec(step) ?? [];
  const [row, column] = rest.split(/[.,]/).map(Number);
  return { finger: "abc".indexOf(name), what, row, column, isPlaced: rest !== "" };
}

/** Does `step` with fingers on `machine`, in `host`; `begin` goes to another field. */
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
  else if (happened(step, host)) machine.hostDidChange(host.time);
  else if (what === "…") machine.tick(host.time += Number(step.slice(1)));
  else for (const input of ["a↓", "a↑"]) touch(input + step, machine, host, begin);
}
