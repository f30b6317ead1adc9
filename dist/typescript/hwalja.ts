// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

/**
 * Turns key presses into edits, and remembers where the composing run began: after `commit()` nothing
 * before the cursor changes any more.
 *
 * @example
 * ```ts
 * import { Composer, cheonjiin } from "hwalja";
 *
 * const composer = new Composer(cheonjiin);
 * let text = "";
 * for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) {
 *   const { deleting, inserting } = composer.press(cheonjiin.key(id));
 *   text = text.slice(0, text.length - deleting) + inserting;
 * }
 * console.assert(text === "안");
 * ```
 */
export class Composer {
  /** The layout whose keys are pressed. */
  readonly layout: KeyboardLayout;

  private run = "";
  // What was done to the run since its last syllable began, and what the run was before.
  private strokes: { edit: Edit; before: string }[] = [];

  /** A composer with nothing typed. */
  constructor(layout: KeyboardLayout) {
    this.layout = layout;
  }

  /** The text of the run, all of which can still change. */
  get composing() : string {
    return this.run;
  }

  /** Presses `key`; no key, or one of another layout, does nothing. */
  press(key: Key | null | undefined) : Edit {
    const before = this.run;
    const edit = this.layout.edit(key, before);
    if (!edit) return { deleting: 0, inserting: "" };
    this.replace(edit.deleting, edit.inserting);
    this.strokes.push({ edit, before });
    this.forgetEarlierSyllables();
    return edit;
  }

  /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
  commit() : void {
    this.run = "";
    this.strokes = [];
  }

  /** Ends the run or, if there is none, writes a space. */
  space() : Edit {
    const inserting = this.run ? "" : " ";
    this.commit();
    return { deleting: 0, inserting };
  }

  /**
   * Takes back the last `step` of the run.
   *
   * @returns null if nothing is composed; delete as usual then.
   */
  backspace(step: Step = "jamo") : Edit | null {
    if (!this.run) return null;
    if (step === "stroke") {
      const stroke = this.strokes.pop();
      if (!stroke) return this.replace(this.lastUnit(), "");
      const { edit, before } = stroke;
      return this.replace(edit.inserting.length, before.slice(before.length - edit.deleting));
    }
    this.strokes = [];
    const edit = this.layout.deletion(this.run);
    return this.replace(edit?.deleting ?? width(codePoint(this.run)), edit?.inserting ?? "");
  }

  private replace(deleting: number, inserting: string) : Edit {
    this.run = this.run.slice(0, this.run.length - deleting) + inserting;
    return { deleting, inserting };
  }

  // How long the last syllable, pending form or letter of the run is, in UTF-16 code units.
  private lastUnit() {
    const last = codePoint(this.run);
    const before = codePoint(this.run, this.run.length - width(last));
    const isDot = last === 0x119e || last === 0x11a2 || last === 0x318d;
    const isLead = before >= 0x1100 && before < 0x1113 || before >= 0x3131 && before < 0x314f;
    return width(last) + (isDot && isLead ? 1 : 0);
  }

  // Forgets the strokes before the first of the last syllable.
  private forgetEarlierSyllables() {
    const start = this.run.length - this.lastUnit();
    const last = codePoint(this.run, start);
    for (let index = this.strokes.length - 1; index > 0; index--) {
      const before = this.strokes[index]!.before;
      if (before.length !== start || codePoint(before) !== last) continue;
      this.strokes.splice(0, index);
      return;
    }
  }
}

/** What a key press does to a text field: delete, then insert. */
export interface Edit {
  /** How many UTF-16 code units before the cursor to delete: what `setRangeText` counts in. */
  readonly deleting: number;
  /** What to insert then. */
  readonly inserting: string;
}

/**
 * What one press of backspace takes away: the last jamo; or the last key press, back to where the last
 * syllable began, and before that whole syllables.
 */
export type Step = "jamo" | "stroke";

/** A key of a layout, and what is needed to draw it. */
export interface Key {
  /** The name of the key, unique in its layout. */
  readonly id: string;
  /** What is printed on it. */
  readonly legend: string;
  /** What holding it down types, or null. */
  readonly longPress: string | null;
  /** Its row on the keypad, 0 at the top. */
  readonly row: number;
  /** Its place in the row, 0 at the left. */
  readonly column: number;
  /** Whether it needs shift; it lies under the key in the same place. */
  readonly isShifted: boolean;
  /** Its place in {@link KeyboardLayout.keys}. */
  readonly index: number;
}

/**
 * A place on a drawn keypad: a key of the layout; what deletes; what ends the line; what ends the run,
 * then writes a space; what uncovers the shifted keys; or nothing.
 */
export type Slot = Key | "backspace" | "enter" | "space" | "shift" | "gap";

const marks = "⌫⏎␣⇧□";
const marked: readonly Slot[] = ["backspace", "enter", "space", "shift", "gap"];

/** A keyboard layout: its keys, and what each does to the text before the cursor. */
export class KeyboardLayout {
  /** The layout's name in file names. */
  readonly id: string;
  /** Its name in Korean. */
  readonly name: string;
  /** The keypad, row by row. */
  readonly rows: readonly (readonly Slot[])[];
  /** The keys that type, in keypad order, those that need shift last. */
  readonly keys: readonly Key[];

  private readonly trie: Trie;

  /**
   * A layout of one's own; those of this file are there ready-made.
   *
   * @param keypad A line a row, each of slots between spaces: a mark (⌫ ⏎ ␣ ⇧, □ for a gap), or a
   *   key's id, legend if another, long press and the id of the key it lies under, set apart by tabs.
   * @param trie The text of a trie file. It is trusted: only its beginning is checked.
   * @throws RangeError if `trie` is no trie, or one of a later version.
   */
  constructor(
    id: string, name: string,
    keypad: string, trie: string,
  ) {
    const rows: Slot[][] = [];
    const keys: Key[] = [];
    for (const line of keypad.split("\n")) {
      const row: Slot[] = [];
      for (const text of line.split(" ").filter(Boolean)) {
        const mark = marked[marks.indexOf(text)];
        const [id = "", legend, longPress, under] = text.split("\t");
        const above = keys.find((key) => key.id === under);
        const key = {
          id,
          legend: legend || id,
          longPress: longPress || null,
          row: above?.row ?? rows.length,
          column: above?.column ?? row.length,
          isShifted: above !== undefined,
          index: keys.length,
        };
        if (!mark) keys.push(key);
        if (!above) row.push(mark ?? key);
      }
      if (row.length > 0) rows.push(row);
    }
    this.id = id;
    this.name = name;
    this.rows = rows;
    this.keys = keys;
    this.trie = new Trie(trie);
  }

  /** The key named `id`, or null if the layout has none of that name. */
  key(id: string) : Key | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }

  /**
   * What pressing `key` does with `before`, the text before the cursor: the raw look-up, which knows
   * no run. Only the last two code points count.
   *
   * @returns null if the key does nothing here, or is not one of this layout's.
   */
  edit(key: Key | null | undefined, before: string | null) : Edit | null {
    if (!key || this.keys[key.index]?.id !== key.id) return null;
    return this.trie.edit(key.index, before ?? "");
  }

  /**
   * What removes the last jamo of `before`, the text before the cursor.
   *
   * @returns null if no composing run can end so; delete one character then.
   */
  deletion(before: string | null) : Edit | null {
    return this.trie.edit(this.keys.length, before ?? "");
  }
}

// Where each kind of cell begins; 0 says nothing.
const TAIL = 1;
const PUSH = 29;
const CARRY = 561;
const VOWEL = 1093;
const BARE_LEAD = 1114;
const APPENDED = 1115;
const NOTHING = 1116;
const LETTER = 1117;
const BEFORE = 1206;

/** How many digits a key's record has. */
const KEY_SIZE = 10;
/** The index of a lead without a vowel, before the last code point. */
const LEAD_INDEX = 28;
/** The letter of a key that appends none; the lead of what has none. */
const NONE = 89;
/** A letter that follows the conjoining lead, U+1100…. */
const CONJOINING = 21;

/**
 * A layout's transitions, digits of base 90 written as the characters from % to ~ and read in place: a
 * look-up reads three cells at most, and allocates nothing but the edit.
 */
class Trie {
  private readonly digits: string;
  private readonly letters: number;
  private readonly letterCount: number;
  private readonly keys: number;
  private readonly blocks: number;

  constructor(digits: string) {
    // The magic, the checksum's five digits, the version.
    if (!/^HWJT.{5}&/.test(digits)) throw new RangeError("not a trie of version 1");
    this.digits = digits;
    this.letterCount = this.digit(12);
    this.letters = this.pair(13);
    this.keys = this.pair(15);
    this.blocks = this.pair(17);
  }

  /** What key number `key` does after `text`; the number after the last key's is backspace. */
  edit(key: number, text: string) : Edit | null {
    const record = this.keys + key * KEY_SIZE;
    let scalar = codePoint(text);
    let deleting = width(scalar);
    let cell = this.lastCell(record, scalar);
    if (cell >= BEFORE) {
      const block = this.blocks + 2 * (cell - BEFORE);
      const before = codePoint(text, text.length - deleting);
      const found = this.exception(block, this.beforeIndex(before));
      cell = found > 0 ? found : this.pair(block);
      if (found > 0) {
        scalar = before;
        deleting += 1;
      }
    }
    if (cell > 0) return { deleting, inserting: this.apply(cell, scalar, record) };
    const appended = this.digit(record);
    return appended === NONE ? null : { deleting: 0, inserting: this.letter(appended) };
  }

  /** The cell for the last code point, 0 if there is none. */
  private lastCell(record: number, last: number) {
    if (isSyllable(last)) {
      const tail = (last - 0xac00) % 28;
      if (tail > 0) return this.cell(record + 2, tail);
      return this.cell(record + 4, Math.trunc((last - 0xac00) / 28) % 21);
    }
    if (last >= 0x314f && last < 0x3164) return this.cell(record + 8, last - 0x314f);
    if (last >= 0x3131 && this.lead(last) < 19) return this.cell(record + 6, this.lead(last));
    for (let index = 0; index < this.letterCount; index++) {
      if (this.scalar(40 + index) === last) return this.cell(record + 8, 21 + index);
    }
    return 0;
  }

  /** The cell at `index` of the block that `pointer` names, or the block's own outside its range. */
  private cell(pointer: number, index: number) {
    const block = this.pair(pointer);
    const found = this.exception(block, index);
    return found < 0 ? this.pair(block) : found;
  }

  /** The cell at `index` of `block`, negative outside its range. */
  private exception(block: number, index: number) {
    const offset = index - this.digit(block + 2);
    return offset >= 0 && offset < this.digit(block + 3) ? this.pair(block + 4 + 2 * offset) : -1;
  }

  /** The index of the code point before the last: its tail, or that of a bare lead. */
  private beforeIndex(before: number) {
    if (isSyllable(before)) return (before - 0xac00) % 28;
    return this.lead(before) < 19 ? LEAD_INDEX : -1;
  }

  private apply(cell: number, scalar: number, record: number) {
    if (cell < PUSH) return withTail(cell - TAIL, scalar);
    if (cell < CARRY) {
      const pair = cell - PUSH;
      return withTail(Math.trunc(pair / 19), scalar) + this.letter(pair % 19);
    }
    if (cell < VOWEL) {
      const pair = cell - CARRY;
      return withTail(Math.trunc(pair / 19), scalar) + this.appended(pair % 19, record);
    }
    if (cell < BARE_LEAD) return syllable(this.lead(scalar), cell - VOWEL);
    if (cell === BARE_LEAD) return this.letter(this.lead(scalar));
    if (cell === APPENDED) return this.appended(this.lead(scalar), record);
    if (cell === NOTHING) return "";
    return this.letter(cell - LETTER);
  }

  /** What the key appends, on a lead: a syllable, or the lead and a pending dot. */
  private appended(lead: number, record: number) {
    const vowel = this.digit(record + 1);
    if (vowel < 21) return syllable(lead, vowel);
    const written = vowel === CONJOINING ? String.fromCharCode(0x1100 + lead) : this.letter(lead);
    return written + this.letter(this.digit(record));
  }

  /** The lead of a syllable, a pending form or a lone consonant; NONE of anything else. */
  private lead(scalar: number) {
    if (isSyllable(scalar)) return Math.trunc((scalar - 0xac00) / 588);
    if (scalar >= 0x1100 && scalar < 0x1113) return scalar - 0x1100;
    if (scalar < 0x3131 || scalar >= 0x314f) return NONE;
    return this.digit(this.letters + 3 * this.letterCount + 19 + scalar - 0x3131);
  }

  /** The code point of a letter by its number: 19 consonants, 21 vowels, then the trie's own. */
  private scalar(number: number) {
    if (number < 19) return 0x3131 + this.digit(this.letters + 3 * this.letterCount + number);
    if (number < 40) return 0x314f + number - 19;
    const offset = this.letters + 3 * (number - 40);
    return this.pair(offset) + this.digit(offset + 2) * 8100;
  }

  private letter(number: number) {
    return String.fromCodePoint(this.scalar(number));
  }

  private digit(offset: number) {
    return this.digits.charCodeAt(offset) - 0x25;
  }

  /** A number of two digits, the lower first. */
  private pair(offset: number) {
    return this.digit(offset) + this.digit(offset + 1) * 90;
  }
}

/** The code point of `text` that ends at `end`, 0 if there is none; a lone surrogate is its own. */
function codePoint(text: string, end = text.length) {
  if (end < 1) return 0;
  const unit = text.charCodeAt(end - 1);
  if (unit < 0xdc00 || unit > 0xdfff || end < 2) return unit;
  const pair = text.codePointAt(end - 2) ?? unit;
  return pair > 0xffff ? pair : unit;
}

/** How many UTF-16 code units `scalar` takes; 0 for none. */
function width(scalar: number) {
  return scalar > 0xffff ? 2 : scalar > 0 ? 1 : 0;
}

function isSyllable(scalar: number) {
  return scalar >= 0xac00 && scalar < 0xd7a4;
}

function syllable(lead: number, vowel: number) {
  return String.fromCharCode(0xac00 + (lead * 21 + vowel) * 28);
}

/** The syllable `scalar` with another tail. */
function withTail(tail: number, scalar: number) {
  return String.fromCharCode(scalar - (scalar - 0xac00) % 28 + tail);
}

/** Cheonjiin (천지인). */
export const cheonjiin: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout(
  "cheonjiin", "천지인",
  "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
  "HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1");

/** Naratgeul (나랏글). */
export const naratgeul: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout(
  "naratgeul", "나랏글",
  "ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
  "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** SKY-II (스카이). */
export const sky: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout(
  "sky", "스카이",
  "ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
  "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Dubeolsik (두벌식). */
export const dubeolsik: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout(
  "dubeolsik", "두벌식",
  "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
  "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Danmoeum (단모음). */
export const danmoeum: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout(
  "danmoeum", "단모음",
  "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
  "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1");

/** Every layout. Whoever names it keeps them all in the bundle. */
export const layouts: readonly KeyboardLayout[] = [cheonjiin, naratgeul, sky, dubeolsik, danmoeum, ];
