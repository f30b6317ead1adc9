package kotlin.comparisons

public fun minOf(a: Int, b: Int): Int = TODO()
