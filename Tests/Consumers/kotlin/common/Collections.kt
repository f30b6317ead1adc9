package kotlin.collections

public abstract class AbstractList<out E> protected constructor() : List<E> {
    override fun contains(element: @UnsafeVariance E): Boolean = TODO()

    override fun containsAll(elements: Collection<@UnsafeVariance E>): Boolean = TODO()

    override fun indexOf(element: @UnsafeVariance E): Int = TODO()

    override fun isEmpty(): Boolean = TODO()

    override fun iterator(): Iterator<E> = TODO()

    override fun lastIndexOf(element: @UnsafeVariance E): Int = TODO()

    override fun listIterator(): ListIterator<E> = TODO()

    override fun listIterator(index: Int): ListIterator<E> = TODO()

    override fun subList(fromIndex: Int, toIndex: Int): List<E> = TODO()
}

public fun <T> listOf(vararg elements: T): List<T> = TODO()

public fun <T> setOf(vararg elements: T): Set<T> = TODO()

public fun <T> mutableListOf(): MutableList<T> = TODO()

public operator fun <T> MutableCollection<in T>.plusAssign(element: T): Unit = TODO()

public operator fun <T> Iterable<T>.contains(element: T): Boolean = TODO()

public fun <T> List<T>.getOrNull(index: Int): T? = TODO()

public inline fun <T> Iterable<T>.find(predicate: (T) -> Boolean): T? = TODO()

public inline fun <T> Iterable<T>.filter(predicate: (T) -> Boolean): List<T> = TODO()

public inline fun <T> Iterable<T>.first(predicate: (T) -> Boolean): T = TODO()

public inline fun <T, R> Iterable<T>.mapIndexed(transform: (index: Int, T) -> R): List<R> = TODO()

public fun <T> Collection<T>.isNotEmpty(): Boolean = TODO()
