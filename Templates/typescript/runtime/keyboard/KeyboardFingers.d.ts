import type { Place } from "./KeyboardPages.js";
import { type KeyboardState } from "./KeyboardState.js";
import { type KeyboardTouch } from "./KeyboardTouch.js";
/** A finger goes down, after the others are settled. */
export declare function press(state: KeyboardState, place: Place, finger: number): void;
export declare function lift(state: KeyboardState, finger: number): void;
export declare function cancel(state: KeyboardState, finger: number): void;
export declare function drag(state: KeyboardState, finger: number, x: number, y: number): void;
/** Does all that is due by now. What is late happens only once. */
export declare function happen(state: KeyboardState): void;
export declare function touchOf({ touches }: KeyboardState, finger: number): KeyboardTouch | undefined;
