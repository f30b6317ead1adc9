// Part of Hwalja, under the MIT licence: see LICENSE.

// The signs on keys are drawn, as fonts differ in them or lack them.

/** Legends, and the path of each on a square of 24. */
const ICONS: Readonly<Record<string, string>> = {
  "⇧": "M12 4 4 12h4v8h8v-8h4z",
  "⌫": "M9 5h12v14H9l-6-7zm3 4 6 6m0-6-6 6",
  "␣": "M4 10v5h16v-5",
  "⏎": "M20 6v8H5m4-4-4 4 4 4",
  "🌐": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
  "⌄": "m5 9 7 7 7-7",
};

/** The icon for `legend`, or the legend as it is. */
export function signOf(legend: string): Node | string {
  const lines = ICONS[legend];
  if (!lines) return legend;
  const space = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(space, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.ariaHidden = "true";
  const path = icon.appendChild(document.createElementNS(space, "path"));
  path.setAttribute("d", lines);
  return icon;
}
