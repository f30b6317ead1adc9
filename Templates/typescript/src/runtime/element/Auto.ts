import type { Keyboard } from "../keyboard/Keyboard.ts";
import type { ElementHost } from "./ElementHost.ts";

/** What `import "hwalja/auto"` adds to the element. It is not in every bundle. */
export const auto: {
  /** Shows and hides the keyboard of `host` until `signal` is aborted. */
  begin?: (host: ElementHost, signal: AbortSignal) => void;
  /** `keyboard` with a key that hides it. */
  drawn?: (keyboard: Keyboard) => Keyboard;
} = {};
