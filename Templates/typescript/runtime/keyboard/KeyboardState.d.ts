import type { Outcome } from "../Types.js";
import type { Keyboard } from "./Keyboard.js";
import type { KeyboardField } from "./KeyboardField.js";
import type { KeyboardSession } from "./KeyboardHost.js";
import type { KeyboardPages, Page, Shift } from "./KeyboardPages.js";
import { type KeyboardSettings } from "./KeyboardSettings.js";
import type { Offer } from "./KeyboardSlot.js";
import { type KeyboardTouch } from "./KeyboardTouch.js";
/** What a keyboard remembers between inputs. */
export interface KeyboardState {
    /** The keyboard, which tells its host. */
    readonly host: Pick<Keyboard, "onRequest" | "onPress">;
    readonly session: KeyboardSession;
    pages: KeyboardPages;
    settings: KeyboardSettings;
    field: KeyboardField;
    /** The page that is shown. */
    page: Page;
    /** The page of letters that was last shown. */
    home: Page;
    shift: Shift;
    /** The fingers that are down, in the order in which they went down. */
    readonly touches: KeyboardTouch[];
    /** When shift was last pressed, if nothing else was since. */
    lastTap: number | null;
    /** When a space was last written, if nothing was done since, and whether it became a full stop. */
    lastSpace: {
        readonly time: number;
        readonly isStop: boolean;
    } | null;
    /** The move of the cursor between a pair, if it is still due, and when. */
    pair: {
        readonly by: number;
        readonly due: number;
    } | null;
    /** Whether a capital is due. */
    isDue: boolean;
    /** Whether anything was written since the page was opened. */
    isUsed: boolean;
    /** The time of the last input. */
    now: number;
    /** What the session did last since the input began. */
    outcome: Outcome;
}
export declare function newState(host: KeyboardState["host"], session: KeyboardSession, pages: KeyboardPages): KeyboardState;
/** Begins anew, with another field or other pages. */
export declare function begin(state: KeyboardState): void;
export declare function openPage(state: KeyboardState, page: Page): void;
/** The page with this id; without one, the letters. */
export declare function pageNamed({ pages, home }: KeyboardState, id: string): Page;
/** Opens the letters of the next language, and says whether there are others. */
export declare function openNextLetters(state: KeyboardState): boolean;
/** A finger went down on shift; says whether it has locked shift. */
export declare function pressShift(state: KeyboardState): boolean;
export declare function releaseShift(state: KeyboardState, { phase, isUsed }: KeyboardTouch): void;
export declare function cancelShift(state: KeyboardState, { phase, isUsed }: KeyboardTouch): void;
/** Something other than a space or shift was pressed. */
export declare function forget(state: KeyboardState): void;
export declare function wrote(state: KeyboardState, offer: Offer): void;
/** A space or Enter was pressed. */
export declare function endLine(state: KeyboardState): void;
export declare function setDue(state: KeyboardState, isDue: boolean): void;
/** When something happens without an input; `Infinity` if nothing is due. */
export declare function nextDue({ touches, pair }: KeyboardState): number;
/** The touch that is due. There are never two, as a finger that goes down settles the others. */
export declare function nextTouch({ touches }: KeyboardState): KeyboardTouch | undefined;
