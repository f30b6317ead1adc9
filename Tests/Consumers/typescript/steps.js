// The notation of docs/COMPOSER.md "Scenarios", for simulated fields and for those of a browser.

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
export function happened(step, host) {
  const places = /^>(\d+)-?(\d+)?$/.exec(step)?.slice(1).filter(Boolean);
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

/** Does `step` with `session`, in `host`, for which `hwalja` has the layouts. */
export function act(step, session, host, hwalja) {
  const key = session.layout.key(step);
  if (key) session.press(key, host.time += 1);
  else if (step === "…") host.time += 1000;
  else if (step === "_") session.commit();
  else if (step === "␣") session.space();
  else if (step === "⏎") session.enter();
  else if (step === "⌫") session.backspace();
  else if (step === "⎌") session.backspace("stroke");
  else if (step.startsWith('"')) session.insert(unquoted(step));
  else if (step.startsWith("=")) session.layout = layoutNamed(step.slice(1), hwalja);
  else if (!happened(step, host)) throw new Error(`there is no step ${step}`);
}
