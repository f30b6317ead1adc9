/** The layout of that id, in whichever style of dots, or null. Whoever calls it keeps them all in the bundle. */
declare function layoutById(id: string): KeyboardLayout | null;
