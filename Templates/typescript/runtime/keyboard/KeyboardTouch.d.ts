import type { Page, Place, Shift } from "./KeyboardPages.js";
import type { Slot } from "./KeyboardSlot.js";
/** What a finger does. */
export declare type Phase = 
/** Its slot acts when it goes up; it has pressed a key; or it does nothing any more. */
{
    readonly kind: "waiting" | "written" | "spent";
}
/** It repeats backspace, since this time. */
 | {
    readonly kind: "repeating";
    readonly since: number;
}
/** It moves the cursor, so far by so many steps. */
 | {
    readonly kind: "sliding";
    readonly step: number;
}
/** It chooses one of the offers of its slot, by numbers from 0. */
 | {
    readonly kind: "choosing";
    readonly item: number | null;
}
/** It is on shift, which was `before` until then, and has locked it or not. */
 | {
    readonly kind: "shift";
    readonly before: Shift;
    readonly hasLocked: boolean;
}
/** It is on a slot that opened a page, in place of `before`. */
 | {
    readonly kind: "page";
    readonly before: Page;
};
/** A finger that is down. */
export interface KeyboardTouch {
    readonly finger: number;
    /** The slot that it is on, and where that is; null if it is on none. */
    slot: Slot | null;
    place: Place | null;
    phase: Phase;
    /** The run after its key was pressed; "" if that did not change the text. */
    composed: string;
    /** Whether it has moved to another slot. */
    hasMoved: boolean;
    /** Whether something was written while it was on shift or on a slot that opens a page. */
    isUsed: boolean;
    /** When it is held, or repeats, if it does. */
    due: number;
}
export declare function newTouch(finger: number, slot: Slot, place: Place): KeyboardTouch;
/** Whether an offer can still replace what a tap does. */
export declare function isOpen({ phase, hasMoved }: KeyboardTouch): boolean;
export declare function isOnShift({ phase }: KeyboardTouch): boolean;
/** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
export declare function isModifier(touch: KeyboardTouch): boolean;
/** It does nothing any more, until it goes up. */
export declare function spend(touch: KeyboardTouch): void;
/** It moves to `slot`, unless it went down on space: a thumb that slides there may leave it. */
export declare function moveTo(touch: KeyboardTouch, place: Place | null, slot: Slot | null): void;
/** Chooses this item of an open list, or none if the list has no such item. */
export declare function choose(touch: KeyboardTouch, item: number): void;
