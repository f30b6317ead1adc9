// Generated; do not edit. Made by: swift run gen --format swift
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

extension KeyboardLayout {
  /// Cheonjiin (천지인).
  public static let cheonjiin = KeyboardLayout(
    id: "cheonjiin", name: "천지인", latinName: "Cheonjiin", spaceEndsRun: true,
    cycleTimeout: 1.0,
    keys: [
      Key("인", legend: "ㅣ", scalar: "ㅣ", code: "1"),
      Key("천", legend: "ㆍ", scalar: "ㆍ", code: "2"),
      Key("지", legend: "ㅡ", scalar: "ㅡ", code: "3"),
      Key("ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "4"),
      Key("ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5"),
      Key("ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "6"),
      Key("ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "7"),
      Key("ㅅㅎ", legend: "ㅅㅎ", scalar: "ㅅ", code: "8"),
      Key("ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "9"),
      Key(".,?!", legend: ".,?!", scalar: "."),
      Key("ㅇㅁ", legend: "ㅇㅁ", scalar: "ㅇ", code: "0"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'\
        ~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+\
        }+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1\
        w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71\
        %%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%\
        m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%\
        _1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1\
        %%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%\
        %5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%\
        %%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%\
        %%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%\
        %%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%\
        9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616\
        %%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%\
        %%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1\
        %%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1\
        I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1
        """.utf8)))

  /// Cheonjiin Plus (천지인 플러스).
  public static let cheonjiinPlus = KeyboardLayout(
    id: "cheonjiin-plus", name: "천지인 플러스", latinName: "Cheonjiin Plus", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("인", legend: "ㅣ", scalar: "ㅣ", code: "l"),
      Key("천", legend: "ㆍ", scalar: "ㆍ", code: "k"),
      Key("지", legend: "ㅡ", scalar: "ㅡ", code: "m"),
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r"),
      Key("ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f"),
      Key("ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e"),
      Key("ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x"),
      Key("ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q"),
      Key("ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t"),
      Key("ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g"),
      Key("ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w"),
      Key("ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c"),
      Key(".,", legend: ".,", scalar: "."),
      Key("?!", legend: "?!", scalar: "?"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a"),
      Key("ㄲ", legend: "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ"),
      Key("ㄸ", legend: "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ"),
      Key("ㅃ", legend: "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ"),
      Key("ㅆ", legend: "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ"),
      Key("ㅉ", legend: "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A\
        B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4\
        ~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\\
        /(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n\
        1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V\
        +<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<\
        1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k\
        1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%\
        %%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%\
        %-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%\
        %%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%\
        %%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%\
        %-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q\
        5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%\
        %5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%\
        %%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0\
        %6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G\
        1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1
        """.utf8)))

  /// Naratgeul (나랏글).
  public static let naratgeul = KeyboardLayout(
    id: "naratgeul", name: "나랏글", latinName: "Naratgeul", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "1"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "2"),
      Key("ㅏㅓ", legend: "ㅏㅓ", scalar: "ㅏ", code: "3"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "4"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "5"),
      Key("ㅗㅜ", legend: "ㅗㅜ", scalar: "ㅗ", code: "6"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "7"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "8"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "9"),
      Key("획추가", legend: "획추가", scalar: "ㆆ", code: "*"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "0"),
      Key("쌍자음", legend: "쌍자음", scalar: "ㆀ", code: "#"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./\
        01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)\
        u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%\
        '%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4\
        61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%\
        %%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%\
        %%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1\
        %%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%\
        A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%\
        %%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%\
        i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&\
        %%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%\
        %%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%\
        G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1
        """.utf8)))

  /// SKY-II (스카이).
  public static let sky = KeyboardLayout(
    id: "sky", name: "스카이", latinName: "SKY-II", spaceEndsRun: true,
    cycleTimeout: 1.0,
    keys: [
      Key("ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "1"),
      Key("ㅣㅡ", legend: "ㅣㅡ", scalar: "ㅣ", code: "2"),
      Key("ㅏㅑ", legend: "ㅏㅑ", scalar: "ㅏ", code: "3"),
      Key("ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "4"),
      Key("ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5"),
      Key("ㅓㅕ", legend: "ㅓㅕ", scalar: "ㅓ", code: "6"),
      Key("ㅁㅅ", legend: "ㅁㅅ", scalar: "ㅁ", code: "7"),
      Key("ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "8"),
      Key("ㅗㅛ", legend: "ㅗㅛ", scalar: "ㅗ", code: "9"),
      Key("ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "*"),
      Key("ㅇㅎ", legend: "ㅇㅎ", scalar: "ㅇ", code: "0"),
      Key("ㅜㅠ", legend: "ㅜㅠ", scalar: "ㅜ", code: "#"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345\
        67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(\
        ,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%\
        %%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%\
        %%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+\
        L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1\
        %%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%\
        %%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%\
        %%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1\
        %%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%\
        '):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8\
        1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5\
        %%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%\
        %%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%\
        %%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%\
        H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1\
        G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1
        """.utf8)))

  /// Dubeolsik (두벌식).
  public static let dubeolsik = KeyboardLayout(
    id: "dubeolsik", name: "두벌식", latinName: "Dubeolsik", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q"),
      Key("ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w"),
      Key("ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e"),
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t"),
      Key("ㅛ", legend: "ㅛ", scalar: "ㅛ", code: "y"),
      Key("ㅕ", legend: "ㅕ", scalar: "ㅕ", code: "u"),
      Key("ㅑ", legend: "ㅑ", scalar: "ㅑ", code: "i"),
      Key("ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o"),
      Key("ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f"),
      Key("ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g"),
      Key("ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h"),
      Key("ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j"),
      Key("ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l"),
      Key("ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z"),
      Key("ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x"),
      Key("ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c"),
      Key("ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v"),
      Key("ㅠ", legend: "ㅠ", scalar: "ㅠ", code: "b"),
      Key("ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m"),
      Key("ㅃ", legend: "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ"),
      Key("ㅉ", legend: "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ"),
      Key("ㄸ", legend: "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ"),
      Key("ㄲ", legend: "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ"),
      Key("ㅆ", legend: "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ"),
      Key("ㅒ", legend: "ㅒ", scalar: "ㅒ", code: "O", under: "ㅐ"),
      Key("ㅖ", legend: "ㅖ", scalar: "ㅖ", code: "P", under: "ㅔ"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./\
        01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*\
        k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+\
        k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)\
        k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)\
        )~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%\
        %%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?\
        ;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&\
        A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1\
        %%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%\
        -&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1\
        G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1
        """.utf8)))

  /// Danmoeum (단모음).
  public static let danmoeum = KeyboardLayout(
    id: "danmoeum", name: "단모음", latinName: "Danmoeum", spaceEndsRun: false,
    cycleTimeout: 1.0,
    keys: [
      Key("ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q"),
      Key("ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w"),
      Key("ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e"),
      Key("ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r"),
      Key("ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t"),
      Key("ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h"),
      Key("ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o"),
      Key("ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p"),
      Key("ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a"),
      Key("ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s"),
      Key("ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d"),
      Key("ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f"),
      Key("ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g"),
      Key("ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j"),
      Key("ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k"),
      Key("ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l"),
      Key("ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z"),
      Key("ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x"),
      Key("ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c"),
      Key("ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v"),
      Key("ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n"),
      Key("ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m"),
    ],
    trie: Trie(
      unchecked: Array(
        """
        HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0\
        1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D\
        +:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:\
        +~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|\
        .J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%\
        %%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%\
        %/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;\
        +V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5\
        1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%\
        %%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%\
        %)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65\
        1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>\
        %%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&\
        %7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1
        """.utf8)))

  /// All layouts, in the order of a settings screen.
  public static let all: [KeyboardLayout] = [
    .cheonjiin,
    .cheonjiinPlus,
    .naratgeul,
    .sky,
    .dubeolsik,
    .danmoeum,
  ]
}

// Settings can store this to remember the chosen layout.
extension KeyboardLayout: RawRepresentable {
  /// The id. `-compatibility` follows if the pending dots are in the compatibility style.
  public var rawValue: String { dots == .compatibility ? "\(id)-compatibility" : id }

  /// Creates the layout with this raw value. Returns nil if there is no such layout.
  public init?(rawValue: String) {
    let layouts = KeyboardLayout.all.flatMap { DotStyle.allCases.map($0.writing(dots:)) }
    guard let layout = layouts.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = layout
  }

  /// Creates the layout with this id. Returns nil if there is no such layout.
  public init?(id: String) {
    guard let layout = KeyboardLayout.all.first(where: { $0.id == id }) else { return nil }
    self = layout
  }
}

#if !hasFeature(Embedded)
  extension KeyboardLayout: Codable {}
#endif
