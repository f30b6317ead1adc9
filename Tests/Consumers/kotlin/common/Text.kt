package kotlin.text

public class StringBuilder(capacity: Int) : CharSequence {
    public constructor() : this(0)

    public constructor(content: String) : this(content.length)

    override val length: Int get() = TODO()

    override fun get(index: Int): Char = TODO()

    override fun subSequence(startIndex: Int, endIndex: Int): CharSequence = TODO()

    public fun append(value: Char): StringBuilder = TODO()

    public fun append(value: String?): StringBuilder = TODO()

    public fun setLength(newLength: Int): Unit = TODO()

    public fun substring(startIndex: Int): String = TODO()

    public fun substring(startIndex: Int, endIndex: Int): String = TODO()
}

public enum class CharCategory {
    COMBINING_SPACING_MARK, CONTROL, ENCLOSING_MARK, FORMAT, LINE_SEPARATOR, NON_SPACING_MARK,
    PARAGRAPH_SEPARATOR, SURROGATE,
}

public val Char.category: CharCategory get() = TODO()

public fun Char.isHighSurrogate(): Boolean = TODO()

public fun Char.isLowSurrogate(): Boolean = TODO()

public fun CharSequence.split(vararg delimiters: Char): List<String> = TODO()

public fun CharSequence.isEmpty(): Boolean = TODO()

public fun CharSequence.isNotEmpty(): Boolean = TODO()

public fun CharSequence?.isNullOrEmpty(): Boolean = TODO()

public infix fun CharSequence?.contentEquals(other: CharSequence?): Boolean = TODO()

public fun CharSequence.endsWith(suffix: CharSequence): Boolean = TODO()

public fun CharSequence.indexOf(string: String): Int = TODO()

public operator fun CharSequence.contains(char: Char): Boolean = TODO()

public fun CharSequence.takeLast(n: Int): CharSequence = TODO()

public fun String.dropLast(n: Int): String = TODO()

public fun String.toDouble(): Double = TODO()

public fun CharArray.concatToString(startIndex: Int, endIndex: Int): String = TODO()
