// The rule of the keyboards, written plainly from their tables and from what Unicode says of Hangul: what
// sessions are held against. It shares nothing with the package.
import { join } from "node:path";
import { read, tables } from "./support.js";

const leads = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const vowels = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const tails = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
const clusters = {
  ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};
const clusterOf = Object.fromEntries(Object.entries(clusters).map(([cluster, letters]) => [letters, cluster]));
/** What backspace leaves of a vowel; nothing of the others. */
const shorterVowel = { ㅘ: "ㅗ", ㅙ: "ㅗ", ㅚ: "ㅗ", ㅝ: "ㅜ", ㅞ: "ㅜ", ㅟ: "ㅜ", ㅢ: "ㅡ" };
const conjoiningLead = (lead) => String.fromCharCode(0x1100 + leads.indexOf(lead));

/** The keys of a layout file, as `gen layout` writes it: what each appends and advances, by id. */
export function rules(layout) {
  const { rows, shifted = [] } = JSON.parse(read(join(tables, `${layout.id}.json`)));
  const keys = [...rows.flat(), ...shifted].filter((key) => typeof key === "object");
  return new Map(keys.map(({ id, appends = "", advance = "" }) => {
    const steps = advance.split(" ").filter(Boolean).flatMap((chain) => {
      const letters = chain.split("→");
      return letters.slice(1).map((letter, index) => [letters[index], letter]);
    });
    return [id, { appends, advance: new Map(steps) }];
  }));
}

/** A run as people write it; `dot` and its conjoining form are those of the layout's style. */
export class Writing {
  constructor(isConjoining) {
    this.dots = isConjoining ? { ㆍ: "\u119e", "\u11a2": "\u11a2" } : { ㆍ: "ㆍ", "\u11a2": "\u11a2" };
    this.lead = isConjoining ? conjoiningLead : (lead) => lead;
  }

  /** `letters` as syllables: a consonant joins the tail before it unless a vowel follows. */
  written(letters) {
    let text = "";
    let at = 0;
    const isVowel = (letter) => vowels.includes(letter);
    const isDot = (letter) => letter === "ㆍ" || letter === "\u11a2";
    while (at < letters.length) {
      const letter = letters[at];
      const next = letters[at + 1];
      if (isDot(letter)) {
        text += this.dots[letter];
        at += 1;
      } else if (leads.includes(letter) && isDot(next)) {
        text += this.lead(letter) + this.dots[next];
        at += 2;
      } else if (leads.includes(letter) && isVowel(next)) {
        at += 2;
        const isTail = (index) => tails.includes(letters[index]) && leads.includes(letters[index])
          && !isVowel(letters[index + 1]) && !isDot(letters[index + 1]);
        let tail = "";
        const both = letters[at] + letters[at + 1];
        if (both in clusterOf && isTail(at + 1)) tail = both;
        else if (isTail(at)) tail = letters[at];
        at += tail.length;
        const syllable = (leads.indexOf(letter) * 21 + vowels.indexOf(next)) * 28;
        text += String.fromCharCode(0xac00 + syllable + tails.indexOf(clusterOf[tail] ?? tail));
      } else {
        text += letter;
        at += 1;
      }
    }
    return text;
  }

  /** The letters that `text` is written with. */
  letters(text) {
    return [...text].flatMap((scalar) => {
      const code = scalar.codePointAt(0);
      if (code >= 0xac00 && code < 0xd7a4) {
        const index = code - 0xac00;
        const tail = tails[index % 28];
        return [leads[Math.floor(index / 588)], vowels[Math.floor(index / 28) % 21], ...(clusters[tail] ?? tail)];
      }
      if (code >= 0x1100 && code < 0x1113) return [leads[code - 0x1100]];
      return [scalar === "\u119e" ? "ㆍ" : scalar];
    });
  }

  /** What a key does to `run`: its last letter becomes what the key advances it to, or the key's is appended. */
  pressed(run, { appends, advance }) {
    const scalars = [...run];
    // Where letters stand apart that would be written together, backspace has parted them for good.
    for (let start = Math.max(0, scalars.length - 5); ; start++) {
      const end = scalars.slice(start).join("");
      const letters = this.letters(end);
      if (this.written(letters) !== end) continue;
      const last = letters.at(-1);
      const pressed = advance.has(last) ? [...letters.slice(0, -1), advance.get(last)]
        : appends ? [...letters, appends] : letters;
      return scalars.slice(0, start).join("") + this.written(pressed);
    }
  }

  /** `run` without its last jamo. */
  shortened(run) {
    const scalars = [...run];
    const letters = this.letters(scalars.pop());
    const rest = scalars.join("");
    const last = letters.pop();
    if (letters.length > 1) return rest + this.written(letters);
    const vowel = shorterVowel[last];
    if (vowel) return rest + this.written([...letters, vowel]);
    if (last === "\u11a2") return rest + this.dots.ㆍ;
    const lead = scalars.at(-1) ?? "";
    // The lead of a pending dot stands alone then.
    if (last === "ㆍ" && lead >= "\u1100" && lead < "\u1113") {
      return scalars.slice(0, -1).join("") + leads[lead.charCodeAt(0) - 0x1100];
    }
    return rest + letters.join("");
  }

  /** `run` without its last syllable, pending form or letter. */
  withoutUnit(run) {
    return run.replace(/(?:[\u1100-\u1112ㄱ-ㅎ]?[\u119e\u11a2ㆍ]|.)$/su, "");
  }
}
