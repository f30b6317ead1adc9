/** The layout of that id, in whichever style of dots, or null. Whoever calls it keeps them all in the bundle. */
function layoutById(id: string): KeyboardLayout | null {
  return [...layouts, ...otherStyles].find((layout) => layout.id === id) ?? null;
}
