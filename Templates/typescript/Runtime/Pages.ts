/** What lies between a finger and a session: the letters of a layout, and the pages of symbols and digits beside them. */
interface KeyboardPages {
  /** The name of the keyboard, unique among those with its layout. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** Its name in Latin letters. */
  readonly latinName: string;
  /** The layout whose keys are on its pages. */
  readonly layout: KeyboardLayout;
  /** The pages, of which the first opens for a field that none is meant for. */
  readonly pages: readonly [Page, ...Page[]];
}

/** What of a keyboard is shown at one time. */
interface Page {
  /** The name of the page, unique in its keyboard. */
  readonly id: string;
  /** What is printed on a slot that opens it. */
  readonly legend: string;
  /** To letters one goes back, from symbols by themselves after a space; digits stay. */
  readonly kind: "letters" | "symbols" | "digits";
  /** Whether shift writes its texts in capitals. */
  readonly hasCapitals: boolean;
  /** The fields that the keyboard opens on it for. */
  readonly fields: readonly FieldKind[];
  /** The slots, row by row: a text, the number of a key of the layout, or more than that. */
  readonly rows: readonly (readonly (string | number | PageSlot)[])[];
}

/** A place on a page: one of a key, a text, another page and a role, and what is more to it. */
interface PageSlot {
  /** The place of a key in {@link KeyboardLayout.keys}; with shift, the key under it. */
  readonly key?: number;
  /** A text to write. In one of two characters or more, the cursor stands where a `|` is afterwards. */
  readonly text?: string;
  /** The text with shift, if that is not the capital. */
  readonly shifted?: string;
  /** The text in a field for an e-mail address. */
  readonly email?: string;
  /** The text in a field for the address of a page. */
  readonly address?: string;
  /** The id of a page to open, or "" to go back to the letters. */
  readonly page?: string;
  /** What else it is there for. */
  readonly role?: PageRole;
  /** What is printed on it in place of what it says by itself. */
  readonly legend?: string;
  /** What holding it offers: one is typed at once, several are a list. */
  readonly hold?: readonly Offer[];
  /** What a flick types. */
  readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
  /** How wide it is, in keys; 1 if it does not say. */
  readonly width?: number;
}

/** What a slot offers beside what it is: a text, or the place of a key in {@link KeyboardLayout.keys}. */
type Offer = string | number;

/** Where a flick goes. */
type Direction = "left" | "right" | "up" | "down";

/** What a slot is there for that types nothing of its own; a gap does nothing. More may come in later versions. */
type PageRole = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";

/** What a field is for. More may come in later versions. */
type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";

/** What Enter does in a field that has more to do than to begin a line. More may come in later versions. */
type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";

/** The field that a keyboard types into, as far as it asks for a keyboard of its own. */
interface Field {
  /** What is written there. */
  readonly kind: FieldKind;
  /** Where a capital is due: nowhere, as a sentence begins, or as a word does. */
  readonly capitals: "none" | "sentences" | "words";
  /** What Enter does, or none if it is but Enter. */
  readonly action: "none" | FieldAction;
}

/** The keyboard over the layout of that id, or null. Whoever calls it keeps them all. */
function keyboardById(layoutId: string): KeyboardPages | null {
  return keyboards.find(({ layout }) => layout.id === layoutId) ?? null;
}
