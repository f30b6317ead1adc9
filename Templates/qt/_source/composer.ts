import { Composer } from "../../typescript/src/runtime/Composer.ts";
import type { KeyboardLayout } from "../../typescript/src/runtime/KeyboardLayout.ts";
import { lookUpIn, type TrieData } from "../../typescript/src/runtime/Trie.ts";

/** What the composer needs of a layout; its keys are numbers here. */
export interface Layout extends TrieData, Pick<KeyboardLayout, "spaceEndsRun"> {}

/** A composer for `layout`, with as little code as a keyboard that has no sessions needs. */
export function composerOf(layout: Layout): Composer {
  const { spaceEndsRun } = layout;
  const lookUp = lookUpIn(layout);
  const edit = (key: number, run: string) => lookUp(run, key);
  return new Composer({ spaceEndsRun, edit, deletion: (run: string) => lookUp(run) } as unknown as KeyboardLayout);
}
