/** How the element looks. Colours are mixed of the page's own, which follow its `color-scheme`. */
const STYLE = `
:host {
  --height: var(--hwalja-height, 52px); --gap: var(--hwalja-gap, 6px); --radius: var(--hwalja-radius, 8px);
  --back: var(--hwalja-background, color-mix(in srgb, Canvas 86%, black));
  --key: var(--hwalja-key, color-mix(in srgb, Canvas 75%, white));
  --special: var(--hwalja-special, color-mix(in srgb, Canvas 60%, gray));
  --text: var(--hwalja-text, CanvasText); --hint: var(--hwalja-hint, color-mix(in srgb, CanvasText 80%, Canvas));
  --accent: var(--hwalja-accent, #0b57d0); --accent-text: var(--hwalja-accent-text, #fff);
  display: block; position: relative; direction: ltr; font: 400 16px/1 var(--hwalja-font, system-ui, sans-serif);
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[part~=keyboard] {
  padding: calc(var(--gap) / 2); background: var(--back); color: var(--text); touch-action: none;
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
}
[part~=row] { display: flex; }
/* What lies between two keys belongs to one of them. */
[part~=key] {
  position: relative; flex: 1 1 0; min-width: 0; height: calc(var(--height) + var(--gap)); margin: 0; border: 0;
  padding: calc(var(--gap) / 2); background: none; color: inherit; font: inherit; touch-action: none; cursor: pointer;
}
[part~=legend] {
  display: grid; place-items: center; width: 100%; height: 100%; border: 1px solid transparent;
  border-radius: var(--radius); background: var(--key); white-space: nowrap; container-type: size;
}
[part~=special] > [part~=legend] { background: var(--special); }
[part~=gap] { visibility: hidden; }
[part~=legend] > * { font-size: min(46cqh, 92cqw / var(--length), 28px); line-height: 1; }
[part~=special] > [part~=legend] > * { font-size: min(34cqh, 80cqw / var(--length), 20px); }
svg {
  width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round;
}
[part~=special] svg { font-size: min(42cqh, 60cqw, 22px); }
/* The dot of most fonts is too small to find. */
[part~=dot] > [part~=legend] > * {
  width: 10px; height: 10px; border-radius: 50%; background: currentColor; font-size: 0;
}
[part~=hint] {
  position: absolute; top: calc(var(--gap) / 2 + 3px); right: calc(var(--gap) / 2 + 5px); color: var(--hint);
  font-size: 11px; pointer-events: none;
}
[part~=pressed] > [part~=legend], .lit > [part~=legend], [part~=chosen] {
  background: var(--accent); color: var(--accent-text);
}
[part~=pressed] > [part~=hint], .lit > [part~=hint] { color: var(--accent-text); }
[part~=once] > [part~=legend], [part~=due] > [part~=legend], [part~=locked] > [part~=legend] {
  background: var(--text); color: var(--key);
}
[part~=locked] > [part~=legend] { border-bottom: 4px solid var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -2px; border-radius: var(--radius); }
[part~=popup]:not([hidden]) {
  display: flex; position: absolute; z-index: 2; padding: 2px; border-radius: var(--radius); background: var(--back);
  color: var(--text); box-shadow: 0 1px 6px #0006; pointer-events: none;
}
[part~=item] {
  min-width: 44px; padding: 0 6px; line-height: 44px; text-align: center; font-size: 20px; border-radius: var(--radius);
}
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* Above the thumb that covers the key. */
@media (hover: none) {
  [part~=letter][part~=pressed]::after {
    content: attr(data-legend); position: absolute; z-index: 1; left: 50%; bottom: 100%; min-width: 100%; padding: 8px;
    transform: translateX(-50%); border-radius: var(--radius); background: var(--accent); color: var(--accent-text);
    font-size: 28px; white-space: nowrap; pointer-events: none;
  }
  [part~=letter][part~=pressed]:first-child::after { left: 0; transform: none; }
  [part~=letter][part~=pressed]:last-child::after { left: auto; right: 0; transform: none; }
}
@media (forced-colors: active) {
  [part~=legend] { border-color: ButtonText; }
  [part~=pressed] > [part~=legend], .lit > [part~=legend], [part~=chosen],
  [part~=once] > [part~=legend], [part~=due] > [part~=legend], [part~=locked] > [part~=legend] {
    background: Highlight; color: HighlightText; forced-color-adjust: none;
  }
  [part~=pressed] > [part~=hint], .lit > [part~=hint] { color: HighlightText; forced-color-adjust: none; }
  [part~=popup] { border: 1px solid ButtonText; }
}
`;
