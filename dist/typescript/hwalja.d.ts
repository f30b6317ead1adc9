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

/**
 * Everything between a finger and an input session: pages, shift, what holding and flicking a key offers, the repeat of
 * backspace. It draws nothing and has no timers. Times are in milliseconds on the clock of `performance`, and never go
 * back. Each input answers what the session did last in it.
 */
declare class Keyboard {
    /** What writes into the field. */
    readonly session: KeyboardSession;
    /**
     * Called at the end of all that may have changed what is to be drawn: draw {@link Keyboard.rows} and
     * {@link Keyboard.list}, and ring at {@link Keyboard.nextTick}.
     */
    onChange: () => void;
    /** Called when the host has something to do. */
    onRequest: (request: KeyboardRequest) => void;
    /** Called when a slot has done what it is there for. It is to leave the field alone until the input is over. */
    onPress?: ((press: SlotPress) => void) | undefined;
    private readonly state;
    private readonly typist;
    private readonly fingers;
    private isBusy;
    private told;
    /** A keyboard for a field of letters, until {@link Keyboard.fieldDidChange} says otherwise. */
    constructor(pages: KeyboardPages, session: KeyboardSession);
    /** The keyboard's pages; others end the run, and what the fingers were at. */
    get pages(): KeyboardPages;
    set pages(pages: KeyboardPages);
    /** What users may want otherwise; those that are not named when it is set are as usual. */
    get settings(): KeyboardSettings;
    set settings(settings: Partial<KeyboardSettings>);
    /** The field that it is for. */
    get field(): KeyboardField;
    /** The page that is shown. */
    get page(): Page;
    /** What shift does now. */
    get shift(): Shift;
    /** The page as it is drawn, row by row. */
    get rows(): readonly (readonly KeyboardFace[])[];
    /** The list of what a slot offers, where a finger has opened one, or null. */
    get list(): FaceList | null;
    /** When something happens by itself, so that {@link Keyboard.tick} is to be called; null if nothing will. */
    get nextTick(): number | null;
    /** To be called when the keyboard is shown for another field. */
    fieldDidChange(field: KeyboardField): void;
    /** A finger goes down on a slot; by its number the other inputs name it. */
    down({ place, finger, time }: {
        place: Place;
        finger: number;
        time: number;
    }): Outcome;
    /**
     * A finger has moved to another slot, or to none.
     *
     * It leaves a slot where the box ends in which the slot was drawn when the finger came there. A page that has opened
     * since may have another key in that place, and no finger is quite still.
     */
    move({ finger, place, time }: {
        finger: number;
        place: Place | null;
        time: number;
    }): Outcome;
    /** A finger is so many CSS pixels to the right and further down than where it went down. */
    drag({ finger, x, y, time }: {
        finger: number;
        x: number;
        y: number;
        time: number;
    }): Outcome;
    /** A finger with an open list is over this item, counted from 0; over none, if there is no such item. */
    choose({ item, finger, time }: {
        item: number;
        finger: number;
        time: number;
    }): Outcome;
    /** A finger goes up. */
    up({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** A finger is not to count any more: the system has taken it. */
    cancel({ finger, time }: {
        finger: number;
        time: number;
    }): Outcome;
    /** A slot is tapped by a host without fingers, such as a screen reader. No finger is to have the number -1. */
    tap({ place, time }: {
        place: Place;
        time: number;
    }): Outcome;
    /** To be called at {@link Keyboard.nextTick}, or whenever else: what was to happen by then happens. */
    tick(time: number): Outcome;
    /** To be called when the cursor has moved or the text has changed, though it may have been by this keyboard. */
    hostDidChange(time: number): Outcome;
    private input;
    private tellChange;
}
/** A slot as it is drawn now. */
interface KeyboardFace {
    /** Its place, by which touches name it. */
    readonly place: Place;
    /** What it does beside typing, or null. */
    readonly role: Role | "page" | null;
    /** What is printed on it, nothing on a gap; a picture may be drawn of a role instead. */
    readonly legend: string;
    /** How wide it is, in keys. */
    readonly width: number;
    /** What is printed on what holding it offers. */
    readonly hold: readonly string[];
    /** Whether a finger is on it. */
    readonly isPressed: boolean;
}
/** A list of what a slot offers, open over it. */
interface FaceList {
    /** The place of the slot. */
    readonly place: Place;
    /** What is printed on what it offers, from left to right. */
    readonly items: readonly string[];
    /** The item that is chosen, counted from 0; null for none. */
    readonly chosen: number | null;
}
/** What a keyboard asks of its session: an {@link InputSession}, or whatever else types. */
interface KeyboardSession {
    /** The layout whose keys are pressed; another ends the run. */
    layout: KeyboardLayout;
    /** The text that can still change, "" if nothing is composed. */
    readonly composing: string;
    /** The field, as far as it is read: its text, and what is selected there. */
    readonly client: Pick<TextClient, "value" | "selectionStart" | "selectionEnd">;
    /** Presses a key of the layout. Times are as for the keyboard. */
    press(key: Key | undefined, time: number): Outcome;
    /** Ends the run, and makes `text` of the last `deleting` UTF-16 code units before the cursor, by default of none. */
    insert(text: string, deleting?: number): Outcome;
    /** Ends the run. */
    commit(): Outcome;
    /** Ends the run, or writes a space. */
    space(): Outcome;
    /** Ends the run and the line. */
    enter(): Outcome;
    /** Deletes the selection, or the last `step` of the run, or else what the field deletes. */
    backspace(step: Step): Outcome;
    /** Looks whether the run is still there. */
    hostDidChange(): void;
}
/** What a keyboard asks its host to do, since no field does it. More may come in later versions. */
declare type KeyboardRequest = 
/** Move the cursor by so many characters as people see them, to the left if that is negative. */
{
    readonly kind: "moveCursor";
    readonly by: number;
}
/** Change to the next keyboard. */
 | {
    readonly kind: "nextKeyboard";
}
/** Hide the keyboard. */
 | {
    readonly kind: "hide";
}
/** Do what Enter is for in this field; the run has ended. */
 | {
    readonly kind: "perform";
    readonly action: FieldAction;
};
/** A slot that was pressed, or has repeated: what was printed on it, what it is there for, and what that did. */
interface SlotPress extends Pick<KeyboardFace, "legend" | "role"> {
    readonly outcome: Outcome;
}
/** What a user or an author may want otherwise: times in milliseconds, distances in CSS pixels. */
interface KeyboardSettings {
    /** How long backspace is held until it repeats. */
    repeatDelay: number;
    /** How long it then waits each time. */
    repeatInterval: number;
    /** How long it is held until it deletes words. */
    wordsAfter: number;
    /** How long it then waits each time. */
    wordInterval: number;
    /** How long a slot is held until it offers something. */
    longPress: number;
    /** Within what time two taps on shift lock it. */
    doubleTap: number;
    /** Within what time a second space makes a full stop of the first; null for never. */
    doubleSpace: number | null;
    /** How far the finger goes on space until the cursor moves. */
    slideStart: number;
    /** How far it then goes each time. */
    slideStep: number;
    /** How far it goes for a flick. */
    flick: number;
    /** What backspace takes away. */
    backspaceStep: Step;
    /** Whether a globe is shown. */
    needsGlobe: boolean;
}
/** What is written in a field. More may come in later versions. */
declare type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";
/** What Enter does in a field that has more to do than to begin a line. More may come in later versions. */
declare type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";
/** What a field asks of a keyboard. */
interface KeyboardField {
    /** What is written in it. */
    readonly kind: FieldKind;
    /** Where it begins with capitals: nowhere, at each sentence, or at each word. */
    readonly capitals: "none" | "sentences" | "words";
    /** What Enter does in it, none if it writes a line feed. */
    readonly action: "none" | FieldAction;
}
/** A slot of a page: one of a key, a text, another page and a role, and what is more to it. */
interface Slot {
    /** The place of a key in {@link KeyboardLayout.keys}; with shift, the one that lies under it. */
    readonly key?: number;
    /** A text, which, if it has two characters or more, can hold one `|` where the cursor stands afterwards. */
    readonly text?: string;
    /** The text with shift, if that is not the capital. */
    readonly shifted?: string;
    /** The text in fields of e-mail. */
    readonly email?: string;
    /** The text in fields of addresses. */
    readonly address?: string;
    /** The id of a page to open, or "" to go back to the letters. */
    readonly page?: string;
    /** Something to do. */
    readonly role?: Role;
    /** How wide it is, in keys; 1 if it does not say. */
    readonly width?: number;
    /** What is printed on it in place of what it says by itself. */
    readonly legend?: string;
    /** What holding it offers: one is typed at once, several are a list. */
    readonly hold?: readonly Offer[];
    /** What flicks offer. */
    readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}
/** What a slot can do beside typing; a gap does nothing. More may come in later versions. */
declare type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";
/** What a slot offers beside what a tap types: a text, or the place of a key in {@link KeyboardLayout.keys}. */
declare type Offer = string | number;
/** Where a flick goes. */
declare type Direction = "left" | "right" | "up" | "down";
/** A keyboard: the layout of its letters, and the pages that it shows. */
interface KeyboardPages {
    /** The name of the keyboard, unique among those with its layout. */
    readonly id: string;
    /** Its name in Korean. */
    readonly name: string;
    /** Its name in Latin letters. */
    readonly latinName: string;
    /** The layout of its letters, whose keys its slots name by their numbers. */
    readonly layout: KeyboardLayout;
    /** Its pages, the first of which opens for a field that no page names. */
    readonly pages: readonly [Page, ...Page[]];
}
/** One of the pages of a keyboard. */
interface Page {
    /** Its name, by which slots open it. */
    readonly id: string;
    /** What is printed on the slots that open it. */
    readonly legend: string;
    /** What it is for: one goes back to letters, and from symbols by itself after a space or Enter; digits stay. */
    readonly kind: "letters" | "symbols" | "digits";
    /** Whether its letters have capitals: then shift locks, and a capital is due where the field asks for it. */
    readonly hasCapitals: boolean;
    /** The fields that a keyboard opens on it for. */
    readonly fields: readonly FieldKind[];
    /** Its slots, row by row: a text, the number of a key of the layout, or more than that. */
    readonly rows: readonly (readonly (string | number | Slot)[])[];
}
/** A place on a page: a row, and a place in that row, both counted from 0; a globe that is not shown counts, too. */
interface Place {
    readonly row: number;
    readonly column: number;
}
/**
 * What shift does: nothing; the next letter is a capital, because the field asks for it (`due`), or shifted, because
 * somebody pressed shift (`once`); or all are capitals until shift is pressed again.
 */
declare type Shift = "off" | "due" | "once" | "locked";
/** The keyboard over the layout of that id, or null. Whoever calls it keeps them all. */
declare function keyboardById(layoutId: string): KeyboardPages | null;

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
  AttachOptions, Direction, DotStyle, Edit, FaceList, FieldAction, FieldKind, Key, KeyData, KeyboardFace, KeyboardField,
  KeyboardPages, KeyboardRequest, KeyboardSession, KeyboardSettings, LayoutData, Offer, Outcome, Page, Place, Role,
  Shift, Slot, SlotPress, Step, TextClient,
};
