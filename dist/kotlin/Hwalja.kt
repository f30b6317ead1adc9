// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

package hwalja

/**
 * Turns key presses into edits, and remembers the composing run: after [commit] nothing before the
 * cursor changes any more. All counts are UTF-16 code units. Meant for one thread.
 *
 * ```kotlin
 * val composer = Composer(Layouts.cheonjiin)
 * val field = StringBuilder()
 * for (id in listOf("ㅇㅁ", "인", "천", "ㄴㄹ")) {
 *     val edit = composer.press(composer.layout.key(id)!!)
 *     field.setLength(field.length - edit.deleting)
 *     field.append(edit.inserting)
 * }
 * check(field.toString() == "안" && composer.composing == "안")
 * ```
 *
 * @property layout The layout whose keys are pressed.
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

    private val strokes = mutableListOf<Stroke>()

    /** What one press did to a run of [length] code units that ended in the scalar [last]. */
    private class Stroke(val length: Int, val last: Int, val removed: String, val inserted: Int)

    /**
     * Presses [key].
     *
     * @return what to do to the text, [Edit.NONE] for a key of another layout.
     */
    public fun press(key: Key): Edit {
        val edit = layout.edit(key, composing) ?: return Edit.NONE
        val length = composing.length
        strokes += Stroke(
            length, composing.scalarBefore(length), composing.takeLast(edit.deleting),
            edit.inserting.length,
        )
        apply(edit)
        forgetEarlierSyllables()
        return edit
    }

    /** Ends the run: what was typed stays as it is. Call it when the cursor has moved, too. */
    public fun commit() {
        composing = ""
        strokes.clear()
    }

    /**
     * Ends the run or, if there is none, writes a space.
     *
     * @return what to do to the text, [Edit.NONE] if a run ended.
     */
    public fun space(): Edit {
        val edit = if (composing.isEmpty()) Edit(0, " ") else Edit.NONE
        commit()
        return edit
    }

    /**
     * Takes back the last [step] of the run.
     *
     * @return what to do to the text, or null if nothing is composed: delete as usual then.
     */
    public fun backspace(step: Step = Step.JAMO): Edit? {
        if (composing.isEmpty()) return null
        val edit = when (step) {
            Step.JAMO -> layout.deletion(composing) ?: Edit(composing.unitsBefore(composing.length), "")
            Step.STROKE ->
                strokes.removeLastOrNull()?.let { Edit(it.inserted, it.removed) } ?: Edit(lastUnit(), "")
        }
        if (step == Step.JAMO) strokes.clear()
        apply(edit)
        return edit
    }

    private fun apply(edit: Edit) {
        composing = composing.dropLast(edit.deleting) + edit.inserting
    }

    /** How many code units the last syllable, pending form or letter of the run has. */
    private fun lastUnit(): Int {
        val length = composing.length
        if (length < 2 || composing[length - 1] !in "\u119E\u11A2\u318D") {
            return composing.unitsBefore(length)
        }
        return when (composing[length - 2]) {
            in '\u1100'..'\u1112', in '\u3131'..'\u314E' -> 2
            else -> 1
        }
    }

    /** Forgets the strokes before the first of the last syllable. */
    private fun forgetEarlierSyllables() {
        val start = composing.length - lastUnit()
        val last = composing.scalarBefore(start)
        val first = strokes.indexOfLast { it.length == start && it.last == last }
        if (first > 0) strokes.subList(0, first).clear()
    }
}

/**
 * What a key press does to a text field: delete, then insert.
 *
 * @property deleting How many UTF-16 code units before the cursor to delete, as
 *   `InputConnection.deleteSurroundingText` counts.
 * @property inserting What to insert then.
 */
public data class Edit(public val deleting: Int, public val inserting: String) {
    /** Holds [NONE]. */
    public companion object {
        /** Nothing to do. */
        public val NONE: Edit = Edit(0, "")
    }
}

/**
 * A keyboard layout: its keys, and what each does to the text before the cursor. Never changes, so
 * that any thread may read it. [Layouts] has those there are.
 *
 * @property id The layout's name in file names.
 * @property name Its name in Korean.
 */
public class KeyboardLayout internal constructor(
    public val id: String,
    public val name: String,
    keypad: String,
    private val trie: Trie,
) {
    /** The keypad, row by row. */
    public val rows: List<List<Slot>>

    /** The keys that type, in keypad order, those that need shift last. */
    public val keys: List<Key>

    // A line is a row, of slots between spaces: a mark, or a key's id, legend if another, long press
    // and the id of the key it lies under, set apart by tabs.
    init {
        val rows = mutableListOf<List<Slot>>()
        val keys = mutableListOf<Key>()
        for (line in keypad.split('\n')) {
            val slots = mutableListOf<Slot>()
            for (text in line.split(' ')) {
                val mark = Mark.entries.getOrNull(MARKS.indexOf(text))
                val fields = text.split('\t')
                fun field(index: Int) = fields.getOrNull(index)?.takeIf { it.isNotEmpty() }
                val under = field(3)?.let { id -> keys.first { it.id == id } }
                val key = Key(
                    id = fields[0],
                    legend = field(1) ?: fields[0],
                    longPress = field(2),
                    row = under?.row ?: rows.size,
                    column = under?.column ?: slots.size,
                    isShifted = under != null,
                    index = keys.size,
                )
                if (mark == null) keys += key
                if (under == null) slots += mark ?: key
            }
            if (slots.isNotEmpty()) rows += slots
        }
        this.rows = rows
        this.keys = keys
    }

    /** The key named [id], or null if the layout has none of that name. */
    public fun key(id: String): Key? = keys.find { it.id == id }

    /**
     * What pressing [key] does with [textBeforeCursor], of which the last four UTF-16 code units
     * count: the raw look-up, which knows no run. No text makes it fail; a lone surrogate is a
     * character that nothing joins.
     *
     * @return null if the key does nothing here, or is not one of this layout's.
     */
    public fun edit(key: Key, textBeforeCursor: CharSequence): Edit? =
        if (keys.getOrNull(key.index) === key) trie.edit(key.index, textBeforeCursor) else null

    /**
     * What removes the last jamo of [textBeforeCursor].
     *
     * @return null if no composing run can end so: delete as usual then.
     */
    public fun deletion(textBeforeCursor: CharSequence): Edit? =
        trie.edit(keys.size, textBeforeCursor)

    private companion object {
        /** The marks of a keypad, in the order of [Mark]. */
        const val MARKS = "⌫⏎␣⇧□"
    }
}

/** A place on a drawn keypad: a [Key] or a [Mark]. */
public sealed interface Slot

/**
 * A key of a layout, and what is needed to draw it.
 *
 * @property id The name of the key, unique in its layout.
 * @property legend What is printed on it.
 * @property longPress What holding it down types, if anything.
 * @property row Its row on the keypad, 0 at the top.
 * @property column Its place in the row, 0 at the left.
 * @property isShifted Whether it needs shift; it lies under the key in the same place.
 */
public class Key internal constructor(
    public val id: String,
    public val legend: String,
    public val longPress: String?,
    public val row: Int,
    public val column: Int,
    public val isShifted: Boolean,
    internal val index: Int,
) : Slot {
    override fun toString(): String = id
}

/** A place on a drawn keypad that is no key of the layout. */
public enum class Mark : Slot {
    /** Deletes. */
    BACKSPACE,

    /** Ends the line. */
    ENTER,

    /** Ends the run, then writes a space. */
    SPACE,

    /** Uncovers the shifted keys. */
    SHIFT,

    /** Nothing. */
    GAP,
}

/**
 * A layout's transitions as docs/FORMAT.md lays them out, read in place: a look-up reads three cells
 * at most and makes nothing but the edit and its text.
 */
internal class Trie(private val digits: String) {
    private val letterCount = digit(12)
    private val letters = pair(13)
    private val keys = pair(15)
    private val blocks = pair(17)

    /**
     * What key number [key], backspace the last, does with [text] before the cursor; null if nothing.
     */
    fun edit(key: Int, text: CharSequence): Edit? {
        val record = keys + key * KEY_SIZE
        var deleting = text.unitsBefore(text.length)
        var scalar = text.scalarBefore(text.length)
        var cell = lastCell(record, scalar)
        if (cell >= BEFORE) {
            val block = blocks + 2 * (cell - BEFORE)
            cell = pair(block)
            val end = text.length - deleting
            val before = text.scalarBefore(end)
            val found = entry(block, beforeIndex(before))
            if (found > 0) {
                cell = found
                scalar = before
                deleting += text.unitsBefore(end)
            }
        }
        if (cell > 0) return Edit(deleting, textOf(written(cell, scalar, record)))
        val appended = digit(record)
        return if (appended == NONE) null else Edit(0, textOf(letter(appended)))
    }

    /** The cell for the [last] scalar, 0 if there is none. */
    private fun lastCell(record: Int, last: Int): Int {
        val syllable = last - 0xAC00
        if (syllable in 0..11_171) {
            val tail = syllable % 28
            return if (tail > 0) cell(record + 2, tail) else cell(record + 4, syllable / 28 % 21)
        }
        val jamo = last - 0x3131
        if (jamo in 30..50) return cell(record + 8, jamo - 30)
        val lead = lead(last)
        if (lead < 19 && jamo >= 0) return cell(record + 6, lead)
        for (index in 0 until letterCount) {
            if (letter(40 + index) == last.toLong()) return cell(record + 8, 21 + index)
        }
        return 0
    }

    /** The cell at [index] of the block that [pointer] names, or the block's own outside its range. */
    private fun cell(pointer: Int, index: Int): Int {
        val block = pair(pointer)
        val found = entry(block, index)
        return if (found >= 0) found else pair(block)
    }

    /** The cell at [index] of [block], -1 outside its range. */
    private fun entry(block: Int, index: Int): Int {
        val offset = index - digit(block + 2)
        return if (offset in 0 until digit(block + 3)) pair(block + 4 + 2 * offset) else -1
    }

    /** The index of the scalar before the last: its tail, or that of a bare lead; -1 of others. */
    private fun beforeIndex(scalar: Int): Int = when {
        scalar in 0xAC00..0xD7A3 -> (scalar - 0xAC00) % 28
        lead(scalar) < 19 -> LEAD_INDEX
        else -> -1
    }

    /** What [cell] makes of [scalar]: up to three scalars, the first in the lowest 21 bits. */
    private fun written(cell: Int, scalar: Int, record: Int): Long = when {
        cell < PUSH -> withTail(cell - TAIL, scalar)
        cell < CARRY ->
            withTail((cell - PUSH) / 19, scalar) or (letter((cell - PUSH) % 19) shl 21)
        cell < VOWEL ->
            withTail((cell - CARRY) / 19, scalar) or (onLead((cell - CARRY) % 19, record) shl 21)
        cell < BARE_LEAD -> syllable(lead(scalar), cell - VOWEL)
        cell == BARE_LEAD -> letter(lead(scalar))
        cell == APPENDED -> onLead(lead(scalar), record)
        cell == NOTHING -> 0
        else -> letter(cell - LETTER)
    }

    /** What the key appends, on a [lead]: a syllable, or the lead and a pending dot. */
    private fun onLead(lead: Int, record: Int): Long {
        val vowel = digit(record + 1)
        if (vowel < 21) return syllable(lead, vowel)
        val first = if (vowel == CONJOINING) 0x1100L + lead else letter(lead)
        return first or (letter(digit(record)) shl 21)
    }

    /** The syllable [scalar] with another [tail]. */
    private fun withTail(tail: Int, scalar: Int): Long = 0L + scalar - (scalar - 0xAC00) % 28 + tail

    private fun syllable(lead: Int, vowel: Int): Long = 0xAC00L + (lead * 21 + vowel) * 28

    /** The lead of a syllable, a pending form or a lone consonant; 19 or more of anything else. */
    private fun lead(scalar: Int): Int = when (scalar) {
        in 0xAC00..0xD7A3 -> (scalar - 0xAC00) / 588
        in 0x1100..0x1112 -> scalar - 0x1100
        in 0x3131..0x314E -> digit(letters + 3 * letterCount + 19 + scalar - 0x3131)
        else -> NONE
    }

    /** The scalar of a letter by its [number]: 19 consonants, 21 vowels, then the trie's own. */
    private fun letter(number: Int): Long {
        if (number < 19) return 0x3131L + digit(letters + 3 * letterCount + number)
        if (number < 40) return 0x314FL + number - 19
        val offset = letters + 3 * (number - 40)
        return 0L + pair(offset) + digit(offset + 2) * 8_100
    }

    /** A digit of base 90, written as a character from % to ~. */
    private fun digit(offset: Int): Int = digits[offset].code - 0x25

    /** A number of two digits, the lower first. */
    private fun pair(offset: Int): Int = digit(offset) + digit(offset + 1) * 90

    private companion object {
        const val KEY_SIZE = 10

        // Where each kind of cell begins; 0 says nothing.
        const val TAIL = 1
        const val PUSH = 29
        const val CARRY = 561
        const val VOWEL = 1_093
        const val BARE_LEAD = 1_114
        const val APPENDED = 1_115
        const val NOTHING = 1_116
        const val LETTER = 1_117
        const val BEFORE = 1_206

        /** The index of a lead without a vowel, before the last scalar. */
        const val LEAD_INDEX = 28

        /** The letter of a key that appends none; what a consonant or mark makes on a lead. */
        const val NONE = 89

        /** A letter that follows the conjoining lead, U+1100…. */
        const val CONJOINING = 21
    }
}

/** How many UTF-16 code units the Unicode scalar before [end] has: 0 at the start, 2 for a pair. */
private fun CharSequence.unitsBefore(end: Int): Int = when {
    end < 2 -> end
    this[end - 1].isLowSurrogate() && this[end - 2].isHighSurrogate() -> 2
    else -> 1
}

/** The Unicode scalar before [end], a lone surrogate as it is; 0 at the start. */
private fun CharSequence.scalarBefore(end: Int): Int = when (unitsBefore(end)) {
    0 -> 0
    1 -> this[end - 1].code
    else -> 0x10000 + (this[end - 2].code - 0xD800 shl 10) + (this[end - 1].code - 0xDC00)
}

/** The text of up to three Unicode scalars, the first in the lowest 21 bits, 0 where there is none. */
private fun textOf(scalars: Long): String {
    if (scalars in 1..0xFFFF) return scalars.toInt().toChar().toString()
    val units = StringBuilder(6)
    var rest = scalars
    while (rest > 0) {
        val scalar = (rest and 0x1F_FFFF).toInt()
        if (scalar > 0xFFFF) units.append((0xD7C0 + (scalar shr 10)).toChar())
        units.append((if (scalar > 0xFFFF) 0xDC00 + (scalar and 0x3FF) else scalar).toChar())
        rest = rest shr 21
    }
    return units.toString()
}

/**
 * The layouts. Each is made when it is first asked for, within an object of its own that nothing else
 * names: one that an app never asks for is left out by R8, and by what Kotlin/JS and Kotlin/Native
 * have in its place.
 */
public object Layouts {
    /** Cheonjiin (천지인). */
    public val cheonjiin: KeyboardLayout get() = Cheonjiin.layout
    /** Naratgeul (나랏글). */
    public val naratgeul: KeyboardLayout get() = Naratgeul.layout
    /** SKY-II (스카이). */
    public val sky: KeyboardLayout get() = Sky.layout
    /** Dubeolsik (두벌식). */
    public val dubeolsik: KeyboardLayout get() = Dubeolsik.layout
    /** Danmoeum (단모음). */
    public val danmoeum: KeyboardLayout get() = Danmoeum.layout

    private object Cheonjiin {
        val layout = KeyboardLayout(
            id = "cheonjiin", name = "천지인",
            keypad = "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"),
        )
    }

    private object Naratgeul {
        val layout = KeyboardLayout(
            id = "naratgeul", name = "나랏글",
            keypad = "ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Sky {
        val layout = KeyboardLayout(
            id = "sky", name = "스카이",
            keypad = "ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Dubeolsik {
        val layout = KeyboardLayout(
            id = "dubeolsik", name = "두벌식",
            keypad = "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }

    private object Danmoeum {
        val layout = KeyboardLayout(
            id = "danmoeum", name = "단모음",
            keypad = "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
            // A trie holds no $, which would begin an expression here.
            trie = Trie("HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
        )
    }
}
