package kotlin.collections

public fun <T> setOf(vararg elements: T): Set<T> = TODO()
public fun <T> mutableListOf(): MutableList<T> = TODO()
public fun <E> buildList(builderAction: MutableList<E>.() -> Unit): List<E> = TODO()
public fun <T> MutableCollection<in T>.addAll(elements: Array<out T>): Boolean = TODO()
public operator fun <T> MutableCollection<in T>.plusAssign(element: T): Unit = TODO()
public operator fun <T> Iterable<T>.contains(element: T): Boolean = TODO()
public fun <T> List<T>.getOrNull(index: Int): T? = TODO()
public inline fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T? = TODO()
