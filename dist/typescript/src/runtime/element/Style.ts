// Part of Hwalja, under the MIT licence: see LICENSE.

/** The style sheet of the element. It looks like metal type on paper, and follows the page's `color-scheme`. */
export const STYLE = `
/* This font size is a fallback for browsers that cannot parse the font size of the part keyboard. */
:host {
  display: block; width: 100%; position: relative; direction: ltr; container-type: inline-size;
  font: 500 40px/1 var(--hwalja-font, system-ui, sans-serif); white-space: nowrap;
  -webkit-tap-highlight-color: transparent; pointer-events: auto;
}
:host([hidden]), [part][hidden] { display: none; }
* { box-sizing: border-box; }
/* These properties are not on the host, because a page may use the same names on the host. */
[part~=keyboard], [part~=popup] {
  --ink: var(--hwalja-text, light-dark(#211d18, #f3efe7));
  --back: var(--hwalja-background, light-dark(#ece7dd, #0f1013));
  --key: var(--hwalja-key, light-dark(#fffdf9, #4e5159));
  --special: var(--hwalja-special, light-dark(#bfb8ac, #33363c));
  --accent: var(--hwalja-accent, light-dark(#b3261e, #ffb199));
  --hint: var(--hwalja-hint, color-mix(in srgb, var(--ink) 80%, var(--key)));
  --edge: var(--hwalja-edge, color-mix(in srgb, var(--ink) 57%, var(--key)));
  --gap: var(--hwalja-gap, .12em); --radius: var(--hwalja-radius, .12em); color: var(--ink);
}
/*
 * 1em is the height of a key. The keyboard takes less than half of the window, or at most the window with a height that
 * the page sets.
 */
[part~=keyboard] {
  display: flex; flex-flow: column; align-items: center; max-height: 100%; padding: calc(var(--gap) / 2);
  background: var(--back);
  box-shadow: 0 -1px var(--edge); touch-action: none; user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none;
  font-size: clamp(20px, var(--hwalja-height, min(43svh / var(--rows), 36px + 4.3cqi)), 85svh / var(--rows));
}
/* Columns are half a key wide. Rows shrink if the element is lower than the keyboard. */
[part~=row] {
  display: grid; grid: auto / auto-flow minmax(0, 1fr); flex-basis: calc(1em + var(--gap)); min-height: 0; width: 100%;
  max-width: var(--hwalja-max-width, max(960px, 13.8em));
}
[part~=pad] > * { max-width: var(--hwalja-max-width, max(480px, 8.4em)); }
button {
  display: grid; place-items: center; position: relative; padding: 0; margin: calc(var(--gap) / 2);
  border: 1px solid transparent; border-radius: var(--radius); background: var(--key); color: inherit; font: inherit;
  box-shadow: 0 .04em var(--edge); container-type: size; cursor: pointer;
}
/* Each key includes half of the gap to the next one. */
button::before { content: ""; position: absolute; inset: calc(var(--gap) / -2 - 1px); }
:disabled { visibility: hidden; }
[part~=special] { background: var(--special); }
span { font-size: min(clamp(50cqh, 18px, 64cqh), 88cqw / var(--length)); }
/* Leave room for the hint in the corner. */
[part~=row]:has([part~=hinted]) > [part~=letter] > span { translate: 0 9cqh; }
[part~=special] > span, [part~=word] > span { font-size: min(clamp(33cqh, 14px, 52cqh), 90cqw / var(--length)); }
/* The space bar is drawn as a composing stick that contains the name of the layout. */
[part~=space] > span {
  min-width: 1.6em; height: .75em; padding: .06em .35em 0; margin-top: .5em; border: solid; border-width: 0 .1em .1em;
  line-height: 0; text-align: center; color: var(--hint);
  font-size: min(clamp(29cqh, 13px, 48cqh), 96cqw / (var(--length) + .9));
}
[part~=switched] > span { color: inherit; font-weight: 700; }
/* The dot of most fonts is too small to see. This one is a border, because forced colours remove backgrounds. */
[part~=dot] > span { border: max(10cqh, 4px) solid; border-radius: 50%; font-size: 0; }
small {
  position: absolute; top: 6cqh; right: max(4px, 5cqh); color: var(--hint);
  font-size: min(clamp(25cqh, 11px, 35cqh), 39cqw);
}
svg {
  display: block; width: min(clamp(48cqh, 20px, 70cqh), 64cqw); fill: none; stroke: currentColor; stroke-width: 1.75;
}
[part~=pressed], .lit, [part~=chosen], [part~=once], [part~=due], [part~=locked] {
  --hint: currentColor; background: var(--hwalja-pressed, var(--ink)); color: var(--hwalja-pressed-text, var(--key));
  forced-color-adjust: none;
}
/* A pressed key does not move, because the browser would lay out all keys again, which takes longer than the press. */
[part~=pressed] { box-shadow: none; }
:is([part~=once], [part~=due], [part~=locked]) svg { fill: currentColor; }
[part~=locked] > span { border-bottom: 6cqh solid; }
[part~=highlighted], [part~=on], :focus-visible {
  outline: max(3px, .08em) solid var(--accent); outline-offset: 1px; z-index: 1;
}
[part~=popup] {
  display: grid; grid-auto-flow: column; position: absolute; z-index: 2; padding: 4px; border: 1px solid var(--edge);
  border-radius: var(--radius); background: var(--key); pointer-events: none;
}
[part~=layouts] { grid: auto / repeat(3, auto); }
[part~=item] {
  min-width: max(44px, 2.1em); padding: 0 .5em; border-radius: inherit; font-size: max(18px, .42em);
  line-height: max(36px, 2em); text-align: center;
}
[part~=layouts] > * { font-size: max(14px, .3em); outline-offset: -3px; }
/* The preview is above the finger, and stays for a moment after the press. */
[part~=letter]::after {
  content: attr(data-legend); visibility: hidden; position: absolute; bottom: 100%; min-width: max(100% + 2px, 1.5em);
  border-radius: var(--radius) var(--radius) 0 0; background: inherit; line-height: 1.6em; text-align: center;
  font-size: min(.72em, 120cqw / var(--length)); pointer-events: none; transition: visibility 0s 80ms;
}
[part~=letter]:first-child::after { left: -1px; }
[part~=letter]:last-child::after { right: -1px; }
[part~=preview] { border-radius: 0 0 var(--radius) var(--radius); }
[part~=preview]::after { visibility: visible; transition: none; }
[role=status] { position: fixed; top: 0; clip-path: inset(50%); }
/* A pressed key changes colour immediately, and fades back after the press. */
@media (prefers-reduced-motion: no-preference) {
  button:not([part~=pressed]) { transition: background 90ms, color 90ms; }
}
/* Chrome before 123 and Safari before 17.5. */
@supports not (color: light-dark(red, red)) {
  [part~=keyboard], [part~=popup] {
    --ink: var(--hwalja-text, CanvasText); --accent: var(--hwalja-accent, CanvasText);
    --back: var(--hwalja-background, color-mix(in srgb, Canvas 90%, black));
    --key: var(--hwalja-key, color-mix(in srgb, Canvas 70%, white));
    --special: var(--hwalja-special, color-mix(in srgb, Canvas 58%, #606060));
  }
}
@media (forced-colors: active) {
  [part~=keyboard], [part~=popup] { --ink: ButtonText; --key: ButtonFace; --accent: Highlight; }
}
`;
