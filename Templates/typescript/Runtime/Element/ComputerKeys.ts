/** The button of `buttons` that lies nearest to `from` in the direction of an arrow key, or null. */
function neighbour(from: Element, buttons: readonly Element[], arrow: string): HTMLElement | null {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  if (!direction) return null;
  const [right = 0, down = 0] = direction;
  const middle = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = middle(from);
  const away = buttons.map((button) => {
    const { x, y } = middle(button);
    const along = (x - start.x) * right + (y - start.y) * down;
    const across = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    // What lies beside counts threefold, so that a row is not left for a nearer key of the next.
    return { button, along, distance: along + 3 * across };
  }).filter(({ along }) => along > 4);
  const least = Math.min(...away.map(({ distance }) => distance));
  return away.find(({ distance }) => distance === least)?.button as HTMLElement ?? null;
}

/** What is printed on the key that a key of a computer's keyboard stands for, or "" if it stands for none. */
function legendFor(event: KeyboardEvent, layout: KeyboardLayout): string {
  const sign = { Backspace: "⌫", Enter: "⏎", " ": "␣", Shift: "⇧" }[event.key];
  return sign ?? keyFor(layout, event)?.legend ?? "";
}
