// Words, and where to tap for them.
import { keysFor, layouts as shown } from "../Editors/words.js";
import { hwalja } from "../Consumers/typescript/support.js";

export const layouts = [...shown, hwalja.cheonjiinCompatibility];

/** Doubled consonants, every compound vowel, every double tail, and syllables that would join where nothing stops them. */
export const words = `
  안녕하세요 한글 괜찮아 여보세요 쌍둥이 연필 과일 이야기 어머니 음악 영화 커피 토마토
  까치 꺾다 떡볶이 똑딱 빵 뻐꾸기 쪽지 찌개 짝짝이 씨앗 썰매 쑥 했다 있습니다
  얘기 걔 쟤 섀시 예의 혜택 폐 왜 돼지 꽤 외국 괴물 위기 쉬운 뒤 웨이터 췌장 꿰매다 의자 희망 띄어쓰기
  와인 화가 원숭이 권투 뭐 줘요 야구 얌체 챠트 여덟 켜다 며칠 교육 쇼 우유 뉴스 쥬스 무늬
  넋 앉다 많은 않다 닭고기 읽었다 흙 늙다 삶 닮다 넓다 떫다 외곬 핥다 읊조리다 뚫다 잃다 값 없음
  학교 각각 국가 간난 안내 만남 밤마다 답답하다 집중 잊지 웃음 옷소매 입법 곱빼기 깊이 높다 부엌 밭 같이
  좋다 탁구 떡국 아이 오이 이에 애인 에이 야유 여유 유유 요요 이익 알림 달래 뷁`.split(/\s+/).filter(Boolean);

/**
 * The taps for `text` on `layout` whose keys are where `board` says. Where the next syllable would join, the space key
 * ends the run; or writes a space where it always does that, which then goes again.
 */
export function taps(layout, text, board) {
  const place = (name) => {
    if (!board[name]) throw new Error(`${layout.id} has no ${name} among ${Object.keys(board).join(" ")}`);
    return board[name];
  };
  let isRun = false;
  return keysFor(layout.id.endsWith("-compatibility") ? layouts[0] : layout, text).flatMap((token, index, tokens) => {
    const key = layout.key(token);
    if (key) {
      isRun = true;
      const under = key.isShifted ? layout.keys.find((other) => !other.isShifted && other.row === key.row && other.column === key.column) : key;
      return key.isShifted ? [place("shift"), place(under.legend)] : [place(key.legend)];
    }
    const wasRun = isRun;
    isRun = false;
    if (token === "␣") return [place("space")];
    if (token !== "_") throw new Error(`no taps for ${token}`);
    if (layout.spaceEndsRun) return wasRun ? [place("space")] : [];
    return tokens[index + 1] === "␣" ? [] : [place("space"), place("backspace")];
  });
}
