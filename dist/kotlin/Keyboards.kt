// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, under the MIT licence: see LICENSE.

package hwalja

import kotlin.jvm.JvmName
import kotlin.jvm.JvmStatic

/**
 * The ready-made keyboards. Each keyboard has a layout for its letters, and is created when it is first used. Shrinkers
 * can remove unused keyboards and layouts.
 */
public object Keyboards {
    /** The keyboard `korean` for Cheonjiin (천지인). */
    @JvmStatic
    @get:JvmName("cheonjiin")
    public val cheonjiin: Keyboard get() = Holder_cheonjiin.keyboard

    /** The keyboard `korean` for Cheonjiin Plus (천지인 플러스). */
    @JvmStatic
    @get:JvmName("cheonjiinPlus")
    public val cheonjiinPlus: Keyboard get() = Holder_cheonjiinPlus.keyboard

    /** The keyboard `korean` for Naratgeul (나랏글). */
    @JvmStatic
    @get:JvmName("naratgeul")
    public val naratgeul: Keyboard get() = Holder_naratgeul.keyboard

    /** The keyboard `korean` for SKY-II (스카이). */
    @JvmStatic
    @get:JvmName("sky")
    public val sky: Keyboard get() = Holder_sky.keyboard

    /** The keyboard `korean` for Dubeolsik (두벌식). */
    @JvmStatic
    @get:JvmName("dubeolsik")
    public val dubeolsik: Keyboard get() = Holder_dubeolsik.keyboard

    /** The keyboard `cheonjiin-flick` for Cheonjiin by flicks (천지인 플릭). */
    @JvmStatic
    @get:JvmName("cheonjiinFlick")
    public val cheonjiinFlick: Keyboard get() = Holder_cheonjiinFlick.keyboard

    /** The keyboard `korean` for Danmoeum (단모음). */
    @JvmStatic
    @get:JvmName("danmoeum")
    public val danmoeum: Keyboard get() = Holder_danmoeum.keyboard

    /**
     * All keyboards, in the order of a settings screen. To store a user's choice, store the ids of both the layout and
     * the keyboard, because two layouts can have keyboards with the same id.
     */
    @JvmStatic
    @get:JvmName("all")
    public val all: List<Keyboard> get() = Holder.keyboards

    /**
     * Returns the first keyboard whose layout has this id. If there is no such layout, returns the keyboard that has
     * this id; null if there is no such keyboard either.
     */
    @JvmStatic
    public fun byId(id: String): Keyboard? = all.find { it.layout.id == id } ?: all.find { it.id == id }

    private object Holder {
        val keyboards: List<Keyboard> = fixedListOf(
            cheonjiin, cheonjiinPlus, naratgeul, sky, dubeolsik, cheonjiinFlick, danmoeum,
        )
    }

    private object Holder_cheonjiin {
        val keyboard = Keyboard(
            "korean", Layouts.cheonjiin,
            fixedListOf(cheonjiinLettersPage(), latinPage(), cheonjiinSymbolsPage(), cheonjiinSymbols2Page(), symbols3Page(), digitsPage(), numberPage()),
            "천지인", "Cheonjiin",
        )
    }

    private object Holder_cheonjiinPlus {
        val keyboard = Keyboard(
            "korean", Layouts.cheonjiinPlus,
            fixedListOf(cheonjiinPlusLettersPage(), latinPage(), cheonjiinSymbolsPage(), cheonjiinSymbols2Page(), symbols3Page(), digitsPage(), numberPage()),
            "천지인 플러스", "Cheonjiin Plus",
        )
    }

    private object Holder_naratgeul {
        val keyboard = Keyboard(
            "korean", Layouts.naratgeul,
            fixedListOf(naratgeulLettersPage(), latinPage(), cheonjiinSymbolsPage(), cheonjiinSymbols2Page(), symbols3Page(), digitsPage(), numberPage()),
            "나랏글", "Naratgeul",
        )
    }

    private object Holder_sky {
        val keyboard = Keyboard(
            "korean", Layouts.sky,
            fixedListOf(skyLettersPage(), latinPage(), cheonjiinSymbolsPage(), cheonjiinSymbols2Page(), symbols3Page(), digitsPage(), numberPage()),
            "스카이", "SKY-II",
        )
    }

    private object Holder_dubeolsik {
        val keyboard = Keyboard(
            "korean", Layouts.dubeolsik,
            fixedListOf(dubeolsikLettersPage(), latinPage(), dubeolsikSymbolsPage(), dubeolsikSymbols2Page(), numberPage()),
            "두벌식", "Dubeolsik",
        )
    }

    private object Holder_cheonjiinFlick {
        val keyboard = Keyboard(
            "cheonjiin-flick", Layouts.dubeolsik,
            fixedListOf(cheonjiinFlickLettersPage(), latinPage(), cheonjiinSymbolsPage(), cheonjiinSymbols2Page(), symbols3Page(), digitsPage(), numberPage()),
            "천지인 플릭", "Cheonjiin by flicks",
        )
    }

    private object Holder_danmoeum {
        val keyboard = Keyboard(
            "korean", Layouts.danmoeum,
            fixedListOf(danmoeumLettersPage(), latinPage(), dubeolsikSymbolsPage(), dubeolsikSymbols2Page(), numberPage()),
            "단모음", "Danmoeum",
        )
    }
}

private fun cheonjiinLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), 9),
        row(Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.GLOBE, width = 1 / 2.0), Slot(SlotContent.Key(10), hold = offers("0")), Slot(Role.SPACE), Slot(Role.LANGUAGE)),
    ),
)

private fun latinPage() = Page(
    "latin", "ABC", Page.Kind.LETTERS, hasCapitals = true,
    fields = fixedListOf(KeyboardField.Kind.EMAIL, KeyboardField.Kind.ADDRESS),
    rows = fixedListOf(
        row(Slot(SlotContent.Text("q"), hold = offers("1"), flicks = flicks(Direction.DOWN to "1")), Slot(SlotContent.Text("w"), hold = offers("2"), flicks = flicks(Direction.DOWN to "2")), Slot(SlotContent.Text("e"), hold = offers("3"), flicks = flicks(Direction.DOWN to "3")), Slot(SlotContent.Text("r"), hold = offers("4"), flicks = flicks(Direction.DOWN to "4")), Slot(SlotContent.Text("t"), hold = offers("5"), flicks = flicks(Direction.DOWN to "5")), Slot(SlotContent.Text("y"), hold = offers("6"), flicks = flicks(Direction.DOWN to "6")), Slot(SlotContent.Text("u"), hold = offers("7"), flicks = flicks(Direction.DOWN to "7")), Slot(SlotContent.Text("i"), hold = offers("8"), flicks = flicks(Direction.DOWN to "8")), Slot(SlotContent.Text("o"), hold = offers("9"), flicks = flicks(Direction.DOWN to "9")), Slot(SlotContent.Text("p"), hold = offers("0"), flicks = flicks(Direction.DOWN to "0"))),
        row(Slot(SlotContent.Gap, width = 1 / 2.0), "a", "s", "d", "f", "g", "h", "j", "k", "l", Slot(SlotContent.Gap, width = 1 / 2.0)),
        row(Slot(Role.SHIFT, width = 3 / 2.0), "z", "x", "c", "v", "b", "n", "m", Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page("symbols"), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.SPACE, width = 5 / 2.0), Slot(SlotContent.Text(",", email = "@", address = "/"), hold = offers("'")), Slot(SlotContent.Text("."), hold = offers(".com", ".kr", "?", "!")), Slot(Role.LANGUAGE, width = 3 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun cheonjiinSymbolsPage() = Page(
    "symbols", "!#1", Page.Kind.SYMBOLS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("!", "?", ".", ",", "(", ")", Slot(Role.BACKSPACE, width = 4 / 2.0)),
        row("@", ":", "/", "-", "★", "°", Slot(Role.ENTER, width = 4 / 2.0)),
        row("*", "_", "%", "~", "^", "#", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"), width = 4 / 2.0)),
        row(Slot(SlotContent.Page(null)), Slot(Role.GLOBE), Slot(SlotContent.Page("digits"), width = 4 / 2.0), Slot(Role.SPACE, width = 4 / 2.0), Slot(SlotContent.Page("symbols2"), legend = "2/3"), Slot(SlotContent.Page("symbols3"), legend = "3/3")),
    ),
)

private fun cheonjiinSymbols2Page() = Page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("\u0024", "₩", "€", "↖", "↑", "↗", Slot(Role.BACKSPACE, width = 4 / 2.0)),
        row("£", "¥", "=", "←", "♥", "→", Slot(Role.ENTER, width = 4 / 2.0)),
        row("+", "×", "÷", "↙", "↓", "↘", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"), width = 4 / 2.0)),
        row(Slot(SlotContent.Page(null)), Slot(Role.GLOBE), Slot(SlotContent.Page("digits"), width = 4 / 2.0), Slot(Role.SPACE, width = 4 / 2.0), Slot(SlotContent.Page("symbols"), legend = "1/3"), Slot(SlotContent.Page("symbols3"), legend = "3/3")),
    ),
)

private fun symbols3Page() = Page(
    "symbols3", "!#1", Page.Kind.SYMBOLS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("《", "》", "『", "』", "\"", "'", Slot(Role.BACKSPACE, width = 4 / 2.0)),
        row("\u0060", "※", "|", "&", "\\", ";", Slot(Role.ENTER, width = 4 / 2.0)),
        row("<", ">", "{", "}", "[", "]", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"), width = 4 / 2.0)),
        row(Slot(SlotContent.Page(null)), Slot(Role.GLOBE), Slot(SlotContent.Page("digits"), width = 4 / 2.0), Slot(Role.SPACE, width = 4 / 2.0), Slot(SlotContent.Page("symbols"), legend = "1/3"), Slot(SlotContent.Page("symbols2"), legend = "2/3")),
    ),
)

private fun digitsPage() = Page(
    "digits", "123", Page.Kind.DIGITS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("1", "2", "3", Slot(Role.BACKSPACE)),
        row("4", "5", "6", Slot(Role.ENTER)),
        row("7", "8", "9", Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page(null), width = 1 / 2.0), Slot(Role.GLOBE, width = 1 / 2.0), "0", Slot(Role.SPACE), Slot(SlotContent.Page("symbols"))),
    ),
)

private fun numberPage() = Page(
    "number", "123", Page.Kind.DIGITS, hasCapitals = false,
    fields = fixedListOf(KeyboardField.Kind.NUMBER, KeyboardField.Kind.PHONE),
    rows = fixedListOf(
        row("1", "2", "3", Slot(Role.BACKSPACE)),
        row("4", "5", "6", Slot(Role.ENTER)),
        row("7", "8", "9", Slot(Role.DISMISS)),
        row(Slot(SlotContent.Text("."), hold = offers(",", "-")), Slot(SlotContent.Text("0"), hold = offers("+")), Slot(SlotContent.Text("#"), hold = offers("*")), Slot(SlotContent.Page(null))),
    ),
)

private fun cheonjiinPlusLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4"), width = 1 / 2.0), Slot(SlotContent.Key(4), hold = offers(19), width = 1 / 2.0), Slot(SlotContent.Key(5), hold = offers("5"), width = 1 / 2.0), Slot(SlotContent.Key(6), width = 1 / 2.0), Slot(SlotContent.Key(7), hold = offers("6"), width = 1 / 2.0), Slot(SlotContent.Key(8), hold = offers(20), width = 1 / 2.0), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(9), hold = offers("7"), width = 1 / 2.0), Slot(SlotContent.Key(10), hold = offers(21), width = 1 / 2.0), Slot(SlotContent.Key(11), hold = offers("8"), width = 1 / 2.0), Slot(SlotContent.Key(12), hold = offers(22), width = 1 / 2.0), Slot(SlotContent.Key(13), hold = offers("9"), width = 1 / 2.0), Slot(SlotContent.Key(14), hold = offers(23), width = 1 / 2.0), Slot(SlotContent.Key(15), width = 1 / 2.0), Slot(SlotContent.Key(16), width = 1 / 2.0)),
        row(Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.GLOBE, width = 1 / 2.0), Slot(SlotContent.Key(17), hold = offers("0"), width = 1 / 2.0), Slot(SlotContent.Key(18), width = 1 / 2.0), Slot(Role.SPACE), Slot(Role.LANGUAGE)),
    ),
)

private fun naratgeulLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER, width = 3 / 2.0)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.LANGUAGE)),
        row(9, Slot(SlotContent.Key(10), hold = offers("0")), 11, Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE)),
    ),
)

private fun skyLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(Role.ENTER, width = 3 / 2.0)),
        row(Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.LANGUAGE)),
        row(9, Slot(SlotContent.Key(10), hold = offers("0")), 11, Slot(Role.GLOBE, width = 1 / 2.0), Slot(Role.SPACE)),
    ),
)

private fun dubeolsikLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8")), Slot(SlotContent.Key(8), hold = offers("9")), Slot(SlotContent.Key(9), hold = offers("0"))),
        row(Slot(SlotContent.Gap, width = 1 / 2.0), 10, 11, 12, 13, 14, 15, 16, 17, 18, Slot(SlotContent.Gap, width = 1 / 2.0)),
        row(Slot(Role.SHIFT, width = 3 / 2.0), 19, 20, 21, 22, 23, 24, 25, Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page("symbols"), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.SPACE, width = 7 / 2.0), Slot(SlotContent.Text("."), hold = offers(",", "?", "!")), Slot(Role.LANGUAGE, width = 3 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun dubeolsikSymbolsPage() = Page(
    "symbols", "!#1", Page.Kind.SYMBOLS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
        row("-", "/", ":", ";", "(", ")", "₩", "&", "@", "\""),
        row(Slot(SlotContent.Page("symbols2"), legend = "2/2", width = 3 / 2.0), ".", ",", "?", "!", Slot(SlotContent.Text("'"), hold = offers("\u0060")), "~", "^", Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page(null), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.SPACE, width = 9 / 2.0), Slot(Role.LANGUAGE, width = 3 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun dubeolsikSymbols2Page() = Page(
    "symbols2", "!#1", Page.Kind.SYMBOLS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row("[", "]", "{", "}", "#", "%", "*", "+", "=", "※"),
        row("_", "\\", "|", "<", ">", "\u0024", "€", "£", "¥", "•"),
        row(Slot(SlotContent.Page("symbols"), legend = "1/2", width = 3 / 2.0), ".", ",", "?", "!", Slot(SlotContent.Text("'"), hold = offers("\u0060")), "~", "^", Slot(Role.BACKSPACE, width = 3 / 2.0)),
        row(Slot(SlotContent.Page(null), width = 3 / 2.0), Slot(Role.GLOBE), Slot(Role.SPACE, width = 9 / 2.0), Slot(Role.LANGUAGE, width = 3 / 2.0), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)

private fun cheonjiinFlickLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(18), hold = offers("1"), flicks = flicks(Direction.UP to 15, Direction.DOWN to 24, Direction.LEFT to 16, Direction.RIGHT to 17)), Slot(SlotContent.Key(8), hold = offers("2"), flicks = flicks(Direction.UP to 31, Direction.DOWN to 32, Direction.LEFT to 9), legend = "ㅐㅔ"), Slot(SlotContent.Key(25), hold = offers("3"), flicks = flicks(Direction.UP to 5, Direction.DOWN to 23, Direction.LEFT to 6, Direction.RIGHT to 7)), Slot(Role.BACKSPACE)),
        row(Slot(SlotContent.Key(3), hold = offers("4"), flicks = flicks(Direction.UP to 29, Direction.RIGHT to 19), legend = "ㄱㅋ"), Slot(SlotContent.Key(11), hold = offers("5"), flicks = flicks(Direction.RIGHT to 13), legend = "ㄴㄹ"), Slot(SlotContent.Key(2), hold = offers("6"), flicks = flicks(Direction.UP to 28, Direction.RIGHT to 20), legend = "ㄷㅌ"), Slot(Role.ENTER)),
        row(Slot(SlotContent.Key(0), hold = offers("7"), flicks = flicks(Direction.UP to 26, Direction.RIGHT to 22), legend = "ㅂㅍ"), Slot(SlotContent.Key(4), hold = offers("8"), flicks = flicks(Direction.UP to 30, Direction.RIGHT to 14), legend = "ㅅㅎ"), Slot(SlotContent.Key(1), hold = offers("9"), flicks = flicks(Direction.UP to 27, Direction.RIGHT to 21), legend = "ㅈㅊ"), Slot(SlotContent.Text("."), hold = offers(",", "?", "!"))),
        row(Slot(SlotContent.Page("symbols"), width = 1 / 2.0), Slot(Role.GLOBE, width = 1 / 2.0), Slot(SlotContent.Key(12), hold = offers("0"), flicks = flicks(Direction.RIGHT to 10), legend = "ㅇㅁ"), Slot(Role.SPACE), Slot(Role.LANGUAGE)),
    ),
)

private fun danmoeumLettersPage() = Page(
    "letters", "가", Page.Kind.LETTERS, hasCapitals = false,
    fields = fixedListOf(),
    rows = fixedListOf(
        row(Slot(SlotContent.Key(0), hold = offers("1")), Slot(SlotContent.Key(1), hold = offers("2")), Slot(SlotContent.Key(2), hold = offers("3")), Slot(SlotContent.Key(3), hold = offers("4")), Slot(SlotContent.Key(4), hold = offers("5")), Slot(SlotContent.Key(5), hold = offers("6")), Slot(SlotContent.Key(6), hold = offers("7")), Slot(SlotContent.Key(7), hold = offers("8"))),
        row(8, 9, 10, 11, 12, 13, Slot(SlotContent.Key(14), hold = offers("9")), Slot(SlotContent.Key(15), hold = offers("0"))),
        row(16, 17, 18, 19, 20, 21, Slot(Role.BACKSPACE, width = 4 / 2.0)),
        row(Slot(SlotContent.Page("symbols")), Slot(Role.GLOBE), Slot(Role.SPACE, width = 5 / 2.0), Slot(SlotContent.Text("."), hold = offers(",", "?", "!")), Slot(Role.LANGUAGE), Slot(Role.ENTER, width = 3 / 2.0)),
    ),
)
