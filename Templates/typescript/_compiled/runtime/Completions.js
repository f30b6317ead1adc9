// Compiled from src/runtime/Completions.ts; do not edit.
import { withoutScalar } from "./Text.js";
import { LAST_CONSONANTS } from "./TrieFormat.js";
/**
 * Returns true if presses without backspace can turn the run of a composer or a session into `word` or its beginning.
 * The letters of the run must be the first letters of `word`, but presses may still change the last one.
 *
 * 간 can become 간다, 가나 and, if a press turns ㄴ into ㄹ, 갈, but not 각 or 가. An empty run can become any word. If the word
 * began before the run, pass only the rest of the word.
 */
export function canBecome({ layout, composing }, word) {
    const typed = lettersOf(composing);
    const rest = withoutScalar(typed);
    // Presses turn the last letter into one letter, which has at most two UTF-16 code units.
    const wanted = lettersOf(word, rest.length + 2);
    if (!wanted.startsWith(rest))
        return false;
    return typed === "" || canTurn(layout, typed.slice(rest.length), wanted.slice(rest.length));
}
const LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
// The first consonant of each tail, starting with tail 1.
const FIRST_CONSONANTS = "ㄱㄲㄱㄴㄴㄴㄷㄹㄹㄹㄹㄹㄹㄹㄹㅁㅂㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
/**
 * Returns the letters of `text`, or at least the first `length` UTF-16 code units of the letters. The limit saves time,
 * because a word may be a long text.
 */
function lettersOf(text, length = Infinity) {
    let letters = "";
    // In NFD, a syllable has one character for each letter.
    for (const [part = ""] of text.matchAll(/.[\u1161-\u1175]?[\u11a8-\u11c2]?/gsu)) {
        if (letters.length >= length)
            break;
        for (const character of part.normalize("NFC"))
            letters += lettersIn(character);
    }
    return letters;
}
/** Returns the letters of a syllable, or of a lead that precedes a dot. Returns any other character unchanged. */
function lettersIn(character) {
    const scalar = character.charCodeAt(0);
    const syllable = scalar - 0xac00;
    if (syllable < 0 || syllable >= 11172)
        return LEADS[scalar - 0x1100] ?? character;
    const open = (LEADS[syllable / 588 | 0] ?? "") + String.fromCharCode(0x314f + (syllable / 28 | 0) % 21);
    const [first, last] = [FIRST_CONSONANTS[syllable % 28 - 1] ?? "", LAST_CONSONANTS[syllable % 28 - 1] ?? ""];
    return open + first + (last === first ? "" : last);
}
/**
 * Returns true if `wanted` begins with `letter`, or with a letter into which presses that append nothing can turn
 * `letter`.
 */
function canTurn(layout, letter, wanted) {
    // The loop also visits letters that are added while it runs.
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
