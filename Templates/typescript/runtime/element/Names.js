// Compiled from _source/runtime/element/Names.ts; do not edit.
// What screen readers say, in Korean and in English.
export const ROLE_NAMES = {
    ko: {
        shift: "시프트", backspace: "지우기", space: "띄어쓰기", enter: "줄 바꿈", next: "다음 글자", language: "한영 전환",
        globe: "다음 자판", dismiss: "자판 닫기", keyboard: "한글 자판",
    },
    en: {
        shift: "Shift", backspace: "Backspace", space: "Space", enter: "Enter", next: "Next character",
        language: "Korean or English", globe: "Next keyboard", dismiss: "Close the keyboard", keyboard: "Korean keyboard",
    },
};
/** The actions of a field by what is printed on its Enter. */
const ACTION_NAMES = {
    이동: "Go", 검색: "Search", 전송: "Send", 다음: "Next", 완료: "Done",
};
/** What is printed on a slot, in English where it is a word. */
export function printedOn({ role, legend }, language) {
    if (language === "ko" || !/[가-힣]/.test(legend))
        return legend;
    if (role === "enter")
        return ACTION_NAMES[legend] ?? legend;
    return role === "space" || role === "next" ? "next" : legend;
}
/** How a slot is called: what is printed on it, if that can be said, and what holding it offers. */
export function nameOf(face, language) {
    const { role, legend, hold } = face;
    const names = ROLE_NAMES[language];
    const isWord = /[가-힣]/.test(legend);
    if (role === "enter" && isWord)
        return printedOn(face, language);
    if (role === "space" && isWord)
        return names["next"] ?? "";
    if (role && role !== "page")
        return names[role] ?? legend;
    const offers = hold.join(" ");
    const name = legend === "ㆍ" ? "아래아" : legend;
    if (!offers)
        return name;
    return language === "ko" ? `${name}, 길게 누르면 ${offers}` : `${name}, hold for ${offers}`;
}
/** The language in which `element` is to be called: its own, or of what it lies in. */
export function languageOf(element) {
    const named = element.closest("[lang]");
    const { host } = element.getRootNode();
    if (!named && host)
        return languageOf(host);
    return /^ko\b/i.test(named?.lang ?? "") ? "ko" : "en";
}
