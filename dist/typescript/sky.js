// Generated; do not edit. Made by: swift run gen --format typescript --layout sky
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

import { KeyboardLayout } from "./composer.js";

export const sky = /* @__PURE__ */ new KeyboardLayout({
  id: "sky", name: "스카이", latinName: "SKY-II", spaceEndsRun: true, cycleTimeout: 1000,
  keys: [
    { id: "ㄱㅋ", scalar: "ㄱ", code: "1" },
    { id: "ㅣㅡ", scalar: "ㅣ", code: "2" },
    { id: "ㅏㅑ", scalar: "ㅏ", code: "3" },
    { id: "ㄷㅌ", scalar: "ㄷ", code: "4" },
    { id: "ㄴㄹ", scalar: "ㄴ", code: "5" },
    { id: "ㅓㅕ", scalar: "ㅓ", code: "6" },
    { id: "ㅁㅅ", scalar: "ㅁ", code: "7" },
    { id: "ㅂㅍ", scalar: "ㅂ", code: "8" },
    { id: "ㅗㅛ", scalar: "ㅗ", code: "9" },
    { id: "ㅈㅊ", scalar: "ㅈ", code: "*" },
    { id: "ㅇㅎ", scalar: "ㅇ", code: "0" },
    { id: "ㅜㅠ", scalar: "ㅜ", code: "#" },
  ],
  trie: "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
});

