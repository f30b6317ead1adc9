// What is typed: words that split and merge syllables, double letters, clusters and dots, and sentences of them.
import { conformance, hwalja, styles, type } from "../Consumers/typescript/support.js";

const { Composer } = hwalja;
export const { layouts } = hwalja;

export const texts = [
  "안녕하세요", "한글", "닭고기 값", "읽었다", "괜찮아", "꽃잎", "왜 쉬운 의자", "여덟", "핥다", "얘기 예의",
  "없음", "까치 빵 떡", "우유 요리", "여보세요", "많은 일", "뷁", "귀여워", "유월의 과일", "쌍둥이", "연필",
  "나는 학교에 갔다.", "아이가 우유를 마셔요.", "값을 깎아 줄게요!", "오늘은 왜 안 와?",
];

const syllables = new Map(styles.map(({ layout, files }) => {
  const lines = conformance(layout, files).filter(([keys, text]) => /^[가-힣]$/.test(text) && !/[_⌫⎌␣…]/.test(keys));
  return [layout.id, new Map(lines.map(([keys, text]) => [text, keys.split(" ")]))];
}));

/** What to press on `layout` for `text`; a run ends only where the next syllable would join. */
export function keysFor(layout, text) {
  const pressed = [];
  let isRun = false;
  for (const character of text) {
    const keys = syllables.get(layout.id).get(character);
    if (!keys) {
      pressed.push("_", character === " " ? "␣" : character);
      isRun = false;
      continue;
    }
    const run = pressed.slice(pressed.lastIndexOf("_") + 1).filter((key) => layout.key(key));
    const before = isRun ? typed(layout, run) : "";
    if (isRun && typed(layout, [...run, ...keys]) !== before + character) pressed.push("_");
    pressed.push(...keys);
    isRun = true;
  }
  return pressed;
}

const typed = (layout, keys) => type(layout, keys.join(" "), new Composer(layout));
