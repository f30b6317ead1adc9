// Part of Hwalja, under the MIT licence: see LICENSE.

/** The style of the element. Colours are mixed from the page's own, which follow its `color-scheme`. */
export const STYLE = `
:host {
  display: block; width: 100%; position: relative; direction: ltr;
  font: 400 16px/1 var(--hwalja-font, system-ui, sans-serif);
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
/* Not on the host, where a page has names of its own. */
[part~=keyboard], [part~=popup] {
  --gap: var(--hwalja-gap, 6px); --radius: var(--hwalja-radius, 8px); --text: var(--hwalja-text, CanvasText);
  --back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));
  --key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));
  --accent: var(--hwalja-accent, #0b57d0); --accent-text: var(--hwalja-accent-text, #fff);
}
[part~=keyboard] {
  padding: calc(var(--gap) / 2); background: var(--back); color: var(--text); touch-action: none;
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
}
/* Columns are halves of a key. */
[part~=row] { display: grid; grid: auto / auto-flow minmax(0, 1fr); }
button {
  display: grid; place-items: center; position: relative; height: var(--hwalja-height, 52px); padding: 0;
  margin: calc(var(--gap) / 2); border: 1px solid transparent; border-radius: var(--radius); background: var(--key);
  color: inherit; font: inherit; white-space: nowrap; container-type: size; cursor: pointer;
}
/* What lies between two keys belongs to one of them. */
button::before { content: ""; position: absolute; inset: calc(var(--gap) / -2 - 1px); }
[part~=special] { background: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray)); }
[part~=gap] { visibility: hidden; }
span { font-size: min(46cqh, 92cqw / var(--length), 28px); line-height: 1; }
[part~=special] > span { font-size: min(34cqh, 92cqw / var(--length), 20px); }
/* Leaves room for the hint in the corner. */
[part~=hinted] > span { font-size: min(44cqh, 84cqw / var(--length), 28px); transform: translateY(4cqh); }
svg {
  display: block; width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round; font-size: min(42cqh, 60cqw, 22px);
}
/* The dot of most fonts is too small to find; of a border, as forced colours leave no grounds. */
[part~=dot] > span { border: 5px solid; border-radius: 50%; font-size: 0; }
[part~=highlighted] > small { margin: 2px; }
small {
  position: absolute; top: 3px; right: 5px; font-size: 10px;
  color: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));
}
[part~=pressed], .lit, [part~=chosen] { background: var(--accent); color: var(--accent-text); }
[part~=pressed] > small, .lit > small { color: inherit; }
[part~=once], [part~=due], [part~=locked] { background: var(--text); color: var(--key); }
[part~=locked] { border-bottom: 4px solid var(--accent); }
[part~=highlighted] { box-shadow: inset 0 0 0 3px var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -2px; }
[part~=popup]:not([hidden]) {
  display: flex; position: absolute; z-index: 2; padding: 2px; border-radius: var(--radius); background: var(--back);
  color: var(--text); box-shadow: 0 1px 6px #0006; pointer-events: none;
}
[part~=item] {
  min-width: 44px; padding: 0 6px; line-height: 44px; text-align: center; font-size: 20px; border-radius: var(--radius);
}
[role=status] { position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* Above the thumb that covers the key. */
@media (hover: none) {
  [part~=letter][part~=pressed]::after {
    content: attr(data-legend); position: absolute; z-index: 1; bottom: 100%; min-width: 100%; padding: 8px;
    border-radius: var(--radius); background: inherit; font-size: 28px; pointer-events: none;
  }
  [part~=letter][part~=pressed]:first-child::after { justify-self: start; }
  [part~=letter][part~=pressed]:last-child::after { justify-self: end; }
}
@media (forced-colors: active) {
  button { border-color: ButtonText; }
  [part~=pressed], .lit, [part~=chosen], [part~=once], [part~=due], [part~=locked] {
    background: Highlight; color: HighlightText; forced-color-adjust: none;
  }
  [part~=highlighted] { outline: 3px solid Highlight; outline-offset: -3px; }
  [part~=popup] { border: 1px solid ButtonText; }
}
`;
