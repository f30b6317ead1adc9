// Generated; do not edit. Made by: swift run gen --format typescript --layout naratgeul
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

import { KeyboardLayout } from "./runtime/KeyboardLayout.ts";

/** Naratgeul (나랏글). */
export const naratgeul: KeyboardLayout = /* @__PURE__ */ new KeyboardLayout({
  id: "naratgeul", name: "나랏글", latinName: "Naratgeul",
  spaceEndsRun: false, cycleTimeout: 1000,
  keys: [
    {id: "ㄱ", code: "1"},
    {id: "ㄴ", code: "2"},
    {id: "ㅏㅓ", scalar: "ㅏ", code: "3"},
    {id: "ㄹ", code: "4"},
    {id: "ㅁ", code: "5"},
    {id: "ㅗㅜ", scalar: "ㅗ", code: "6"},
    {id: "ㅅ", code: "7"},
    {id: "ㅇ", code: "8"},
    {id: "ㅣ", code: "9"},
    {id: "획추가", scalar: "ㆆ", code: "*"},
    {id: "ㅡ", code: "0"},
    {id: "쌍자음", scalar: "ㆀ", code: "#"},
  ],
  trie:
    "HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
    "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)" +
    "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%" +
    "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4" +
    "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%" +
    "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%" +
    "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1" +
    "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%" +
    "A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%" +
    "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%" +
    "i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&" +
    "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%" +
    "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%" +
    "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

