// Compiled from _source/runtime/Completions.ts; do not edit.
import { withoutScalar } from "./Text.js";
import { LAST_CONSONANTS } from "./TrieFormat.js";
/**
 * Whether presses without backspace can turn the run of a composer or a session into `word` or its beginning. The
 * letters of the run have to be the first letters of `word`, but presses may still change the last one.
 *
 * 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If
 * the word began before the run, ask about the rest of it.
 */
export function canBecome({ layout, composing }, word) {
    const typed = lettersOf(composing);
    const wanted = lettersOf(word);
    const rest = withoutScalar(typed);
    if (!wanted.startsWith(rest))
        return false;
    return typed === "" || turns(layout, typed.slice(rest.length), wanted.slice(rest.length));
}
const LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
// The first consonant of each tail, from tail 1 on.
const FIRST_CONSONANTS = "ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
/** The letters of `text`: of syllables, and of leads before a dot. Any other character is a letter itself. */
function lettersOf(text) {
    let letters = "";
    for (const character of text) {
        const scalar = character.charCodeAt(0);
        const syllable = scalar - 0xac00;
        if (syllable < 0 || syllable >= 11172) {
            letters += LEADS[scalar - 0x1100] ?? character;
            continue;
        }
        letters += LEADS[syllable / 588 | 0] + String.fromCharCode(0x314f + (syllable / 28 | 0) % 21);
        const [first, last] = [FIRST_CONSONANTS[syllable % 28 - 1] ?? "", LAST_CONSONANTS[syllable % 28 - 1]];
        letters += last === first ? first : first + (last ?? "");
    }
    return letters;
}
/** Whether `wanted` begins with `letter`, or with what presses that append nothing turn it into. */
function turns(layout, letter, wanted) {
    // The loop also goes through what is added on the way.
    const letters = new Set([letter]);
    for (const alone of letters) {
        if (wanted.startsWith(alone))
            return true;
        for (const key of layout.keys) {
            const edit = layout.edit(key, alone);
            if (edit?.deleting && /^[^가-힣]$/u.test(edit.inserting))
                letters.add(edit.inserting);
        }
    }
    return false;
}
