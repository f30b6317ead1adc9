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
 * import { Composer, {{example.identifier}} } from "hwalja";
 *
 * const composer = new Composer({{example.identifier}});
 * let text = "";
 * for (const id of [{{#example.presses}}"{{.}}"{{^last()}}, {{/last()}}{{/example.presses}}]) {
 *   const { deleting, inserting } = composer.press({{example.identifier}}.key(id));
 *   text = text.slice(0, text.length - deleting) + inserting;
 * }
 * console.assert(text === "{{example.text}}");
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
 * const session = attach(document.querySelector("input")!, { layout: {{example.identifier}} });
 * button.onpointerdown = (event) => {
 *   event.preventDefault(); // the focus stays where it is
 *   session.press({{example.identifier}}.key("{{example.key}}"));
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
