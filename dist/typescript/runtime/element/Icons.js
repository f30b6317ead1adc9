// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Icons.ts; do not edit.
// Icons for keys. They are drawn because fonts lack these characters or draw them differently.
/** The paths of icons in a 24 by 24 view box, by legend. */
const ICONS = {
    "⇧": "M12 4 3.5 12.5H8V19h8v-6.5h4.5z",
    "⌫": "M8.5 5H21v14H8.5l-6-7zm3.5 4.5 5 5m0-5-5 5",
    "⏎": "M20 5v9H5m4.5-4.5L5 14l4.5 4.5",
    "🌐": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17m-17 6h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18",
    "⌄": "m5 9 7 7 7-7",
};
/** Returns the icon for `legend`, or the legend itself if there is no icon. */
export function iconFor(legend) {
    const data = ICONS[legend];
    if (!data)
        return legend;
    const space = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(space, "svg");
    icon.setAttribute("viewBox", "0 0 24 24");
    icon.setAttribute("part", "icon");
    icon.ariaHidden = "true";
    const path = icon.appendChild(document.createElementNS(space, "path"));
    path.setAttribute("d", data);
    return icon;
}
