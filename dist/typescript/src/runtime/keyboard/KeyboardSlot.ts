// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Outcome } from "../Outcome.ts";

/** A slot of a page. It has one of `key`, `text`, `page`, `role` and `action`. */
export interface Slot {
  /** The index of a key in {@link KeyboardLayout.keys}; with shift, the slot shows the key under it. */
  readonly key?: number;
  /** A text. If it has two characters or more, it can contain one `|`, where the cursor is placed afterwards. */
  readonly text?: string;
  /** The text with shift, if it is not the capital of `text`. */
  readonly shifted?: string;
  /** The text in fields for e-mail addresses. */
  readonly email?: string;
  /** The text in fields for web addresses. */
  readonly address?: string;
  /** The id of a page to open, or "" to go back to the letters. */
  readonly page?: string;
  /** A role. */
  readonly role?: Role;
  /** An action of the host, with a name of your own. The name is the legend unless the slot has one. */
  readonly action?: string;
  /** The width, in keys; 1 by default. */
  readonly width?: number;
  /** A legend that replaces the usual one. */
  readonly legend?: string;
  /** The offers for holding it. A single offer is typed at once; several open a list. */
  readonly hold?: readonly Offer[];
  /** The offers for flicks. */
  readonly flicks?: Readonly<Partial<Record<Direction, Offer>>>;
}

/** A slot that was pressed or has repeated. */
export interface SlotPress {
  /** The legend that it had. */
  readonly legend: string;
  /** Its role; null if it types. */
  readonly role: Role | "page" | "action" | null;
  /** The outcome of the press. */
  readonly outcome: Outcome;
}

/** A function of a slot other than typing; a gap has no function. Later versions may add roles. */
export type Role = "shift" | "backspace" | "space" | "enter" | "next" | "language" | "globe" | "dismiss" | "gap";

/** A text, or the index of a key in {@link KeyboardLayout.keys}, that holding or flicking a slot types. */
export type Offer = string | number;

/** The direction of a flick. */
export type Direction = "left" | "right" | "up" | "down";

/** @internal The legends of roles. */
export const ROLE_LEGENDS: Readonly<Record<Role, string>> = {
  shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐",
  dismiss: "⌄", gap: "",
};

/** @internal Returns `slot` in full. A page may contain its text or key alone. */
export function slotOf(slot: string | number | Slot): Slot {
  return typeof slot === "string" ? { text: slot } : typeof slot === "number" ? { key: slot } : slot;
}
