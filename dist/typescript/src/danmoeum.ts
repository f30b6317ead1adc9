// Generated; do not edit. Made by: swift run gen --format typescript --layout danmoeum
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./runtime/KeyboardLayout.ts";

/** Danmoeum (단모음). */
export const danmoeum: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "danmoeum", name: "단모음", latinName: "Danmoeum",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㅂ", code: "q"},
    {id: "ㅈ", code: "w"},
    {id: "ㄷ", code: "e"},
    {id: "ㄱ", code: "r"},
    {id: "ㅅ", code: "t"},
    {id: "ㅗ", code: "h"},
    {id: "ㅐ", code: "o"},
    {id: "ㅔ", code: "p"},
    {id: "ㅁ", code: "a"},
    {id: "ㄴ", code: "s"},
    {id: "ㅇ", code: "d"},
    {id: "ㄹ", code: "f"},
    {id: "ㅎ", code: "g"},
    {id: "ㅓ", code: "j"},
    {id: "ㅏ", code: "k"},
    {id: "ㅣ", code: "l"},
    {id: "ㅋ", code: "z"},
    {id: "ㅌ", code: "x"},
    {id: "ㅊ", code: "c"},
    {id: "ㅍ", code: "v"},
    {id: "ㅜ", code: "n"},
    {id: "ㅡ", code: "m"},
  ],
  trie:
    "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0" +
    "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D" +
    "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:" +
    "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|" +
    ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%" +
    "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%" +
    "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;" +
    "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5" +
    "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%" +
    "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%" +
    "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65" +
    "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>" +
    "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&" +
    "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

