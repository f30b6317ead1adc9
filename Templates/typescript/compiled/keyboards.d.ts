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
