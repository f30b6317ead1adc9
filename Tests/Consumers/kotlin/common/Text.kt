package kotlin.text

public class StringBuilder(capacity: Int) {
    public fun append(value: Char): StringBuilder = TODO()
}

public fun Char.isHighSurrogate(): Boolean = TODO()

public fun Char.isLowSurrogate(): Boolean = TODO()

public fun CharSequence.split(vararg delimiters: Char): List<String> = TODO()

public fun CharSequence.isEmpty(): Boolean = TODO()

public fun CharSequence.isNotEmpty(): Boolean = TODO()

public fun CharSequence.indexOf(string: String): Int = TODO()

public operator fun CharSequence.contains(char: Char): Boolean = TODO()

public fun String.takeLast(n: Int): String = TODO()

public fun String.dropLast(n: Int): String = TODO()
