import { type KeyboardRequest } from "../keyboard/KeyboardHost.js";
import type { ElementHost } from "./ElementHost.js";
/** Does what the keyboard asks, as far as the page lets it. */
export declare function answer(request: KeyboardRequest, host: ElementHost): void;
