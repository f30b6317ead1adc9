package consumer

private const val LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
private const val VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
private const val TAILS =
    " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
private val tails = TAILS.split(' ')
private const val DOT = 'ㆍ'
private const val TWO_DOTS = 'ᆢ'

/** The vowels that lose a stroke to backspace, and are not gone. */
private val shorter = mapOf(
    'ㅘ' to 'ㅗ', 'ㅙ' to 'ㅗ', 'ㅚ' to 'ㅗ', 'ㅝ' to 'ㅜ', 'ㅞ' to 'ㅜ', 'ㅟ' to 'ㅜ', 'ㅢ' to 'ㅡ', TWO_DOTS to DOT,
)

/**
 * A composing run by the one rule: its letters, written out afresh as syllables at each change.
 *
 * @property breaks Before which letters backspace left a gap: 달거 less ㅓ is 달ㄱ and not 닭.
 * @property isCompatible Whether pending dots are written in the compatibility style.
 */
class PlainRun(
    private val letters: String = "", private val breaks: Set<Int> = emptySet(),
    private val isCompatible: Boolean = false,
) {
    /** Each unit of the text, a syllable, a lead with its dot or a lone letter, and where its letters end. */
    private val units: List<Pair<String, Int>> = written()

    val text: String = units.joinToString("") { it.first }

    /** The run after the key of [table] was pressed. */
    fun pressed(table: KeyTable): PlainRun {
        val advanced = letters.lastOrNull()?.let { table.advance[it] }
        val next = when {
            advanced != null -> letters.dropLast(1) + advanced
            table.appends != null -> letters + table.appends
            else -> letters
        }
        return with(next, breaks)
    }

    /** The run without its last jamo. */
    fun lessJamo(): PlainRun {
        val kept = letters.dropLast(1)
        val vowel = shorter[letters.last()]
        if (vowel != null) return with(kept + vowel, breaks)
        val wasLead = takesLead(letters.last()) && kept.isNotEmpty() && kept.last() in LEADS && kept.length !in breaks
        return with(kept, if (wasLead) breaks + (kept.length - 1) else breaks)
    }

    /** The run without its last unit. */
    fun lessUnit(): PlainRun = with(letters.take(units.dropLast(1).lastOrNull()?.second ?: 0), breaks)

    /** A run of [letters]; a gap that would not show is none. */
    private fun with(letters: String, breaks: Set<Int>): PlainRun {
        var run = PlainRun(letters, breaks.filter { it < letters.length }.toSet(), isCompatible)
        for (gap in run.breaks) {
            val closed = PlainRun(letters, run.breaks - gap, isCompatible)
            if (closed.text == run.text) run = closed
        }
        return run
    }

    private fun written(): List<Pair<String, Int>> {
        val units = mutableListOf<Pair<String, Int>>()
        var index = 0
        while (index < letters.length) {
            val start = index
            index += 1
            val letter = letters[start]
            val above = letters.getOrNull(index)?.takeIf { letter in LEADS && takesLead(it) && index !in breaks }
            val text = when {
                above == null -> alone(letter)
                above in VOWELS -> {
                    index += 1
                    var tail = ""
                    while (joins(tail, index)) tail += letters[index++]
                    syllable(letter, above, tail)
                }
                else -> pending(letter, above).also { index += 1 }
            }
            units += text to index
        }
        return units
    }

    /** Whether the letter at [index] joins [tail]: no vowel may follow it, for which it would be the lead. */
    private fun joins(tail: String, index: Int): Boolean {
        val letter = letters.getOrNull(index) ?: return false
        val next = letters.getOrNull(index + 1)
        val isLead = next != null && takesLead(next) && index + 1 !in breaks
        return !isLead && index !in breaks && tail + letter in tails
    }

    private fun takesLead(letter: Char) = letter in VOWELS || letter == DOT || letter == TWO_DOTS

    private fun syllable(lead: Char, vowel: Char, tail: String): String {
        val number = (LEADS.indexOf(lead) * 21 + VOWELS.indexOf(vowel)) * 28 + tails.indexOf(tail)
        return (0xAC00 + number).toChar().toString()
    }

    private fun pending(lead: Char, dot: Char): String =
        (if (isCompatible) lead else (0x1100 + LEADS.indexOf(lead)).toChar()) + alone(dot)

    private fun alone(letter: Char): String =
        if (letter == DOT && !isCompatible) "\u119E" else letter.toString()
}
