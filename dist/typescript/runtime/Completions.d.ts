// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/Completions.ts; do not edit.
import type { Composer } from "./Composer.js";
import type { InputSession } from "./Session.js";
/**
 * Whether presses without backspace can make the run of a composer or a session `word` or what `word` begins with:
 * whether the run's letters, the last of them as it is or as presses can make it, are the first letters of `word`.
 *
 * 간 can become 간다 and 가나 and, where a press makes ㄹ of ㄴ, 갈; it cannot become 각, nor 가. An empty run can become
 * any word. Only the run counts: of a word that began before it, ask about the rest.
 */
export declare function canBecome({ layout, composing }: Pick<Composer | InputSession, "layout" | "composing">, word: string): boolean;
