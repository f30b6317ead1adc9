package kotlin.comparisons

public fun minOf(a: Int, b: Int): Int = TODO()
public fun minOf(a: Long, b: Long): Long = TODO()
public fun maxOf(a: Int, b: Int): Int = TODO()
public fun maxOf(a: Long, b: Long): Long = TODO()
