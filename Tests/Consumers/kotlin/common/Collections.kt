package kotlin.collections

public fun <T> mutableListOf(): MutableList<T> = TODO()

public operator fun <T> MutableCollection<in T>.plusAssign(element: T): Unit = TODO()

public fun <T> List<T>.getOrNull(index: Int): T? = TODO()

public inline fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T? = TODO()

public inline fun <T> Iterable<T>.first(predicate: (T) -> Boolean): T = TODO()

public inline fun <T> List<T>.indexOfLast(predicate: (T) -> Boolean): Int = TODO()

public fun <T> MutableList<T>.removeLastOrNull(): T? = TODO()

public fun <T> Collection<T>.isNotEmpty(): Boolean = TODO()
