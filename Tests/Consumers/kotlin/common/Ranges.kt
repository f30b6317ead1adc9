package kotlin.ranges

public infix fun Int.until(to: Int): IntRange = TODO()

public operator fun ClosedRange<Int>.contains(value: Long): Boolean = TODO()
