// Part of Hwalja, under the MIT licence: see LICENSE.

/** The kind of text in a field. More may come in later versions. */
export type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";

/** What Enter does in a field, other than to begin a line. More may come in later versions. */
export type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";

/** What a field asks of a keyboard. */
export interface KeyboardField {
  /** What kind of text is written in it. */
  readonly kind: FieldKind;
  /** Where it asks for capitals: nowhere, or at the start of each sentence or word. */
  readonly capitals: "none" | "sentences" | "words";
  /** What Enter does in it; `none` writes a line feed. */
  readonly action: "none" | FieldAction;
}

/** @internal What is printed on Enter. */
export const ACTION_LEGENDS: Readonly<Record<KeyboardField["action"], string>> = {
  none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음 칸", done: "완료", join: "연결", route: "경로",
  continue: "계속", emergency: "긴급통화",
};
