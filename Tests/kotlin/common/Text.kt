package kotlin.text

public enum class CharCategory {
    COMBINING_SPACING_MARK, CONTROL, DECIMAL_DIGIT_NUMBER, ENCLOSING_MARK, FORMAT, LETTER_NUMBER, LINE_SEPARATOR,
    LOWERCASE_LETTER, MODIFIER_LETTER, NON_SPACING_MARK, OTHER_LETTER, OTHER_NUMBER, PARAGRAPH_SEPARATOR, PRIVATE_USE,
    SURROGATE, TITLECASE_LETTER, UPPERCASE_LETTER,
}
public class StringBuilder : CharSequence {
    override val length: Int get() = TODO()
    override fun get(index: Int): Char = TODO()
    override fun subSequence(startIndex: Int, endIndex: Int): CharSequence = TODO()
    public fun append(value: Char): StringBuilder = TODO()
    public fun append(value: String?): StringBuilder = TODO()
    public fun setLength(newLength: Int): Unit = TODO()
}
public val Char.category: CharCategory get() = TODO()
public fun Char.isHighSurrogate(): Boolean = TODO()
public fun Char.isLowSurrogate(): Boolean = TODO()
public fun Char.isWhitespace(): Boolean = TODO()
public operator fun CharSequence.iterator(): CharIterator = TODO()
public fun CharSequence.isEmpty(): Boolean = TODO()
public fun CharSequence.isNotEmpty(): Boolean = TODO()
public fun CharSequence?.isNullOrEmpty(): Boolean = TODO()
public fun CharSequence.last(): Char = TODO()
public fun CharSequence.lastOrNull(): Char? = TODO()
public inline fun CharSequence.lastOrNull(predicate: (Char) -> Boolean): Char? = TODO()
public fun CharSequence.endsWith(suffix: CharSequence): Boolean = TODO()
public fun CharSequence.takeLast(n: Int): CharSequence = TODO()
public fun CharSequence.commonPrefixWith(other: CharSequence): String = TODO()
public fun String.dropLast(n: Int): String = TODO()
public fun CharSequence.substring(startIndex: Int, endIndex: Int): String = TODO()
public fun String.substring(startIndex: Int): String = TODO()
public fun String.takeLast(n: Int): String = TODO()
public operator fun CharSequence.contains(char: Char): Boolean = TODO()
public inline fun CharSequence.all(predicate: (Char) -> Boolean): Boolean = TODO()
public fun CharSequence.indexOf(char: Char, startIndex: Int = 0, ignoreCase: Boolean = false): Int = TODO()
public fun CharSequence.lastIndexOf(char: Char): Int = TODO()
public fun String?.orEmpty(): String = TODO()
public fun String.uppercase(): String = TODO()
public fun String.lowercase(): String = TODO()
public fun String.padStart(length: Int, padChar: Char): String = TODO()
public fun String.toDouble(): Double = TODO()
public val CharSequence.indices: IntRange get() = TODO()
public fun String.encodeToByteArray(): ByteArray = TODO()
public fun ByteArray.decodeToString(): String = TODO()
public fun Int.toString(radix: Int): String = TODO()
