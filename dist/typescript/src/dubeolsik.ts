// Generated; do not edit. Made by: swift run gen --format typescript --layout dubeolsik
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./runtime/KeyboardLayout.ts";

/** Dubeolsik (두벌식). */
export const dubeolsik: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅛ", code: "y"},
    {id: "ㅕ", code: "u"},
    {id: "ㅑ", code: "i"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅗ", code: "h"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅠ", code: "b"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
    {id: "ㅃ", code: "Q", under: "ㅂ"},
    {id: "ㅉ", code: "W", under: "ㅈ"},
    {id: "ㄸ", code: "E", under: "ㄷ"},
    {id: "ㄲ", code: "R", under: "ㄱ"},
    {id: "ㅆ", code: "T", under: "ㅅ"},
    {id: "ㅒ", code: "O", under: "ㅐ"},
    {id: "ㅖ", code: "P", under: "ㅔ"},
  ],
  trie:
    "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*" +
    "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+" +
    "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)" +
    "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)" +
    ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%" +
    "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?" +
    ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&" +
    "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1" +
    "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%" +
    "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

