// Scenarios: the layout, the field before, steps between spaces and the field after, set apart by tabs.
// A step is a key's id; … for a pause; _ for next, ␣ for space, ⏎ for Enter, ⌫ and ⎌ for backspace by jamo and by stroke;
// "…" for other text, with \s for a blank; >n and >a-b where the user puts the cursor, or selects, in code
// points; +"…" what something else types there; ! where the page empties the field; =layout for another.

/** The scenarios in `text`, but for those whose host reports little or late: a page tells all, at once. */
export function scenarios(text) {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("# ") && !/[\t ]\?/.test(line));
  return lines.map((line) => {
    const [layout, before, steps, after] = line.split("\t");
    return { line, layout, before, steps: steps.split(" "), after };
  });
}

/** The text of `field` without its marks, and from where to where they stand in it: | or [ and ]. */
export function placed(field) {
  const text = field.replaceAll("\\n", "\n");
  const start = text.search(/[|[]/);
  const end = text.includes("|") ? start : text.indexOf("]") - 1;
  return { text: text.replace(/[|[\]]/g, ""), start, end };
}

/** The opposite. */
export function marked({ text, start, end }) {
  const shown = start === end ? `${text.slice(0, start)}|${text.slice(end)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  return shown.replaceAll("\n", "\\n");
}

const unquoted = (text) => text.slice(1, -1).replaceAll("\\s", " ").replaceAll("\\n", "\n");

/** Does `step` with `session` and its `host`; `layoutById` knows the layouts. */
export function act(step, session, host, layoutById) {
  const key = session.layout.key(step);
  const units = (scalars) => [...host.text].slice(0, scalars).join("").length;
  host.time ??= 0;
  if (key) session.press(key, host.time += 1);
  else if (step === "…") host.time += 1000;
  else if (step === "_") session.commit();
  else if (step === "␣") session.space();
  else if (step === "⏎") session.enter();
  else if (step === "⌫") session.backspace();
  else if (step === "⎌") session.backspace("stroke");
  else if (step === "!") host.empty();
  else if (/^".*"$/s.test(step)) session.insert(unquoted(step));
  else if (/^\+".*"$/s.test(step)) host.typeElsewhere(unquoted(step.slice(1)));
  else if (/^>\d+(-\d+)?$/.test(step)) host.select(...step.slice(1).split("-").map((scalars) => units(Number(scalars))));
  else if (step.startsWith("=") && layoutById(step.slice(1))) session.layout = layoutById(step.slice(1));
  else throw new Error(`there is no step ${step}`);
}
