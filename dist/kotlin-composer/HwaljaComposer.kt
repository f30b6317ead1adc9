// Generated; do not edit. Made by: swift run gen --format kotlin-composer
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

//
// The composer of Hwalja alone, for Kotlin 1.9 or later and Java, on the JVM and Android: keys go in, edits come out.
package hwalja

/**
 * Turns presses of the keys of [layout] into edits, and remembers the composing run: after [commit] nothing before the
 * cursor changes any more. All counts are UTF-16 code units. Meant for one thread.
 *
 * ```kotlin
 * val composer = Composer(Layouts.cheonjiin)
 * val keys = listOf("ㅇㅁ", "인", "천", "ㄴㄹ").map { composer.layout.key(it)!! }
 * for (key in keys) composer.press(key)
 * check(composer.composing == "안")
 * ```
 */
public class Composer(public val layout: KeyboardLayout) {
    /** What one press of backspace takes away. */
    public enum class Step {
        /** The last jamo. */
        JAMO,
        /** The last key press, back to where the last syllable began; before that, syllables. */
        STROKE,
    }

    /** The text of the run, which ends at the cursor and all of which can still change. */
    public var composing: String = ""
        private set

    /** What the run was before each stroke since it began, or since something was taken back by jamo. */
    private val history = mutableListOf<String>()

    /** How many texts of the history are from before the last unit of the run; null until it is asked for. */
    private var floor: Int? = null

    /** Presses [key]: what to do to the text, [Edit.NONE] if the key does nothing here or is of another layout. */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, composing) ?: return Edit.NONE
        val next = composing.dropLast(edit.deleting) + edit.inserting
        if (next == composing) return Edit.NONE
        history += composing
        floor = null
        composing = next
        return edit
    }

    /**
     * Ends the run if [key], which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
     * mark, and presses of the key go through that from one to the next.
     */
    public fun endCycle(key: Key) {
        val last = composing.consonantOrMark()
        fun next(letter: String): String? {
            val edit = layout.edit(key, letter) ?: return null
            val after = letter.dropLast(edit.deleting) + edit.inserting
            return after.takeIf { it.unitsBefore(it.length) == it.length }
        }
        val letters = mutableSetOf<String>()
        var letter = next("")
        while (letter != null && letters.add(letter)) letter = next(letter)
        if (last in letters && next(last) != null) commit()
    }

    /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
    public fun commit() {
        composing = ""
        forget()
    }

    /**
     * Ends the run and writes a space, or ends the run only ([Edit.NONE]) if there is one and [endsRun] says so, as its
     * layout does by itself; after a mark it always writes one.
     */
    @JvmOverloads
    public fun space(endsRun: Boolean = layout.spaceEndsRun): Edit {
        val edit = if (endsRun && composing.endsInHangul()) Edit.NONE else Edit(0, " ")
        commit()
        return edit
    }

    /** Takes back the last [step] of the run; null if nothing is composed: delete as usual then. */
    @JvmOverloads
    public fun backspace(step: Step = Step.JAMO): Edit? {
        if (composing.isEmpty()) return null
        if (step == Step.STROKE) return become(beforeStroke())
        forget()
        val edit = layout.deletion(composing) ?: Edit(composing.unitsBefore(composing.length), "")
        return become(composing.dropLast(edit.deleting) + edit.inserting)
    }

    override fun toString(): String = "Composer($layout, \"$composing\")"

    /** The run before its last stroke, or without its last unit if no stroke of that is left. */
    private fun beforeStroke(): String {
        val rest = rest()
        val floor = floor ?: maxOf(0, history.lastIndexOf(rest)).also { this.floor = it }
        if (history.size > floor) return history.removeAt(history.size - 1)
        forget()
        return rest
    }

    /** The run without its last unit: a syllable, a letter, a dot, or a lead and the dot that waits for its vowel. */
    private fun rest(): String {
        val isPending = composing.length > 1 && when (composing.last().code) {
            TrieFormat.DOT, TrieFormat.TWO_DOTS, TrieFormat.COMPATIBILITY_DOT ->
                composing[composing.length - 2].let { it in '\u1100'..'\u1112' || it in '\u3131'..'\u314E' }
            else -> false
        }
        return composing.dropLast(if (isPending) 2 else composing.unitsBefore(composing.length))
    }

    /** Makes [next] the run, and tells the least that has to be done to the text for it. */
    private fun become(next: String): Edit {
        val kept = composing.commonPrefixWith(next).length
        return Edit(composing.length - kept, next.substring(kept)).also { composing = next }
    }

    private fun forget() {
        history.clear()
        floor = null
    }
}

/**
 * What a key press does to a text field: it deletes [deleting] UTF-16 code units before the cursor, as
 * `InputConnection.deleteSurroundingText` counts, and then inserts [inserting].
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** Nothing to do. */
        @JvmField public val NONE: Edit = Edit(0, "")
    }
}

/** A key of a layout: its name there, the code point by which hosts name it, and a phone's or QWERTY's key for it. */
public class Key internal constructor(
    internal val number: Int, public val id: String, public val scalar: Int, public val code: String?,
)

/**
 * A layout: its keys, and what each does to the text before the cursor. Never changes; any thread may read it. Where
 * [spaceEndsRun], space only ends the run while something is composed; else it writes the space, too.
 */
public class KeyboardLayout internal constructor(
    public val id: String, public val spaceEndsRun: Boolean, private val keys: List<Key>, private val trie: Trie,
) {
    /** The same layout, with the same keys, and its pending dots in the style [dots]; one without dots as it is. */
    public fun writing(dots: DotStyle): KeyboardLayout =
        if (trie.dots == null) this else KeyboardLayout(id, spaceEndsRun, keys, Trie(trie.text, dots))

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /** The key that [code] of a phone or QWERTY keyboard stands for, or null if there is none. */
    public fun keyByCode(code: String): Key? = keys.find { it.code == code }

    /** The key that the code point [scalar] stands for, or null if there is none: for hosts that send characters. */
    public fun keyByScalar(scalar: Int): Key? = keys.find { it.scalar == scalar }

    // The look-up: what a key, and what backspace, does with the text before the cursor; null if nothing.
    internal fun edit(key: Key, text: String): Edit? = if (key in keys) trie.edit(key.number, text) else null
    internal fun deletion(text: String): Edit? = trie.edit(keys.size, text)

    override fun toString(): String = id
}

/** Keys in the order of the trie, each as its id, its scalar and its code between spaces, empty if it has none. */
internal fun keysOf(vararg keys: String): List<Key> = keys.mapIndexed { number, key ->
    val (id, scalar, code) = key.split(' ')
    Key(number, id, scalar.scalarBefore(scalar.length), code.ifEmpty { null })
}

/**
 * How a pending dot is written, which waits after a lead for the stroke that makes it a vowel: U+119E after a
 * conjoining lead, which fonts draw as one block; or U+318D after a compatibility consonant, which every Korean font
 * has.
 */
public enum class DotStyle { CONJOINING, COMPATIBILITY }

/**
 * The transitions of a layout, read in place as docs/spec/FORMAT.md lays them out. Whatever [text] says, a look-up
 * reads three cells at most and writes Unicode scalars alone: a digit outside counts 0, and a key does nothing where
 * its cell asks for what cannot be.
 */
internal class Trie(val text: String, style: DotStyle? = null) {
    // Written as the characters from % to ~.
    private val digits = ByteArray(text.length) { (text[it] - '%').toByte() }
    private val letterCount = digit(12)
    private val letters = pair(13)
    private val keys = pair(15)
    private val blocks = pair(17)
    private val keyCount = digit(19)
    /** How pending dots are written, null if there are none: as asked, or else as the digit says, from 1 on. */
    val dots: DotStyle? = DotStyle.values().getOrNull(digit(20) - 1)?.let { style ?: it }
    private val isCompatible = dots == DotStyle.COMPATIBILITY

    /** What key [number], backspace the last, does with [text] before the cursor; null if nothing. */
    fun edit(number: Int, text: CharSequence): Edit? {
        if (number !in 0 until keyCount) return null
        val key = keys + TrieFormat.KEY_SIZE * number
        var about = text.scalarBefore(text.length)
        var deleting = text.unitsBefore(text.length)
        var cell = lastCell(key, about)
        if (cell >= TrieFormat.BEFORE) {
            val block = blocks + 2 * (cell - TrieFormat.BEFORE)
            val end = text.length - deleting
            val before = text.scalarBefore(end)
            cell = entry(block, beforeIndex(before))
            if (cell > 0) {
                about = before
                deleting += text.unitsBefore(end)
            } else {
                cell = pair(block)
            }
        }
        if (cell == 0) return appended(key)?.let { Edit(0, it) }
        return written(cell, about, key)?.let { Edit(deleting, it) }
    }

    /** The cell for the [last] scalar, 0 if there is none. */
    private fun lastCell(key: Int, last: Int): Int {
        if (isSyllable(last)) {
            val tail = tail(last)
            return if (tail > 0) cell(key + 2, tail) else cell(key + 4, (last - FIRST_SYLLABLE) / TAILS % VOWELS)
        }
        val lead = lead(last)
        if (lead < LEADS && last >= FIRST_CONSONANT) return cell(key + 6, lead)
        if (last in FIRST_VOWEL until FIRST_VOWEL + VOWELS) return cell(key + 8, last - FIRST_VOWEL)
        for (own in 0 until if (last == 0) 0 else letterCount) {
            if (letter(OWN_LETTERS + own) == last) return cell(key + 8, VOWELS + own)
        }
        return 0
    }

    /** The cell at [index] of the block that [pointer] names. */
    private fun cell(pointer: Int, index: Int): Int {
        val block = pair(pointer)
        return entry(block, index).let { if (it >= 0) it else pair(block) }
    }

    /** The cell that [block] has for [index]; -1 outside its range, where the block's own is valid. */
    private fun entry(block: Int, index: Int): Int {
        val place = index - digit(block + 2)
        return if (place in 0 until digit(block + 3)) pair(block + 4 + 2 * place) else -1
    }

    /** The index of the scalar before the last in a before-block; -1 if it has none. */
    private fun beforeIndex(scalar: Int): Int = when {
        isSyllable(scalar) -> tail(scalar)
        lead(scalar) < LEADS -> TrieFormat.LEAD_INDEX
        else -> -1
    }

    /** What [cell] makes of the scalar that it is [about]; null if that cannot be. */
    private fun written(cell: Int, about: Int, key: Int): String? = when {
        cell < TrieFormat.PUSH -> withTail(about, cell - TrieFormat.TAIL)
        cell < TrieFormat.CARRY ->
            both(withTail(about, (cell - TrieFormat.PUSH) / LEADS), textOf(letter((cell - TrieFormat.PUSH) % LEADS)))
        cell < TrieFormat.VOWEL ->
            both(withTail(about, (cell - TrieFormat.CARRY) / LEADS), joined((cell - TrieFormat.CARRY) % LEADS, key))
        cell <= TrieFormat.APPENDED && lead(about) >= LEADS -> null
        cell < TrieFormat.BARE_LEAD -> syllable(lead(about), cell - TrieFormat.VOWEL)
        cell == TrieFormat.BARE_LEAD -> textOf(letter(lead(about)))
        cell == TrieFormat.APPENDED -> joined(lead(about), key)
        cell == TrieFormat.NOTHING -> ""
        cell < TrieFormat.BEFORE -> textOf(letter(cell - TrieFormat.LETTER))
        else -> null
    }

    /** The letter that the key appends; null if it appends none. */
    private fun appended(key: Int): String? = digit(key).let { if (it == TrieFormat.NONE) null else textOf(letter(it)) }

    /** What the key's letter makes of a [lead]: a syllable, or the lead and a pending dot. */
    private fun joined(lead: Int, key: Int): String? {
        val letter = appended(key) ?: return null
        return when (val joining = digit(key + 1)) {
            in 0 until VOWELS -> syllable(lead, joining)
            TrieFormat.PENDING -> both(textOf(if (isCompatible) letter(lead) else FIRST_CONJOINING_LEAD + lead), letter)
            else -> null
        }
    }

    private fun both(first: String?, second: String?): String? =
        if (first == null || second == null) null else first + second

    private fun isSyllable(scalar: Int): Boolean = scalar in FIRST_SYLLABLE..LAST_SYLLABLE

    private fun tail(syllable: Int): Int = (syllable - FIRST_SYLLABLE) % TAILS

    /** The syllable [scalar] with another [tail]; null if it is no syllable. */
    private fun withTail(scalar: Int, tail: Int): String? =
        if (isSyllable(scalar)) textOf(scalar - tail(scalar) + tail) else null

    private fun syllable(lead: Int, vowel: Int): String? = textOf(FIRST_SYLLABLE + (lead * VOWELS + vowel) * TAILS)

    /** The lead of a syllable, of a lead with a pending dot, or of a lone consonant; 19 or more of others. */
    private fun lead(scalar: Int): Int = when (scalar) {
        in FIRST_SYLLABLE..LAST_SYLLABLE -> (scalar - FIRST_SYLLABLE) / (VOWELS * TAILS)
        in FIRST_CONJOINING_LEAD until FIRST_CONJOINING_LEAD + LEADS -> scalar - FIRST_CONJOINING_LEAD
        in FIRST_CONSONANT until FIRST_VOWEL -> digit(letters + 3 * letterCount + LEADS + scalar - FIRST_CONSONANT)
        else -> TrieFormat.NONE
    }

    /** The scalar of a letter by its [number]: 19 consonants, 21 vowels, then the trie's own. */
    private fun letter(number: Int): Int = when {
        number < LEADS -> FIRST_CONSONANT + digit(letters + 3 * letterCount + number)
        number < OWN_LETTERS -> FIRST_VOWEL + number - LEADS
        number < OWN_LETTERS + letterCount -> {
            val offset = letters + 3 * (number - OWN_LETTERS)
            val scalar = pair(offset) + digit(offset + 2) * TrieFormat.BASE * TrieFormat.BASE
            if (isCompatible && scalar == TrieFormat.DOT) TrieFormat.COMPATIBILITY_DOT else scalar
        }
        else -> 0
    }

    private fun digit(offset: Int): Int = if (offset < digits.size) digits[offset].toInt() else 0

    /** A number of two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * TrieFormat.BASE

    private companion object {
        // How many there are, and where Unicode has them.
        const val LEADS = 19
        const val VOWELS = 21
        const val TAILS = 28
        const val FIRST_CONJOINING_LEAD = 0x1100
        const val FIRST_CONSONANT = 0x3131
        const val FIRST_VOWEL = 0x314F
        const val FIRST_SYLLABLE = 0xAC00
        const val LAST_SYLLABLE = 0xD7A3
        /** The number of the first letter of the trie's own. */
        const val OWN_LETTERS = LEADS + VOWELS
    }
}

/** How many UTF-16 code units the Unicode scalar before [end] has: 0 at the start, 2 for a pair. */
internal fun CharSequence.unitsBefore(end: Int): Int = when {
    end < 2 -> end
    this[end - 1].isLowSurrogate() && this[end - 2].isHighSurrogate() -> 2
    else -> 1
}

/** The Unicode scalar before [end], a lone surrogate as it is; 0 at the start. */
internal fun CharSequence.scalarBefore(end: Int): Int = when (unitsBefore(end)) {
    0 -> 0
    1 -> this[end - 1].code
    else -> 0x10000 + (this[end - 2].code - 0xD800 shl 10) + (this[end - 1].code - 0xDC00)
}

/** Whether [scalar] is written in Korean: in a run, whatever is no mark. */
private fun isHangul(scalar: Int): Boolean =
    scalar in 0x1100..0x11FF || scalar in 0x3131..0x318E || scalar in 0xAC00..0xD7A3

/** Whether a run ends in a letter, and not in a mark. */
internal fun String.endsInHangul(): Boolean = isHangul(scalarBefore(length))

/** The letter that a run ends in if that is a consonant or a mark, empty if it is a vowel or a dot. */
internal fun String.consonantOrMark(): String {
    val last = scalarBefore(length)
    return when {
        last in 0xAC00..0xD7A3 && (last - 0xAC00) % 28 == 0 -> ""
        last in 0xAC00..0xD7A3 -> TrieFormat.LAST_CONSONANTS[(last - 0xAC00) % 28 - 1].toString()
        isHangul(last) && last !in 0x3131..0x314E -> ""
        else -> substring(length - unitsBefore(length))
    }
}

/** A [scalar] as text; null if it is no Unicode scalar above 0. */
internal fun textOf(scalar: Int): String? = when (scalar) {
    in 1..0xD7FF, in 0xE000..0xFFFF -> scalar.toChar().toString()
    in 0x10000..0x10FFFF -> "${(0xD7C0 + (scalar shr 10)).toChar()}${(0xDC00 + (scalar and 0x3FF)).toChar()}"
    else -> null
}

/** The numbers of docs/spec/FORMAT.md: the sizes in a trie, where each kind of cell begins, and the pending dots. */
internal object TrieFormat {
    const val BASE = 90
    const val KEY_SIZE = 10
    const val LEAD_INDEX = 28
    const val NONE = 89
    const val PENDING = 21
    const val TAIL = 1
    const val PUSH = 29
    const val CARRY = 561
    const val VOWEL = 1093
    const val BARE_LEAD = 1114
    const val APPENDED = 1115
    const val NOTHING = 1116
    const val LETTER = 1117
    const val BEFORE = 1206

    /** The last consonant of each tail, from tail 1 on. */
    const val LAST_CONSONANTS = "ㄱㄲㅅㄴㅈㅎㄷㄹㄱㅁㅂㅅㅌㅍㅎㅁㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
    const val DOT = 0x119E
    const val TWO_DOTS = 0x11A2
    const val COMPATIBILITY_DOT = 0x318D
}

/** The layouts. Each is made when it is first asked for. */
public object Layouts {
    /** Cheonjiin (천지인). */
    @JvmStatic
    @get:JvmName("cheonjiin")
    public val cheonjiin: KeyboardLayout by lazy {
        KeyboardLayout(
            "cheonjiin", true,
            keysOf("인 ㅣ 1", "천 ㆍ 2", "지 ㅡ 3", "ㄱㅋ ㄱ 4", "ㄴㄹ ㄴ 5", "ㄷㅌ ㄷ 6", "ㅂㅍ ㅂ 7", "ㅅㅎ ㅅ 8",
                "ㅈㅊ ㅈ 9", ".,?! . ", "ㅇㅁ ㅇ 0"),
            Trie(
                "HWJTr[r7T&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'" +
                "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+" +
                "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1" +
                "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71" +
                "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%" +
                "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%" +
                "_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1" +
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
            ),
        )
    }

    /** Naratgeul (나랏글). */
    @JvmStatic
    @get:JvmName("naratgeul")
    public val naratgeul: KeyboardLayout by lazy {
        KeyboardLayout(
            "naratgeul", false,
            keysOf("ㄱ ㄱ 1", "ㄴ ㄴ 2", "ㅏㅓ ㅏ 3", "ㄹ ㄹ 4", "ㅁ ㅁ 5", "ㅗㅜ ㅗ 6", "ㅅ ㅅ 7", "ㅇ ㅇ 8",
                "ㅣ ㅣ 9", "획추가 ㆆ *", "ㅡ ㅡ 0", "쌍자음 ㆀ #"),
            Trie(
                "HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./" +
                "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)" +
                "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%" +
                "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4" +
                "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%" +
                "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%" +
                "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1" +
                "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%" +
                "A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%" +
                "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%" +
                "i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&" +
                "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%" +
                "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%" +
                "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
            ),
        )
    }

    /** SKY-II (스카이). */
    @JvmStatic
    @get:JvmName("sky")
    public val sky: KeyboardLayout by lazy {
        KeyboardLayout(
            "sky", true,
            keysOf("ㄱㅋ ㄱ 1", "ㅣㅡ ㅣ 2", "ㅏㅑ ㅏ 3", "ㄷㅌ ㄷ 4", "ㄴㄹ ㄴ 5", "ㅓㅕ ㅓ 6", "ㅁㅅ ㅁ 7", "ㅂㅍ ㅂ 8",
                "ㅗㅛ ㅗ 9", "ㅈㅊ ㅈ *", "ㅇㅎ ㅇ 0", "ㅜㅠ ㅜ #"),
            Trie(
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
                "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
            ),
        )
    }

    /** Dubeolsik (두벌식). */
    @JvmStatic
    @get:JvmName("dubeolsik")
    public val dubeolsik: KeyboardLayout by lazy {
        KeyboardLayout(
            "dubeolsik", false,
            keysOf("ㅂ ㅂ q", "ㅈ ㅈ w", "ㄷ ㄷ e", "ㄱ ㄱ r", "ㅅ ㅅ t", "ㅛ ㅛ y", "ㅕ ㅕ u", "ㅑ ㅑ i", "ㅐ ㅐ o",
                "ㅔ ㅔ p", "ㅁ ㅁ a", "ㄴ ㄴ s", "ㅇ ㅇ d", "ㄹ ㄹ f", "ㅎ ㅎ g", "ㅗ ㅗ h", "ㅓ ㅓ j", "ㅏ ㅏ k",
                "ㅣ ㅣ l", "ㅋ ㅋ z", "ㅌ ㅌ x", "ㅊ ㅊ c", "ㅍ ㅍ v", "ㅠ ㅠ b", "ㅜ ㅜ n", "ㅡ ㅡ m", "ㅃ ㅃ Q",
                "ㅉ ㅉ W", "ㄸ ㄸ E", "ㄲ ㄲ R", "ㅆ ㅆ T", "ㅒ ㅒ O", "ㅖ ㅖ P"),
            Trie(
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
                "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1",
            ),
        )
    }

    /** Danmoeum (단모음). */
    @JvmStatic
    @get:JvmName("danmoeum")
    public val danmoeum: KeyboardLayout by lazy {
        KeyboardLayout(
            "danmoeum", false,
            keysOf("ㅂ ㅂ q", "ㅈ ㅈ w", "ㄷ ㄷ e", "ㄱ ㄱ r", "ㅅ ㅅ t", "ㅗ ㅗ h", "ㅐ ㅐ o", "ㅔ ㅔ p", "ㅁ ㅁ a",
                "ㄴ ㄴ s", "ㅇ ㅇ d", "ㄹ ㄹ f", "ㅎ ㅎ g", "ㅓ ㅓ j", "ㅏ ㅏ k", "ㅣ ㅣ l", "ㅋ ㅋ z", "ㅌ ㅌ x",
                "ㅊ ㅊ c", "ㅍ ㅍ v", "ㅜ ㅜ n", "ㅡ ㅡ m"),
            Trie(
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
            ),
        )
    }
}
