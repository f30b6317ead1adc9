// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Completions.ts; do not edit.
import type { Composer } from "./Composer.js";
import type { InputSession } from "./InputSession.js";
/**
 * Returns true if presses without backspace can turn the run of a composer or a session into `word` or its beginning.
 * The letters of the run must be the first letters of `word`, but presses may still change the last one.
 *
 * 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If the word
 * began before the run, pass only the rest of the word.
 */
export declare function canBecome({ layout, composing }: Pick<Composer | InputSession, "layout" | "composing">, word: string): boolean;
//# sourceMappingURL=Completions.d.ts.map
