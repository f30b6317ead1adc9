// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardField.ts; do not edit.
/** @internal The legends of Enter. */
export const ACTION_LEGENDS = {
    none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음 칸", done: "완료", join: "연결", route: "경로",
    continue: "계속", emergency: "긴급통화",
};
