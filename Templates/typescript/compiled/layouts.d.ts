/** The layout of that id, or null. Whoever calls it keeps them all in the bundle. */
declare function layoutById(id: string): KeyboardLayout | null;
