package kotlin.ranges

public operator fun Double.rangeTo(that: Double): ClosedFloatingPointRange<Double> = TODO()
public infix fun Int.until(to: Int): IntRange = TODO()
public infix fun Int.downTo(to: Int): IntProgression = TODO()

public interface ClosedFloatingPointRange<T : Comparable<T>> : ClosedRange<T>
