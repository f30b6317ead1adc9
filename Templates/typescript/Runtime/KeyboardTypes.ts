/** How a keyboard behaves: times in milliseconds, distances in CSS pixels. */
interface KeyboardSettings {
  /** How long after it began a held backspace repeats. */
  repeatDelay: number;
  /** And how long after each time the next one comes. */
  repeatInterval: number;
  /** How long after it began a held backspace deletes words. */
  wordsAfter: number;
  /** And how long after each word the next one goes. */
  wordInterval: number;
  /** How long a key is held for what it offers then. */
  longPress: number;
  /** How soon shift is to be pressed again to lock. */
  doubleTap: number;
  /** How soon a second space makes a full stop; null for never. */
  doubleSpace: number | null;
  /** How far to the left or right on the space bar the cursor begins to move. */
  slideStart: number;
  /** And after how much more it moves again. */
  slideStep: number;
  /** How far a flick goes. */
  flick: number;
  /** What backspace takes away of what is composed. */
  backspaceStep: Step;
  /** Whether a key is shown that asks for the next keyboard. */
  needsGlobe: boolean;
}

/** What shift is: `due` by the field's wish, `once` for a letter, or `locked`. */
type Shift = "off" | "due" | "once" | "locked";

/** Where a slot is: its row from the top and its place there, from 0, with those counted that are not shown. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** A slot as it is to be drawn now. */
interface Face extends Place {
  /** What it is there for, or null if it types what it shows. */
  readonly role: PageRole | "page" | null;
  /** What to print on it; a picture may be drawn of a role instead. */
  readonly legend: string;
  /** How wide it is, in keys. */
  readonly width: number;
  /** What holding it offers. */
  readonly hold: readonly FaceOffer[];
  /** Whether a finger is on it. */
  readonly isPressed: boolean;
}

/** What a slot offers, as it is to be drawn. */
interface FaceOffer {
  /** The key, or the text as the page has it, in which a | is the cursor. */
  readonly content: Key | string;
  /** What to print. */
  readonly legend: string;
}

/** A list that a held slot has opened. */
interface OpenList extends Place {
  /** What can be chosen. */
  readonly items: readonly FaceOffer[];
  /** The number of the item that is chosen, from 0, or null. */
  readonly chosen: number | null;
}

/** A slot that was pressed, or has repeated: what was printed on it, what it is there for, and what that did. */
interface SlotPress extends Pick<Face, "legend" | "role"> {
  readonly outcome: Outcome;
}

/** What is asked of whoever shows a keyboard. More may come in later versions. */
type KeyboardRequest =
  /** To move the cursor by so many characters as people see them, to the right, or to the left below 0. */
  | { readonly kind: "moveCursor"; readonly by: number }
  | { readonly kind: "action"; readonly action: FieldAction }
  | { readonly kind: "nextKeyboard" }
  | { readonly kind: "hide" };
