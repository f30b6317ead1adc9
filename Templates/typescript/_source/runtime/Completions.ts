import type { Composer } from "./Composer.js";
import type { KeyboardLayout } from "./Layout.js";
import type { InputSession } from "./Session.js";
import { LAST_CONSONANTS } from "./TrieFormat.js";

/**
 * Whether presses without backspace can make the run of a composer or a session `word` or what `word` begins with:
 * whether the run's letters, the last of them as it is or as presses can make it, are the first letters of `word`.
 *
 * 간 can become 간다 and 가나 and, where a press makes ㄹ of ㄴ, 갈; it cannot become 각, nor 가. An empty run can become
 * any word. Only the run counts: of a word that began before it, ask about the rest.
 */
export function canBecome({ layout, composing }: Pick<Composer | InputSession, "layout" | "composing">, word: string) {
  const typed = lettersOf(composing);
  const wanted = lettersOf(word);
  const last = typed.pop();
  if (last === undefined) return true;
  return typed.every((letter, index) => letter === wanted[index]) && turns(layout, last, wanted[typed.length]);
}

const LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
// Of each tail, from tail 1 on.
const FIRST_CONSONANTS = "ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/** The letters of syllables and of leads before a dot; any other character is a letter. */
function lettersOf(text: string) {
  const letters = text.replace(/[가-힣]/g, (character) => {
    const syllable = character.charCodeAt(0) - 0xac00;
    const [first, last] = [FIRST_CONSONANTS, LAST_CONSONANTS].map((letters) => letters[syllable % 28 - 1] ?? "");
    const vowel = String.fromCharCode(0x314f + (syllable / 28 | 0) % 21);
    return LEADS[syllable / 588 | 0] + vowel + first + (last === first ? "" : last);
  });
  return [...letters.replace(/[ᄀ-ᄒ]/g, (lead) => LEADS[lead.charCodeAt(0) - 0x1100]!)];
}

/** Whether `letter` is `wanted`, or presses that append nothing make that of it. */
function turns(layout: KeyboardLayout, letter: string, wanted: string | undefined) {
  // What is added on the way is gone through, too.
  const letters = new Set([letter]);
  for (const alone of letters) {
    if (alone === wanted) return true;
    for (const key of layout.keys) {
      const edit = layout.edit(key, alone);
      if (edit?.deleting && /^[^가-힣]$/u.test(edit.inserting)) letters.add(edit.inserting);
    }
  }
  return false;
}
