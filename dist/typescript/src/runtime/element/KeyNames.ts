// Part of Hwalja, under the MIT licence: see LICENSE.

// What screen readers say, in Korean and in English.

import { around } from "../Dom.ts";
import type { KeyboardFace } from "../keyboard/KeyboardFace.ts";

export type Language = "ko" | "en";

/** Names by the roles of keys, and by legends that cannot be said; `keyboard` is that of them all. */
interface RoleNames {
  readonly [role: string]: string;
  readonly next: string;
  readonly keyboard: string;
}

export const ROLE_NAMES: Readonly<Record<Language, RoleNames>> = {
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

/** The names of the actions, by what is printed on Enter. */
const ACTION_NAMES: Readonly<Record<string, string>> = {
  이동: "Go", 검색: "Search", 전송: "Send", "다음 칸": "Next", 완료: "Done",
};

/** What is printed on a slot; a word is translated. */
export function printedOn({ role, legend }: KeyboardFace, language: Language): string {
  if (language === "ko" || !/[가-힣]/.test(legend)) return legend;
  if (role === "enter") return ACTION_NAMES[legend] ?? legend;
  return role === "space" || role === "next" ? "next" : legend;
}

/** The name of a slot: what is printed on it, if that can be said. */
export function nameOf(face: KeyboardFace, language: Language): string {
  const { role, legend } = face;
  const names = ROLE_NAMES[language];
  const isWord = /[가-힣]/.test(legend);
  if (role === "enter" && isWord) return printedOn(face, language);
  if (role === "space" && isWord) return names.next;
  if (role && role !== "page") return names[role] ?? legend;
  const signs = Array.from(legend, (sign) => names[sign]);
  return names[legend] ?? (signs.every(Boolean) ? signs.join(" ") : legend);
}

/**
 * What holding a slot offers; "" for nothing. It is a description, not a part of the name: screen readers say it after
 * the name when they come to the key, or not, as the user has set them, and not each time that the key is pressed.
 */
export function descriptionOf({ role, hold }: KeyboardFace, language: Language): string {
  const isOffered = hold.length > 0 && (role === null || role === "page");
  return !isOffered ? "" : language === "ko" ? `길게 누르면 ${hold.join(" ")}` : `hold for ${hold.join(" ")}`;
}

/** The language of names in `element`: its own, or that of an element around it. */
export function languageOf(element: Element): Language {
  const named = around(element, "[lang]") as HTMLElement | null;
  return /^ko\b/i.test(named?.lang ?? "") ? "ko" : "en";
}
