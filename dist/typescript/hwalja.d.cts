// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

/// <reference lib="dom" />

/** What a key press does to a text field: delete, then insert. */
interface Edit {
    /** How many UTF-16 code units before the cursor to delete: what `setRangeText` counts in. */
    readonly deleting: number;
    /** What to insert then. */
    readonly inserting: string;
}
/**
 * What one press of backspace takes away: the last jamo; or the last key press, back to where the last
 * syllable began, and before that whole syllables.
 */
declare type Step = "jamo" | "stroke";
/**
 * What an operation did: `nothing`, neither to the text nor to the run; it only `ended` the run; text was `written`
 * and none went; or text was `changed`, replaced or deleted.
 */
declare type Outcome = "nothing" | "ended" | "written" | "changed";
/** A key of a layout, and what is needed to draw it. */
interface Key {
    /** The name of the key, unique in its layout. */
    readonly id: string;
    /** What is printed on it. */
    readonly legend: string;
    /**
     * The character by which hosts that send characters name it, unique in its layout: what it appends, or another for a
     * modifier, which appends nothing.
     */
    readonly scalar: string | null;
    /** The key of a phone (0 to 9, * and #) or of a computer (a to z, A to Z with shift) that types it, or null. */
    readonly code: string | null;
    /** The id of the key that it lies under, if it needs shift, or null. */
    readonly under: string | null;
    /** Its place in {@link KeyboardLayout.keys}. */
    readonly index: number;
    /** The id of its layout. */
    readonly layout: string;
}
/** What a {@link KeyboardLayout} is made of. */
interface LayoutData extends Pick<KeyboardLayout, "id" | "name" | "latinName" | "spaceEndsRun"> {
    /** See {@link KeyboardLayout.cycleTimeout}; by default 1000. */
    readonly cycleTimeout?: number;
    /** The keys in the trie's order. */
    readonly keys: readonly KeyData[];
    /** The text of a trie file. */
    readonly trie: string;
}
/**
 * What a {@link Key} is made of; without a legend its id is printed on it, and without a scalar an id of one character
 * stands for it.
 */
interface KeyData extends Pick<Key, "id">, Partial<Pick<Key, "legend" | "scalar" | "code" | "under">> {
}
/**
 * A text field as an {@link InputSession} sees it; an `<input>` or a `<textarea>` is one. Offsets are in
 * UTF-16 code units.
 */
interface TextClient {
    /** The text of the field. */
    readonly value: string;
    /** Where the selection begins; null if the field does not say. */
    readonly selectionStart: number | null;
    /** Where the selection ends: at its beginning, if it is but a cursor. */
    readonly selectionEnd: number | null;
    /** Replaces what stands from `start` to `end`, and puts the cursor after `text`; or does nothing. */
    setRangeText(text: string, start: number, end: number, cursor: "end"): void;
    /** Deletes the selection or the character before the cursor, the field's own way if it has one. */
    deleteContentBackward?(): void;
    /** Ends the line, the field's own way if it has one. */
    insertLineBreak?(): void;
}
/** How {@link attach} drives an element. */
interface AttachOptions {
    /** The layout to type with. */
    readonly layout: KeyboardLayout;
    /** See {@link InputSession.cycleTimeout}. */
    readonly cycleTimeout?: number | null;
    /** Whether the keys of a computer's keyboard type, too (see {@link keyFor}), or what says so at each of them. */
    readonly keyboard?: boolean | (() => boolean);
    /** What backspace on that keyboard takes away. */
    readonly step?: Step;
}
/**
 * Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
 * before the cursor changes any more. It knows no text field; {@link InputSession} drives one.
 *
 * @example
 * ```ts
 * import { Composer, cheonjiin } from "hwalja";
 *
 * const composer = new Composer(cheonjiin);
 * let text = "";
 * for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) {
 *   const { deleting, inserting } = composer.press(cheonjiin.key(id));
 *   text = text.slice(0, text.length - deleting) + inserting;
 * }
 * console.assert(text === "안");
 * ```
 */
declare class Composer {
    /** The layout whose keys are pressed. */
    readonly layout: KeyboardLayout;
    /** Called as a run ends that was not deleted, with its text. */
    onCommit?: ((text: string) => void) | undefined;
    private run;
    private history;
    private floor;
    /** A composer with nothing typed. */
    constructor(layout: KeyboardLayout);
    /** The text of the run, all of which can still change. */
    get composing(): string;
    /** Presses `key`; no key, or one of another layout, does nothing. */
    press(key: Key | null | undefined): Edit;
    /**
     * Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
     * mark, and presses of the key go through that from one to the next.
     */
    endCycle(key: Key | null | undefined): void;
    /**
     * Ends the run: what was typed stays as it is.
     *
     * @param deleting How many UTF-16 code units before the cursor do not stay, because they are deleted then.
     */
    commit(deleting?: number): void;
    /**
     * Ends the run and writes a space, or only ends it; after a mark it always writes one.
     *
     * @param endsRun Whether space does no more than that where something is composed.
     */
    space(endsRun?: boolean): Edit;
    /**
     * Takes back the last `step` of the run.
     *
     * @returns null if nothing is composed; delete as usual then.
     */
    backspace(step?: Step): Edit | null;
    private withoutJamo;
    private withoutStroke;
    private forget;
}
/**
 * Drives one text field with one layout. Before it writes, it looks at the field: where text is
 * selected, or the run no longer stands right before the cursor, the run ends first. So text that is not
 * of the run never changes, but for what backspace, or replacing a selection, means.
 */
declare class InputSession {
    /**
     * After how many milliseconds another press of a key goes no further in its cycle but begins a new letter: null for
     * what the layout says, `Infinity` for never. It is about presses that say at what time they come.
     */
    cycleTimeout: number | null;
    /**
     * Called as a run ends whose text stays in the field, with that text, and before anything else is written: a word that
     * is done. What it makes of the field is to wait until the operation is over.
     */
    onCommit?: ((text: string) => void) | undefined;
    /** What is typed into. */
    readonly client: TextClient;
    private composer;
    private end;
    private lastPress;
    /** A session that types into `client` with `layout`. */
    constructor(layout: KeyboardLayout, client: TextClient);
    /** The layout whose keys are pressed. Setting it ends the run. */
    get layout(): KeyboardLayout;
    set layout(layout: KeyboardLayout);
    /** The text before the cursor that can still change, for underlining. */
    get composing(): string;
    /**
     * Presses `key`; no key, or one of another layout, types nothing.
     *
     * @param time When, in milliseconds on a clock that never goes back, such as that of `performance`.
     */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run: the next key begins another. */
    commit(): Outcome;
    /** Ends the run and writes a space, or only ends it: see {@link Composer.space}. */
    space(endsRun?: boolean): Outcome;
    /** Ends the run, and the line. */
    enter(): Outcome;
    /**
     * Ends the run and writes `text`: a digit, a symbol, what was copied.
     *
     * @param deleting How many UTF-16 code units before the cursor it takes the place of.
     */
    insert(text: string, deleting?: number): Outcome;
    /** Deletes the selection; or the last `step` of the run; or one character. */
    backspace(step?: Step): Outcome;
    /** To be called when the cursor or the text may have changed; the run ends if it is no longer there. */
    hostDidChange(): void;
    private composerOf;
    private look;
    private write;
    private outcome;
}
/**
 * Lets a keyboard type into `element`: an `<input>`, a `<textarea>`, or an element that is
 * contenteditable. The run also ends when the cursor moves, something else types there, an input method
 * begins to compose, the form resets, or the focus leaves.
 *
 * @throws {TypeError} for an element in which no cursor can be found: an `<input type="email">` or another that
 *   does not say where its cursor is, or an element of somebody's own around a field.
 *
 * @example
 * ```ts
 * const session = attach(document.querySelector("input")!, { layout: cheonjiin });
 * button.onpointerdown = (event) => {
 *   event.preventDefault(); // the focus stays where it is
 *   session.press(cheonjiin.key("ㅇㅁ"));
 * };
 * ```
 */
declare function attach(element: HTMLElement, options: AttachOptions): AttachedSession;
/** A session that drives an element of a page. */
declare class AttachedSession extends InputSession {
    private readonly listening;
    private readonly passed;
    private written;
    /** Use {@link attach}. */
    constructor(element: HTMLElement, options: AttachOptions);
    /** Presses `key`, by default now. */
    press(key: Key | null | undefined, time?: number | null): Outcome;
    /** Ends the run: the next key begins another. */
    commit(): Outcome;
    /** Ends the run, and lets go of the element: it hears of nothing any more. */
    detach(): void;
    private remember;
    private keyDown;
}
/**
 * The key of `layout` that a computer's key types: letters by where they lie on a QWERTY keyboard,
 * whatever is printed there, and with shift for the shifted key; 0 to 9, * and # as the number row says;
 * and the numeric pad by place, as the phone's keys lie, with # where it has its decimal point.
 *
 * @returns null for every other key, with Ctrl, Alt or Meta, and while an input method composes.
 */
declare function keyFor(layout: KeyboardLayout, event: KeyboardEvent): Key | null;
/**
 * Strikes Enter in `element`, of which chats and editors hear as of any key; if they let it pass, does `act`, by default
 * what browsers do in an `<input>`: they submit its form.
 */
declare function strikeEnter(element: HTMLElement, act?: () => void): void;
/** A keyboard layout: its keys, and what each does to the text before the cursor. */
declare class KeyboardLayout {
    /** The layout's name in file names and settings. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** Whether space only ends the run while something is composed. */
    readonly spaceEndsRun: boolean;
    /** After how many milliseconds another press of a key begins a new letter, unless a session says otherwise. */
    readonly cycleTimeout: number;
    /** The keys that type, those that need shift last. */
    readonly keys: readonly Key[];
    private readonly trie;
    /**
     * A layout of one's own; those of this file are there ready-made.
     *
     * @throws RangeError if the trie is none, is damaged, or is of a later version.
     */
    constructor({ id, name, latinName, spaceEndsRun, cycleTimeout, keys, trie }: LayoutData);
    /** The key named `id`, or null if the layout has none of that name. */
    key(id: string): Key | null;
    /** The key that a phone's key or a computer's letter types, or null if there is none. */
    keyByCode(code: string): Key | null;
    /** The key that `scalar`, one character, stands for, or null if there is none: for hosts that send characters. */
    keyByScalar(scalar: string): Key | null;
    /**
     * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
     * no run. Only the last two code points count.
     *
     * @returns null if the key does nothing here, or is not one of this layout's.
     */
    edit(key: Key | null | undefined, before: string | null): Edit | null;
    /**
     * What removes the last jamo of `before`, the text before the cursor.
     *
     * @returns null if no composing run can end so; delete one character then.
     */
    deletion(before: string | null): Edit | null;
}
/**
 * How a pending dot is written, which waits after a lead for the stroke that makes it a vowel: `conjoining`, U+119E after
 * a conjoining lead, which fonts draw as one block; or `compatibility`, U+318D after a compatibility consonant, which
 * every Korean font has.
 */
declare type DotStyle = "conjoining" | "compatibility";
/** The style in which `layout` writes pending dots, null if it has none. */
declare function dotsOf(layout: KeyboardLayout): DotStyle | null;
/** `layout`, with the same keys, and its pending dots in the style `dots`; one without dots as it is. */
declare function writing(layout: KeyboardLayout, dots: DotStyle): KeyboardLayout;

/** Cheonjiin (천지인). */
declare const cheonjiin: KeyboardLayout;
/** Naratgeul (나랏글). */
declare const naratgeul: KeyboardLayout;
/** SKY-II (스카이). */
declare const sky: KeyboardLayout;
/** Dubeolsik (두벌식). */
declare const dubeolsik: KeyboardLayout;
/** Danmoeum (단모음). */
declare const danmoeum: KeyboardLayout;
/** Every layout. Whoever names it keeps them all in the bundle. */
declare const layouts: readonly KeyboardLayout[];

/** The layout of that id, or null. Whoever calls it keeps them all in the bundle. */
declare function layoutById(id: string): KeyboardLayout | null;

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

/** Cheonjiin (천지인). */
declare const cheonjiinKeyboard: KeyboardPages;
/** Naratgeul (나랏글). */
declare const naratgeulKeyboard: KeyboardPages;
/** SKY-II (스카이). */
declare const skyKeyboard: KeyboardPages;
/** Dubeolsik (두벌식). */
declare const dubeolsikKeyboard: KeyboardPages;
/** Danmoeum (단모음). */
declare const danmoeumKeyboard: KeyboardPages;
/** Every keyboard. Whoever names it keeps them all in the bundle. */
declare const keyboards: readonly KeyboardPages[];

export {
  AttachedSession, Composer, InputSession, Keyboard, KeyboardLayout,
  attach, dotsOf, keyFor, keyboardById, keyboards, layoutById, layouts, strikeEnter, writing,
  cheonjiin,
  naratgeul,
  sky,
  dubeolsik,
  danmoeum,
  cheonjiinKeyboard,
  naratgeulKeyboard,
  skyKeyboard,
  dubeolsikKeyboard,
  danmoeumKeyboard,
};
export type {
  AttachOptions, Direction, DotStyle, Edit, Face, FaceOffer, Field, FieldAction, FieldKind, Key, KeyData, KeyboardPages,
  KeyboardRequest, KeyboardSettings, LayoutData, Offer, OpenList, Outcome, Page, PageRole, PageSlot, Place, Shift,
  SlotPress, Step, TextClient,
};
