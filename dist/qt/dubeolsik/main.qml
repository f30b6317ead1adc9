// Generated; do not edit. Made by: swift run gen --format qt --layout dubeolsik
// Part of Hwalja, format 1, under the MIT licence: see hwalja/LICENSE.

import "../hwalja"
import "../hwalja/keyboards.mjs" as Keyboards

// Dubeolsik (두벌식).
HwaljaKeyboard {
    pages: Keyboards.dubeolsikPages
    layout: ({
        spaceEndsRun: false, cycleTimeout: 1000,
        keys: [
            {id: "ㅂ"},
            {id: "ㅈ"},
            {id: "ㄷ"},
            {id: "ㄱ"},
            {id: "ㅅ"},
            {id: "ㅛ"},
            {id: "ㅕ"},
            {id: "ㅑ"},
            {id: "ㅐ"},
            {id: "ㅔ"},
            {id: "ㅁ"},
            {id: "ㄴ"},
            {id: "ㅇ"},
            {id: "ㄹ"},
            {id: "ㅎ"},
            {id: "ㅗ"},
            {id: "ㅓ"},
            {id: "ㅏ"},
            {id: "ㅣ"},
            {id: "ㅋ"},
            {id: "ㅌ"},
            {id: "ㅊ"},
            {id: "ㅍ"},
            {id: "ㅠ"},
            {id: "ㅜ"},
            {id: "ㅡ"},
            {id: "ㅃ", under: "ㅂ"},
            {id: "ㅉ", under: "ㅈ"},
            {id: "ㄸ", under: "ㄷ"},
            {id: "ㄲ", under: "ㄱ"},
            {id: "ㅆ", under: "ㅅ"},
            {id: "ㅒ", under: "ㅐ"},
            {id: "ㅖ", under: "ㅔ"},
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
            "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
    })
}
