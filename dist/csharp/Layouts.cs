// Generated; do not edit. Made by: swift run gen --format csharp
// Hwalja 0.1.0, format 1, MIT licence: see LICENSE.
using System.Collections.Generic;

namespace Hwalja
{
    /// <summary>
    /// The layouts. Each layout is created when it is first used, by a type of its own that nothing else refers to.
    /// Linkers can therefore drop unused layouts, unless the app uses <see cref="All"/> or <see cref="ById"/>.
    /// </summary>
    /// <example>
    /// <code>
    /// var composer = new Composer(Layouts.Cheonjiin);
    /// string text = "";
    /// string[] ids = { "ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ" };
    /// foreach (string id in ids)
    /// {
    ///     text = composer.Press(composer.Layout.FindKey(id)).ApplyTo(text);
    /// }
    /// // text is 않
    /// text = composer.Backspace(BackspaceUnit.Stroke).Value.ApplyTo(text);
    /// // text is 안ㅅ
    /// </code>
    /// </example>
    public static class Layouts
    {
        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[Cheonjiin (천지인)]]>.</summary>
        public static KeyboardLayout Cheonjiin => Holder_Cheonjiin.Layout;

        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[Cheonjiin Plus (천지인 플러스)]]>.</summary>
        public static KeyboardLayout CheonjiinPlus => Holder_CheonjiinPlus.Layout;

        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[Naratgeul (나랏글)]]>.</summary>
        public static KeyboardLayout Naratgeul => Holder_Naratgeul.Layout;

        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[SKY-II (스카이)]]>.</summary>
        public static KeyboardLayout Sky => Holder_Sky.Layout;

        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[Dubeolsik (두벌식)]]>.</summary>
        public static KeyboardLayout Dubeolsik => Holder_Dubeolsik.Layout;

        // The name of a layout may contain any character, but not the end of CDATA.
        /// <summary>Gets <![CDATA[Danmoeum (단모음)]]>.</summary>
        public static KeyboardLayout Danmoeum => Holder_Danmoeum.Layout;

        /// <summary>Gets all layouts, in the order of a settings screen.</summary>
        public static IReadOnlyList<KeyboardLayout> All => Holder_All.Layouts;

        /// <summary>
        /// Returns the layout with this <see cref="KeyboardLayout.Id"/>, or null if there is no such layout.
        /// </summary>
        public static KeyboardLayout ById(string id)
        {
            switch (id)
            {
                case "cheonjiin": return Cheonjiin;
                case "cheonjiin-plus": return CheonjiinPlus;
                case "naratgeul": return Naratgeul;
                case "sky": return Sky;
                case "dubeolsik": return Dubeolsik;
                case "danmoeum": return Danmoeum;
                default: return null;
            }
        }

        private static class Holder_All
        {
            internal static readonly IReadOnlyList<KeyboardLayout> Layouts = global::System.Array.AsReadOnly(new[]
            {
                Cheonjiin, CheonjiinPlus, Naratgeul, Sky, Dubeolsik, Danmoeum,
            });
        }

        private static class Holder_Cheonjiin
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "cheonjiin", "천지인", "Cheonjiin", true, 1000,
                new[]
                {
                    new Key(0, "인", "ㅣ", scalar: "ㅣ", code: "1"),
                    new Key(1, "천", "ㆍ", scalar: "ㆍ", code: "2"),
                    new Key(2, "지", "ㅡ", scalar: "ㅡ", code: "3"),
                    new Key(3, "ㄱㅋ", "ㄱㅋ", scalar: "ㄱ", code: "4"),
                    new Key(4, "ㄴㄹ", "ㄴㄹ", scalar: "ㄴ", code: "5"),
                    new Key(5, "ㄷㅌ", "ㄷㅌ", scalar: "ㄷ", code: "6"),
                    new Key(6, "ㅂㅍ", "ㅂㅍ", scalar: "ㅂ", code: "7"),
                    new Key(7, "ㅅㅎ", "ㅅㅎ", scalar: "ㅅ", code: "8"),
                    new Key(8, "ㅈㅊ", "ㅈㅊ", scalar: "ㅈ", code: "9"),
                    new Key(9, ".,?!", ".,?!", scalar: "."),
                    new Key(10, "ㅇㅁ", "ㅇㅁ", scalar: "ㅇ", code: "0"),
                },
                new Trie(
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
                    "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"));
        }

        private static class Holder_CheonjiinPlus
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "cheonjiin-plus", "천지인 플러스", "Cheonjiin Plus", false, 1000,
                new[]
                {
                    new Key(0, "인", "ㅣ", scalar: "ㅣ", code: "l"),
                    new Key(1, "천", "ㆍ", scalar: "ㆍ", code: "k"),
                    new Key(2, "지", "ㅡ", scalar: "ㅡ", code: "m"),
                    new Key(3, "ㄱ", "ㄱ", scalar: "ㄱ", code: "r"),
                    new Key(4, "ㅋ", "ㅋ", scalar: "ㅋ", code: "z"),
                    new Key(5, "ㄴ", "ㄴ", scalar: "ㄴ", code: "s"),
                    new Key(6, "ㄹ", "ㄹ", scalar: "ㄹ", code: "f"),
                    new Key(7, "ㄷ", "ㄷ", scalar: "ㄷ", code: "e"),
                    new Key(8, "ㅌ", "ㅌ", scalar: "ㅌ", code: "x"),
                    new Key(9, "ㅂ", "ㅂ", scalar: "ㅂ", code: "q"),
                    new Key(10, "ㅍ", "ㅍ", scalar: "ㅍ", code: "v"),
                    new Key(11, "ㅅ", "ㅅ", scalar: "ㅅ", code: "t"),
                    new Key(12, "ㅎ", "ㅎ", scalar: "ㅎ", code: "g"),
                    new Key(13, "ㅈ", "ㅈ", scalar: "ㅈ", code: "w"),
                    new Key(14, "ㅊ", "ㅊ", scalar: "ㅊ", code: "c"),
                    new Key(15, ".,", ".,", scalar: "."),
                    new Key(16, "?!", "?!", scalar: "?"),
                    new Key(17, "ㅇ", "ㅇ", scalar: "ㅇ", code: "d"),
                    new Key(18, "ㅁ", "ㅁ", scalar: "ㅁ", code: "a"),
                    new Key(19, "ㄲ", "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ"),
                    new Key(20, "ㄸ", "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ"),
                    new Key(21, "ㅃ", "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ"),
                    new Key(22, "ㅆ", "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ"),
                    new Key(23, "ㅉ", "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ"),
                },
                new Trie(
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
                    "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1"));
        }

        private static class Holder_Naratgeul
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "naratgeul", "나랏글", "Naratgeul", false, 1000,
                new[]
                {
                    new Key(0, "ㄱ", "ㄱ", scalar: "ㄱ", code: "1"),
                    new Key(1, "ㄴ", "ㄴ", scalar: "ㄴ", code: "2"),
                    new Key(2, "ㅏㅓ", "ㅏㅓ", scalar: "ㅏ", code: "3"),
                    new Key(3, "ㄹ", "ㄹ", scalar: "ㄹ", code: "4"),
                    new Key(4, "ㅁ", "ㅁ", scalar: "ㅁ", code: "5"),
                    new Key(5, "ㅗㅜ", "ㅗㅜ", scalar: "ㅗ", code: "6"),
                    new Key(6, "ㅅ", "ㅅ", scalar: "ㅅ", code: "7"),
                    new Key(7, "ㅇ", "ㅇ", scalar: "ㅇ", code: "8"),
                    new Key(8, "ㅣ", "ㅣ", scalar: "ㅣ", code: "9"),
                    new Key(9, "획추가", "획추가", scalar: "ㆆ", code: "*"),
                    new Key(10, "ㅡ", "ㅡ", scalar: "ㅡ", code: "0"),
                    new Key(11, "쌍자음", "쌍자음", scalar: "ㆀ", code: "#"),
                },
                new Trie(
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
                    "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"));
        }

        private static class Holder_Sky
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "sky", "스카이", "SKY-II", true, 1000,
                new[]
                {
                    new Key(0, "ㄱㅋ", "ㄱㅋ", scalar: "ㄱ", code: "1"),
                    new Key(1, "ㅣㅡ", "ㅣㅡ", scalar: "ㅣ", code: "2"),
                    new Key(2, "ㅏㅑ", "ㅏㅑ", scalar: "ㅏ", code: "3"),
                    new Key(3, "ㄷㅌ", "ㄷㅌ", scalar: "ㄷ", code: "4"),
                    new Key(4, "ㄴㄹ", "ㄴㄹ", scalar: "ㄴ", code: "5"),
                    new Key(5, "ㅓㅕ", "ㅓㅕ", scalar: "ㅓ", code: "6"),
                    new Key(6, "ㅁㅅ", "ㅁㅅ", scalar: "ㅁ", code: "7"),
                    new Key(7, "ㅂㅍ", "ㅂㅍ", scalar: "ㅂ", code: "8"),
                    new Key(8, "ㅗㅛ", "ㅗㅛ", scalar: "ㅗ", code: "9"),
                    new Key(9, "ㅈㅊ", "ㅈㅊ", scalar: "ㅈ", code: "*"),
                    new Key(10, "ㅇㅎ", "ㅇㅎ", scalar: "ㅇ", code: "0"),
                    new Key(11, "ㅜㅠ", "ㅜㅠ", scalar: "ㅜ", code: "#"),
                },
                new Trie(
                    "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345" +
                    "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(" +
                    ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%" +
                    "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%" +
                    "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+" +
                    "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1" +
                    "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%" +
                    "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%" +
                    "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1" +
                    "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%" +
                    "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8" +
                    "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5" +
                    "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%" +
                    "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%" +
                    "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%" +
                    "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1" +
                    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"));
        }

        private static class Holder_Dubeolsik
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "dubeolsik", "두벌식", "Dubeolsik", false, 1000,
                new[]
                {
                    new Key(0, "ㅂ", "ㅂ", scalar: "ㅂ", code: "q"),
                    new Key(1, "ㅈ", "ㅈ", scalar: "ㅈ", code: "w"),
                    new Key(2, "ㄷ", "ㄷ", scalar: "ㄷ", code: "e"),
                    new Key(3, "ㄱ", "ㄱ", scalar: "ㄱ", code: "r"),
                    new Key(4, "ㅅ", "ㅅ", scalar: "ㅅ", code: "t"),
                    new Key(5, "ㅛ", "ㅛ", scalar: "ㅛ", code: "y"),
                    new Key(6, "ㅕ", "ㅕ", scalar: "ㅕ", code: "u"),
                    new Key(7, "ㅑ", "ㅑ", scalar: "ㅑ", code: "i"),
                    new Key(8, "ㅐ", "ㅐ", scalar: "ㅐ", code: "o"),
                    new Key(9, "ㅔ", "ㅔ", scalar: "ㅔ", code: "p"),
                    new Key(10, "ㅁ", "ㅁ", scalar: "ㅁ", code: "a"),
                    new Key(11, "ㄴ", "ㄴ", scalar: "ㄴ", code: "s"),
                    new Key(12, "ㅇ", "ㅇ", scalar: "ㅇ", code: "d"),
                    new Key(13, "ㄹ", "ㄹ", scalar: "ㄹ", code: "f"),
                    new Key(14, "ㅎ", "ㅎ", scalar: "ㅎ", code: "g"),
                    new Key(15, "ㅗ", "ㅗ", scalar: "ㅗ", code: "h"),
                    new Key(16, "ㅓ", "ㅓ", scalar: "ㅓ", code: "j"),
                    new Key(17, "ㅏ", "ㅏ", scalar: "ㅏ", code: "k"),
                    new Key(18, "ㅣ", "ㅣ", scalar: "ㅣ", code: "l"),
                    new Key(19, "ㅋ", "ㅋ", scalar: "ㅋ", code: "z"),
                    new Key(20, "ㅌ", "ㅌ", scalar: "ㅌ", code: "x"),
                    new Key(21, "ㅊ", "ㅊ", scalar: "ㅊ", code: "c"),
                    new Key(22, "ㅍ", "ㅍ", scalar: "ㅍ", code: "v"),
                    new Key(23, "ㅠ", "ㅠ", scalar: "ㅠ", code: "b"),
                    new Key(24, "ㅜ", "ㅜ", scalar: "ㅜ", code: "n"),
                    new Key(25, "ㅡ", "ㅡ", scalar: "ㅡ", code: "m"),
                    new Key(26, "ㅃ", "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ"),
                    new Key(27, "ㅉ", "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ"),
                    new Key(28, "ㄸ", "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ"),
                    new Key(29, "ㄲ", "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ"),
                    new Key(30, "ㅆ", "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ"),
                    new Key(31, "ㅒ", "ㅒ", scalar: "ㅒ", code: "O", under: "ㅐ"),
                    new Key(32, "ㅖ", "ㅖ", scalar: "ㅖ", code: "P", under: "ㅔ"),
                },
                new Trie(
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
                    "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"));
        }

        private static class Holder_Danmoeum
        {
            internal static readonly KeyboardLayout Layout = new KeyboardLayout(
                "danmoeum", "단모음", "Danmoeum", false, 1000,
                new[]
                {
                    new Key(0, "ㅂ", "ㅂ", scalar: "ㅂ", code: "q"),
                    new Key(1, "ㅈ", "ㅈ", scalar: "ㅈ", code: "w"),
                    new Key(2, "ㄷ", "ㄷ", scalar: "ㄷ", code: "e"),
                    new Key(3, "ㄱ", "ㄱ", scalar: "ㄱ", code: "r"),
                    new Key(4, "ㅅ", "ㅅ", scalar: "ㅅ", code: "t"),
                    new Key(5, "ㅗ", "ㅗ", scalar: "ㅗ", code: "h"),
                    new Key(6, "ㅐ", "ㅐ", scalar: "ㅐ", code: "o"),
                    new Key(7, "ㅔ", "ㅔ", scalar: "ㅔ", code: "p"),
                    new Key(8, "ㅁ", "ㅁ", scalar: "ㅁ", code: "a"),
                    new Key(9, "ㄴ", "ㄴ", scalar: "ㄴ", code: "s"),
                    new Key(10, "ㅇ", "ㅇ", scalar: "ㅇ", code: "d"),
                    new Key(11, "ㄹ", "ㄹ", scalar: "ㄹ", code: "f"),
                    new Key(12, "ㅎ", "ㅎ", scalar: "ㅎ", code: "g"),
                    new Key(13, "ㅓ", "ㅓ", scalar: "ㅓ", code: "j"),
                    new Key(14, "ㅏ", "ㅏ", scalar: "ㅏ", code: "k"),
                    new Key(15, "ㅣ", "ㅣ", scalar: "ㅣ", code: "l"),
                    new Key(16, "ㅋ", "ㅋ", scalar: "ㅋ", code: "z"),
                    new Key(17, "ㅌ", "ㅌ", scalar: "ㅌ", code: "x"),
                    new Key(18, "ㅊ", "ㅊ", scalar: "ㅊ", code: "c"),
                    new Key(19, "ㅍ", "ㅍ", scalar: "ㅍ", code: "v"),
                    new Key(20, "ㅜ", "ㅜ", scalar: "ㅜ", code: "n"),
                    new Key(21, "ㅡ", "ㅡ", scalar: "ㅡ", code: "m"),
                },
                new Trie(
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
                    "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"));
        }
    }
}
