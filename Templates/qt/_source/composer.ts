import { Composer } from "../../typescript/src/runtime/Composer.ts";
import type { KeyboardLayout } from "../../typescript/src/runtime/KeyboardLayout.ts";
import { lookUpIn, type TrieData } from "../../typescript/src/runtime/Trie.ts";

/** The part of a layout that the composer needs. In this module, a key is the number of the key. */
export interface Layout extends TrieData, Pick<KeyboardLayout, "spaceEndsRun"> {}

/** Returns a composer for `layout`. This module contains no sessions, because the input method replaces them. */
export function composerOf(layout: Layout): Composer {
  const { spaceEndsRun } = layout;
  const lookUp = lookUpIn(layout);
  const edit = (key: number, run: string) => lookUp(run, key);
  return new Composer({ spaceEndsRun, edit, deletion: (run: string) => lookUp(run) } as unknown as KeyboardLayout);
}
