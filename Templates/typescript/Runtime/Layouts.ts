/** The layout of that id, or null. Whoever calls it keeps them all in the bundle. */
function layoutById(id: string): KeyboardLayout | null {
  return layouts.find((layout) => layout.id === id) ?? null;
}
