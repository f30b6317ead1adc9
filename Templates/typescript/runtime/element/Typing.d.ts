import { InputSession } from "../Session.js";
import type { AttachOptions } from "../Types.js";
import type { KeyboardField } from "../keyboard/KeyboardField.js";
/** A field while it is typed into. Without an element, keys do nothing. */
export interface Typing {
    readonly element: HTMLElement | null;
    readonly session: InputSession;
    /** What the field asks of a keyboard. */
    readonly wishes?: KeyboardField;
    /** Leaves the field as it was. */
    close(): void;
}
/** Types into `element`. `changed` hears of other events there and, if it `hearsKeys`, of a computer's keys. */
export declare function newTyping(element: HTMLElement | null, options: AttachOptions, hearsKeys: boolean, changed: (event: Event) => void): Typing;
