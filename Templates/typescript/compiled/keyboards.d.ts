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
declare type Offer = string | number;
/** Where a flick goes. */
declare type Direction = "left" | "right" | "up" | "down";
/** What a slot is there for that types nothing of its own; a gap does nothing. More may come in later versions. */
declare type PageRole = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";
/** What a field is for. More may come in later versions. */
declare type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";
/** What Enter does in a field that has more to do than to begin a line. More may come in later versions. */
declare type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";
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
declare function keyboardById(layoutId: string): KeyboardPages | null;
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
declare type Shift = "off" | "due" | "once" | "locked";
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
declare type KeyboardRequest = 
/** To move the cursor by so many characters as people see them, to the right, or to the left below 0. */
{
    readonly kind: "moveCursor";
    readonly by: number;
} | {
    readonly kind: "action";
    readonly action: FieldAction;
} | {
    readonly kind: "nextKeyboard";
} | {
    readonly kind: "hide";
};
/**
 * What is between fingers and a session: pages of letters, symbols and digits, shift, what holding and flicking a key
 * types, the repeat of backspace, the key that changes the language. It draws nothing and keeps no timer: at
 * {@link Keyboard.onChange} draw {@link Keyboard.rows} and {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
 * Each input says what the session did last in it. Times are in milliseconds on the clock of `performance`, and never go back.
 */
declare class Keyboard {
    /** Called at the end of all that changes what is to be drawn, with {@link Keyboard.nextTick}. */
    onChange: () => void;
    /** Called when something is asked of whoever shows the keyboard. */
    onRequest: (request: KeyboardRequest) => void;
    /** Called when a slot has done what it is there for; what it makes of the field is to wait until the input is over. */
    onPress?: ((press: SlotPress) => void) | undefined;
    /** How it behaves, which can change at any time. */
    readonly settings: KeyboardSettings;
    private readonly state;
    private readonly writer;
    private readonly fingers;
    private readonly held;
    private isBusy;
    private drawn;
    /** A keyboard of `pages` that types with `session`, whose layout becomes theirs. */
    constructor(pages: KeyboardPages, session: InputSession, settings?: Partial<KeyboardSettings>);
    /** The pages that are typed with. Setting them ends the run, and the keyboard begins anew with their layout. */
    get pages(): KeyboardPages;
    set pages(pages: KeyboardPages);
    /** The page that is shown. */
    get page(): Page;
    /** What shift is. */
    get shift(): Shift;
    /** The page as it is to be drawn, row by row. */
    get rows(): readonly (readonly Face[])[];
    /** The list that is open, or null. */
    get list(): OpenList | null;
    /** When {@link Keyboard.tick} is to be called next, or null. */
    get nextTick(): number | null;
    /** A finger goes down on a slot, as {@link Keyboard.rows} counts them. */
    down(row: number, column: number, finger: number, time: number): Outcome;
    /**
     * It is now on another slot, or on none: to be called once each time that this changes. It leaves a slot where the box
     * ends in which the slot was drawn when the finger came there. A page that has opened since may have another key in
     * that place, and no finger is quite still.
     */
    move(finger: number, place: Place | null, time: number): Outcome;
    /** It is so many CSS pixels to the right of where it went down, and so many below. */
    drag(finger: number, dx: number, dy: number, time: number): Outcome;
    /** In its list the item of this number is chosen, from 0; none, if there is no such item. */
    choose(finger: number, item: number, time: number): Outcome;
    /** It is lifted. */
    up(finger: number, time: number): Outcome;
    /** It is gone, as where the system takes it for something else. */
    cancel(finger: number, time: number): Outcome;
    /** A slot is pressed without a finger, as a screen reader does. No finger is to have the number -1. */
    tap(row: number, column: number, time: number): Outcome;
    /** Time has passed. */
    tick(time: number): Outcome;
    /** Another field is typed into, or this one has become another. */
    fieldDidChange(field: Field): void;
    /** The cursor or the text may have changed, whoever did that. */
    hostDidChange(time: number): Outcome;
    private press;
    private input;
    private tellChange;
    private findCapital;
}
