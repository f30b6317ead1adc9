// Generated; do not edit. Made by: swift run gen --format typescript --layout cheonjiin
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./runtime/KeyboardLayout.ts";

/** Cheonjiin (천지인). */
export const cheonjiin: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "cheonjiin", name: "천지인", latinName: "Cheonjiin",
  spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    {id: "인", legend: "ㅣ", scalar: "ㅣ", code: "1"},
    {id: "천", legend: "ㆍ", scalar: "ㆍ", code: "2"},
    {id: "지", legend: "ㅡ", scalar: "ㅡ", code: "3"},
    {id: "ㄱㅋ", scalar: "ㄱ", code: "4"},
    {id: "ㄴㄹ", scalar: "ㄴ", code: "5"},
    {id: "ㄷㅌ", scalar: "ㄷ", code: "6"},
    {id: "ㅂㅍ", scalar: "ㅂ", code: "7"},
    {id: "ㅅㅎ", scalar: "ㅅ", code: "8"},
    {id: "ㅈㅊ", scalar: "ㅈ", code: "9"},
    {id: ".,?!", scalar: "."},
    {id: "ㅇㅁ", scalar: "ㅇ", code: "0"},
  ],
  trie:
    "HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'" +
    "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+" +
    "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1" +
    "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71" +
    "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%" +
    "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%" +
    "_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1" +
    "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%" +
    "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%" +
    "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%" +
    "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%" +
    "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%" +
    "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616" +
    "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%" +
    "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1" +
    "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1" +
    "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1",
});

