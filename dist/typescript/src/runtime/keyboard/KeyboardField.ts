// Part of Hwalja, under the MIT licence: see LICENSE.

/** The kind of text in a field. Later versions may add kinds. */
export type FieldKind = "letters" | "number" | "phone" | "email" | "address" | "search";

/** An action of Enter that does not begin a new line. Later versions may add actions. */
export type FieldAction = "go" | "search" | "send" | "next" | "done" | "join" | "route" | "continue" | "emergency";

/** The traits of a field that a keyboard adapts to. */
export interface KeyboardField {
  /** The kind of text in the field. */
  readonly kind: FieldKind;
  /** The places where the field asks for capitals, such as the start of each sentence or of each word. */
  readonly capitals: "none" | "sentences" | "words";
  /** The action of Enter. `none` writes a line feed. */
  readonly action: "none" | FieldAction;
}

/** @internal The legends of Enter. */
export const ACTION_LEGENDS: Readonly<Record<KeyboardField["action"], string>> = {
  none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음 칸", done: "완료", join: "연결", route: "경로",
  continue: "계속", emergency: "긴급통화",
};
