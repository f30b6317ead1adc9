// One key of the element.

// What stands on each, so that only what is new is drawn.
const drawnOn = new WeakMap<Element, string>();

function newKey(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.append(part("span", "legend"), part("span", "hint"));
  return button;
}

/** Draws on `button` what is on its slot now, if that is something else than before. */
function drawKey(button: HTMLElement, face: Face, shift: Shift, language: Language): void {
  const { role, legend, width, hold, isPressed } = face;
  const hint = role === null ? hold[0]?.legend ?? "" : "";
  const parts = ["key", role ?? "letter"];
  if (role !== null && role !== "gap") parts.push("special");
  if (legend === "ㆍ") parts.push("dot");
  if (role === "shift") parts.push(shift);
  if (isPressed) parts.push("pressed");
  button.part.value = parts.join(" ");
  const drawn = [legend, hint, width, role, language].join(" ");
  if (drawnOn.get(button) === drawn) return;
  drawnOn.set(button, drawn);
  button.dataset["legend"] = legend;
  button.style.flexGrow = String(width);
  button.style.setProperty("--length", String(lengthOf(legend)));
  button.ariaLabel = nameOf(face, language);
  button.lang = role === null ? "ko" : language;
  button.toggleAttribute("disabled", role === "gap");
  const mark = document.createElement("span");
  mark.append(signOf(legend));
  button.firstElementChild?.replaceChildren(mark);
  button.lastElementChild?.replaceChildren(hint);
}

/** How many ems `text` takes at most: letters of Korean take a whole one. */
function lengthOf(text: string): number {
  let ems = 0;
  for (const character of text) ems += character < "\u1100" ? 0.65 : 1;
  return Math.max(ems, 1);
}
