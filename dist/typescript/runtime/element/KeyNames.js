// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/KeyNames.ts; do not edit.
// The names of keys for screen readers, in Korean and in English.
import { closestAcrossShadow } from "../Dom.js";
export const ROLE_NAMES = {
    ko: {
        shift: "시프트", backspace: "지우기", space: "스페이스", enter: "줄 바꿈", next: "다음 글자", language: "한영 전환",
        globe: "다음 키보드", dismiss: "키보드 닫기", keyboard: "한글 키보드", "!#1": "기호", "ㆍ": "아래아",
        ".": "마침표", ",": "쉼표", "?": "물음표", "!": "느낌표",
    },
    en: {
        shift: "Shift", backspace: "Backspace", space: "Space", enter: "Enter", next: "Next character",
        language: "Korean or English", globe: "Next keyboard", dismiss: "Close the keyboard", keyboard: "Korean keyboard",
        "!#1": "Symbols", "ㆍ": "아래아, the dot of vowels", ".": "full stop", ",": "comma", "?": "question mark",
        "!": "exclamation mark",
    },
};
/** The English names of actions, by the legend of the Enter key. */
const ACTION_NAMES = {
    이동: "Go", 검색: "Search", 전송: "Send", "다음 칸": "Next", 완료: "Done",
};
/** Returns the legend of a slot. If it is a word, it is translated. */
export function translatedLegend({ role, legend }, language) {
    if (language === "ko" || !/[가-힣]/.test(legend))
        return legend;
    if (role === "enter")
        return ACTION_NAMES[legend] ?? legend;
    return role === "space" || role === "next" ? "next" : legend;
}
/** Returns the name of a slot for screen readers. It is the legend if a screen reader can speak the legend. */
export function accessibleName(face, language) {
    const { role, legend } = face;
    const names = ROLE_NAMES[language];
    const isWord = /[가-힣]/.test(legend);
    if (role === "enter" && isWord)
        return translatedLegend(face, language);
    if (role === "space" && isWord)
        return names.next;
    if (role && role !== "page")
        return names[role] ?? legend;
    const characters = Array.from(legend, (character) => names[character]);
    return names[legend] ?? (characters.every(Boolean) ? characters.join(" ") : legend);
}
/**
 * Returns a description of the texts that holding a slot offers, or "". Screen readers speak a description after the
 * name when they reach the key, if the user has enabled that. They do not speak it at each press.
 */
export function accessibleDescription({ role, hold }, language) {
    const isOffered = hold.length > 0 && (role === null || role === "page");
    return !isOffered ? "" : language === "ko" ? `길게 누르면 ${hold.join(" ")}` : `hold for ${hold.join(" ")}`;
}
/**
 * Returns the language for names in `element`, which is the language of the element or of its nearest ancestor with a
 * language.
 */
export function languageOf(element) {
    const named = closestAcrossShadow(element, "[lang]");
    return /^ko\b/i.test(named?.lang ?? "") ? "ko" : "en";
}
