// A keyboard of few slots that has something of each kind. Of every page the second row is the same.
import { hwalja } from "./support.js";
import { Phone } from "./keyboards.js";

const { dubeolsik, cheonjiin } = hwalja;
const key = (id) => dubeolsik.key(id).index;

const page = (id, kind, hasCapitals, fields, first, opens) => ({
  id, legend: id, kind, hasCapitals, fields, rows: [first, [
    { role: "shift", width: 1.5 }, { page: opens }, { role: "language" }, { role: "globe", width: 0.5 },
    { role: "space", width: 3.5 }, { role: "backspace" }, { role: "enter" }, { role: "dismiss" }, { role: "next" },
  ]],
});

/** ㄱ ㅏ ㄴ and a gap; a e . (); ' 1 + and the digits; 1 and |. */
export const pages = {
  id: "few", name: "몇", latinName: "Few", layout: dubeolsik,
  pages: [
    page("ko", "letters", false, [], [
      key("ㄱ"), key("ㅏ"), { key: key("ㄴ"), hold: ["[", "]"], flicks: { up: "^", left: key("ㅁ") } }, { role: "gap" },
    ], "symbols"),
    page("latin", "letters", true, ["email", "address"], [
      "a", { text: "e", hold: ["é", "è"] }, { text: ".", email: "@", address: "/", shifted: "!" }, "(|)",
    ], "symbols"),
    page("symbols", "symbols", false, [], [
      "'", "1", { text: "+", hold: ["±"], flicks: { right: "→" } }, { page: "digits", legend: "0-9" },
    ], ""),
    page("digits", "digits", false, ["number"], ["1", "|", { text: "*", hold: [key("ㄲ")] }, "2"], ""),
  ],
};

/** The same over a layout whose space ends the run: ㅇㅁ 인 천 ㄴㄹ. */
export const keypad = {
  ...pages, layout: cheonjiin, pages: [
    page("ko", "letters", false, [], ["ㅇㅁ", "인", "천", "ㄴㄹ"].map((id) => cheonjiin.key(id).index), "symbols"),
    ...pages.pages.slice(1),
  ],
};

/** A telephone on which `steps` were done. */
export function typed(steps, options = {}) {
  const phone = new Phone(hwalja, options.pages ?? pages, options);
  phone.act(steps);
  return phone;
}

/** A field that asks for sentences, with the Latin letters first. */
export const latin = {
  field: "letters sentences none",
  pages: { ...pages, pages: [pages.pages[1], ...pages.pages.slice(2), pages.pages[0]] },
};
