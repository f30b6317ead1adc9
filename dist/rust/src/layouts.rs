// Generated; do not edit. Made by: swift run gen --format rust
// Hwalja 0.1.0, format 1, MIT licence: see LICENSE.

//! The layouts. Linkers drop the layouts that a program does not use. [`ALL`] and [`by_id`] use all layouts.
//!
//! ```
//! use hwalja::layouts::CHEONJIIN;
//! use hwalja::{BackspaceUnit, Composer};
//!
//! let mut composer = Composer::new(&CHEONJIIN);
//! let mut text = String::new();
//! for id in ["ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ"] {
//!     let edit = composer.press(CHEONJIIN.key(id).unwrap());
//!     for _ in 0..edit.deleting() {
//!         text.pop();
//!     }
//!     text.extend(edit.inserting());
//! }
//! assert_eq!(text, "않");
//!
//! let edit = composer.backspace(BackspaceUnit::Stroke).unwrap();
//! assert_eq!(edit.deleting(), 1);
//! assert_eq!(edit.inserting().iter().collect::<String>(), "안ㅅ");
//! ```

use crate::{Key, KeyboardLayout, Trie};

/// Cheonjiin (천지인).
pub static CHEONJIIN: KeyboardLayout<'static> = {
    const ID: &str = "cheonjiin";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "인", legend: "ㅣ", scalar: "ㅣ", code: "1", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "천", legend: "ㆍ", scalar: "ㆍ", code: "2", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "지", legend: "ㅡ", scalar: "ㅡ", code: "3", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "4", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "6", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "7", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㅅㅎ", legend: "ㅅㅎ", scalar: "ㅅ", code: "8", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "9", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: ".,?!", legend: ".,?!", scalar: ".", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅇㅁ", legend: "ㅇㅁ", scalar: "ㅇ", code: "0", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "천지인",
        latin_name: "Cheonjiin",
        space_ends_run: true,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'",
            "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+",
            "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1",
            "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71",
            "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%",
            "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%",
            "_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1",
            "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%",
            "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%",
            "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%",
            "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%",
            "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%",
            "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616",
            "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%",
            "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1",
            "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1",
            "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1",
        ).as_bytes()),
    }
};

/// Cheonjiin Plus (천지인 플러스).
pub static CHEONJIIN_PLUS: KeyboardLayout<'static> = {
    const ID: &str = "cheonjiin-plus";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "인", legend: "ㅣ", scalar: "ㅣ", code: "l", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "천", legend: "ㆍ", scalar: "ㆍ", code: "k", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "지", legend: "ㅡ", scalar: "ㅡ", code: "m", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: "ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v", ..Key::NAMELESS },
        Key { layout: ID, number: 11, id: "ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t", ..Key::NAMELESS },
        Key { layout: ID, number: 12, id: "ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g", ..Key::NAMELESS },
        Key { layout: ID, number: 13, id: "ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w", ..Key::NAMELESS },
        Key { layout: ID, number: 14, id: "ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c", ..Key::NAMELESS },
        Key { layout: ID, number: 15, id: ".,", legend: ".,", scalar: ".", ..Key::NAMELESS },
        Key { layout: ID, number: 16, id: "?!", legend: "?!", scalar: "?", ..Key::NAMELESS },
        Key { layout: ID, number: 17, id: "ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d", ..Key::NAMELESS },
        Key { layout: ID, number: 18, id: "ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a", ..Key::NAMELESS },
        Key { layout: ID, number: 19, id: "ㄲ", legend: "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ", ..Key::NAMELESS },
        Key { layout: ID, number: 20, id: "ㄸ", legend: "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ", ..Key::NAMELESS },
        Key { layout: ID, number: 21, id: "ㅃ", legend: "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ", ..Key::NAMELESS },
        Key { layout: ID, number: 22, id: "ㅆ", legend: "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ", ..Key::NAMELESS },
        Key { layout: ID, number: 23, id: "ㅉ", legend: "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "천지인 플러스",
        latin_name: "Cheonjiin Plus",
        space_ends_run: false,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A",
            "B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4",
            "~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\",
            "/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n",
            "1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V",
            "+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<",
            "1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k",
            "1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%",
            "%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%",
            "%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%",
            "%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%",
            "%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%",
            "%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q",
            "5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%",
            "%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%",
            "%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0",
            "%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G",
            "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1",
        ).as_bytes()),
    }
};

/// Naratgeul (나랏글).
pub static NARATGEUL: KeyboardLayout<'static> = {
    const ID: &str = "naratgeul";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "1", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "2", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "ㅏㅓ", legend: "ㅏㅓ", scalar: "ㅏ", code: "3", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "4", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "5", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㅗㅜ", legend: "ㅗㅜ", scalar: "ㅗ", code: "6", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "7", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "8", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "9", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: "획추가", legend: "획추가", scalar: "ㆆ", code: "*", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "0", ..Key::NAMELESS },
        Key { layout: ID, number: 11, id: "쌍자음", legend: "쌍자음", scalar: "ㆀ", code: "#", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "나랏글",
        latin_name: "Naratgeul",
        space_ends_run: false,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./",
            "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)",
            "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%",
            "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4",
            "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%",
            "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%",
            "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1",
            "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%",
            "A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%",
            "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%",
            "i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&",
            "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%",
            "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%",
            "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
        ).as_bytes()),
    }
};

/// SKY-II (스카이).
pub static SKY: KeyboardLayout<'static> = {
    const ID: &str = "sky";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "ㄱㅋ", legend: "ㄱㅋ", scalar: "ㄱ", code: "1", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "ㅣㅡ", legend: "ㅣㅡ", scalar: "ㅣ", code: "2", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "ㅏㅑ", legend: "ㅏㅑ", scalar: "ㅏ", code: "3", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄷㅌ", legend: "ㄷㅌ", scalar: "ㄷ", code: "4", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㄴㄹ", legend: "ㄴㄹ", scalar: "ㄴ", code: "5", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㅓㅕ", legend: "ㅓㅕ", scalar: "ㅓ", code: "6", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㅁㅅ", legend: "ㅁㅅ", scalar: "ㅁ", code: "7", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㅂㅍ", legend: "ㅂㅍ", scalar: "ㅂ", code: "8", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅗㅛ", legend: "ㅗㅛ", scalar: "ㅗ", code: "9", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: "ㅈㅊ", legend: "ㅈㅊ", scalar: "ㅈ", code: "*", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅇㅎ", legend: "ㅇㅎ", scalar: "ㅇ", code: "0", ..Key::NAMELESS },
        Key { layout: ID, number: 11, id: "ㅜㅠ", legend: "ㅜㅠ", scalar: "ㅜ", code: "#", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "스카이",
        latin_name: "SKY-II",
        space_ends_run: true,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345",
            "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(",
            ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%",
            "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%",
            "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+",
            "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1",
            "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%",
            "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%",
            "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1",
            "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%",
            "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8",
            "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5",
            "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%",
            "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%",
            "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%",
            "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1",
            "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
        ).as_bytes()),
    }
};

/// Dubeolsik (두벌식).
pub static DUBEOLSIK: KeyboardLayout<'static> = {
    const ID: &str = "dubeolsik";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㅛ", legend: "ㅛ", scalar: "ㅛ", code: "y", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㅕ", legend: "ㅕ", scalar: "ㅕ", code: "u", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㅑ", legend: "ㅑ", scalar: "ㅑ", code: "i", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: "ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a", ..Key::NAMELESS },
        Key { layout: ID, number: 11, id: "ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s", ..Key::NAMELESS },
        Key { layout: ID, number: 12, id: "ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d", ..Key::NAMELESS },
        Key { layout: ID, number: 13, id: "ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f", ..Key::NAMELESS },
        Key { layout: ID, number: 14, id: "ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g", ..Key::NAMELESS },
        Key { layout: ID, number: 15, id: "ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h", ..Key::NAMELESS },
        Key { layout: ID, number: 16, id: "ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j", ..Key::NAMELESS },
        Key { layout: ID, number: 17, id: "ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k", ..Key::NAMELESS },
        Key { layout: ID, number: 18, id: "ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l", ..Key::NAMELESS },
        Key { layout: ID, number: 19, id: "ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z", ..Key::NAMELESS },
        Key { layout: ID, number: 20, id: "ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x", ..Key::NAMELESS },
        Key { layout: ID, number: 21, id: "ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c", ..Key::NAMELESS },
        Key { layout: ID, number: 22, id: "ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v", ..Key::NAMELESS },
        Key { layout: ID, number: 23, id: "ㅠ", legend: "ㅠ", scalar: "ㅠ", code: "b", ..Key::NAMELESS },
        Key { layout: ID, number: 24, id: "ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n", ..Key::NAMELESS },
        Key { layout: ID, number: 25, id: "ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m", ..Key::NAMELESS },
        Key { layout: ID, number: 26, id: "ㅃ", legend: "ㅃ", scalar: "ㅃ", code: "Q", under: "ㅂ", ..Key::NAMELESS },
        Key { layout: ID, number: 27, id: "ㅉ", legend: "ㅉ", scalar: "ㅉ", code: "W", under: "ㅈ", ..Key::NAMELESS },
        Key { layout: ID, number: 28, id: "ㄸ", legend: "ㄸ", scalar: "ㄸ", code: "E", under: "ㄷ", ..Key::NAMELESS },
        Key { layout: ID, number: 29, id: "ㄲ", legend: "ㄲ", scalar: "ㄲ", code: "R", under: "ㄱ", ..Key::NAMELESS },
        Key { layout: ID, number: 30, id: "ㅆ", legend: "ㅆ", scalar: "ㅆ", code: "T", under: "ㅅ", ..Key::NAMELESS },
        Key { layout: ID, number: 31, id: "ㅒ", legend: "ㅒ", scalar: "ㅒ", code: "O", under: "ㅐ", ..Key::NAMELESS },
        Key { layout: ID, number: 32, id: "ㅖ", legend: "ㅖ", scalar: "ㅖ", code: "P", under: "ㅔ", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "두벌식",
        latin_name: "Dubeolsik",
        space_ends_run: false,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./",
            "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*",
            "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+",
            "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)",
            "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)",
            ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%",
            "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?",
            ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&",
            "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1",
            "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%",
            "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1",
            "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
        ).as_bytes()),
    }
};

/// Danmoeum (단모음).
pub static DANMOEUM: KeyboardLayout<'static> = {
    const ID: &str = "danmoeum";
    // Not every layout has keys with shift and codes.
    #[allow(clippy::needless_update)]
    const KEYS: &[Key<'static>] = &[
        Key { layout: ID, number: 0, id: "ㅂ", legend: "ㅂ", scalar: "ㅂ", code: "q", ..Key::NAMELESS },
        Key { layout: ID, number: 1, id: "ㅈ", legend: "ㅈ", scalar: "ㅈ", code: "w", ..Key::NAMELESS },
        Key { layout: ID, number: 2, id: "ㄷ", legend: "ㄷ", scalar: "ㄷ", code: "e", ..Key::NAMELESS },
        Key { layout: ID, number: 3, id: "ㄱ", legend: "ㄱ", scalar: "ㄱ", code: "r", ..Key::NAMELESS },
        Key { layout: ID, number: 4, id: "ㅅ", legend: "ㅅ", scalar: "ㅅ", code: "t", ..Key::NAMELESS },
        Key { layout: ID, number: 5, id: "ㅗ", legend: "ㅗ", scalar: "ㅗ", code: "h", ..Key::NAMELESS },
        Key { layout: ID, number: 6, id: "ㅐ", legend: "ㅐ", scalar: "ㅐ", code: "o", ..Key::NAMELESS },
        Key { layout: ID, number: 7, id: "ㅔ", legend: "ㅔ", scalar: "ㅔ", code: "p", ..Key::NAMELESS },
        Key { layout: ID, number: 8, id: "ㅁ", legend: "ㅁ", scalar: "ㅁ", code: "a", ..Key::NAMELESS },
        Key { layout: ID, number: 9, id: "ㄴ", legend: "ㄴ", scalar: "ㄴ", code: "s", ..Key::NAMELESS },
        Key { layout: ID, number: 10, id: "ㅇ", legend: "ㅇ", scalar: "ㅇ", code: "d", ..Key::NAMELESS },
        Key { layout: ID, number: 11, id: "ㄹ", legend: "ㄹ", scalar: "ㄹ", code: "f", ..Key::NAMELESS },
        Key { layout: ID, number: 12, id: "ㅎ", legend: "ㅎ", scalar: "ㅎ", code: "g", ..Key::NAMELESS },
        Key { layout: ID, number: 13, id: "ㅓ", legend: "ㅓ", scalar: "ㅓ", code: "j", ..Key::NAMELESS },
        Key { layout: ID, number: 14, id: "ㅏ", legend: "ㅏ", scalar: "ㅏ", code: "k", ..Key::NAMELESS },
        Key { layout: ID, number: 15, id: "ㅣ", legend: "ㅣ", scalar: "ㅣ", code: "l", ..Key::NAMELESS },
        Key { layout: ID, number: 16, id: "ㅋ", legend: "ㅋ", scalar: "ㅋ", code: "z", ..Key::NAMELESS },
        Key { layout: ID, number: 17, id: "ㅌ", legend: "ㅌ", scalar: "ㅌ", code: "x", ..Key::NAMELESS },
        Key { layout: ID, number: 18, id: "ㅊ", legend: "ㅊ", scalar: "ㅊ", code: "c", ..Key::NAMELESS },
        Key { layout: ID, number: 19, id: "ㅍ", legend: "ㅍ", scalar: "ㅍ", code: "v", ..Key::NAMELESS },
        Key { layout: ID, number: 20, id: "ㅜ", legend: "ㅜ", scalar: "ㅜ", code: "n", ..Key::NAMELESS },
        Key { layout: ID, number: 21, id: "ㅡ", legend: "ㅡ", scalar: "ㅡ", code: "m", ..Key::NAMELESS },
    ];
    KeyboardLayout {
        id: ID,
        name: "단모음",
        latin_name: "Danmoeum",
        space_ends_run: false,
        cycle_timeout: 1000,
        keys: KEYS,
        trie: Trie::unchecked(concat!(
            "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0",
            "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D",
            "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:",
            "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|",
            ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%",
            "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%",
            "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;",
            "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5",
            "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%",
            "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%",
            "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65",
            "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>",
            "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&",
            "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
        ).as_bytes()),
    }
};

/// All layouts, in the order of a settings screen.
pub static ALL: &[&KeyboardLayout<'static>] = &[
    &CHEONJIIN,
    &CHEONJIIN_PLUS,
    &NARATGEUL,
    &SKY,
    &DUBEOLSIK,
    &DANMOEUM,
];

/// Returns the layout with this id.
///
/// ```
/// assert_eq!(hwalja::layouts::by_id("cheonjiin").unwrap().id(), "cheonjiin");
/// ```
pub fn by_id(id: &str) -> Option<&'static KeyboardLayout<'static>> {
    match id {
        "cheonjiin" => Some(&CHEONJIIN),
        "cheonjiin-plus" => Some(&CHEONJIIN_PLUS),
        "naratgeul" => Some(&NARATGEUL),
        "sky" => Some(&SKY),
        "dubeolsik" => Some(&DUBEOLSIK),
        "danmoeum" => Some(&DANMOEUM),
        _ => None,
    }
}
