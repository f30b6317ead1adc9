// Generated; do not edit. Made by: swift run gen --format typescript --layout cheonjiin-plus
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./runtime/KeyboardLayout.js";

/** Cheonjiin Plus (천지인 플러스). */
export const cheonjiinPlus = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin-plus", name: "천지인 플러스", latinName: "Cheonjiin Plus",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "인", legend: "ㅣ", scalar: "ㅣ", code: "l"},
    {id: "천", legend: "ㆍ", scalar: "ㆍ", code: "k"},
    {id: "지", legend: "ㅡ", scalar: "ㅡ", code: "m"},
    {id: "ㄱ", code: "r"},
    {id: "ㅋ", code: "z"},
    {id: "ㄴ", code: "s"},
    {id: "ㄹ", code: "f"},
    {id: "ㄷ", code: "e"},
    {id: "ㅌ", code: "x"},
    {id: "ㅂ", code: "q"},
    {id: "ㅍ", code: "v"},
    {id: "ㅅ", code: "t"},
    {id: "ㅎ", code: "g"},
    {id: "ㅈ", code: "w"},
    {id: "ㅊ", code: "c"},
    {id: ".,", scalar: "."},
    {id: "?!", scalar: "?"},
    {id: "ㅇ", code: "d"},
    {id: "ㅁ", code: "a"},
    {id: "ㄲ", code: "R", under: "ㄱ"},
    {id: "ㄸ", code: "E", under: "ㄷ"},
    {id: "ㅃ", code: "Q", under: "ㅂ"},
    {id: "ㅆ", code: "T", under: "ㅅ"},
    {id: "ㅉ", code: "W", under: "ㅈ"},
  ],
  trie:
    "HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A" +
    "B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4" +
    "~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\" +
    "/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n" +
    "1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V" +
    "+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<" +
    "1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k" +
    "1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%" +
    "%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%" +
    "%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%" +
    "%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%" +
    "%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%" +
    "%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q" +
    "5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%" +
    "%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%" +
    "%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0" +
    "%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G" +
    "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1",
});

