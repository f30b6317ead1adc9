// The part of Jetpack Compose that docs/examples/android/compose uses. There is no compiler plugin, so a composable is
// a plain function. If a state that the function has read changes, the view calls the whole function again.
package androidx.compose.runtime

import kotlin.reflect.KProperty

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
}

fun <T> mutableStateOf(value: T): MutableState<T> = ObservedState(value)

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = value

operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T) {
    this.value = value
}

/** A state that observes reads only during composition. Setting the state to an equal value causes no recomposition. */
private class ObservedState<T>(value: T) : MutableState<T> {
    private val readers = mutableSetOf<Composer>()

    override var value: T = value
        get() {
            Composer.current?.let { readers += it }
            return field
        }
        set(value) {
            if (value == field) return
            field = value
            for (reader in readers) reader.isStale = true
            readers.clear()
        }
}

@Composable
fun <T> key(vararg keys: Any?, block: @Composable () -> T): T =
    checkNotNull(Composer.current) { "not within a composition" }.keyed(keys.toList(), block)

abstract class CompositionLocal<T>(private val default: T) {
    val current: T @Composable get() = default
}

/** Collects the nodes of one view. This class is not in Compose's interface. */
class Composer {
    /** A node. Its [path] of keys or indices identifies the node across compositions. */
    class Node(val path: List<Any?>, val modifier: Any) {
        val children = mutableListOf<Node>()
    }

    var isStale = true
    private var root = Node(emptyList(), Unit)
    private var key: Any? = null

    fun compose(content: @Composable () -> Unit): List<Node> {
        isStale = false
        root = Node(emptyList(), Unit)
        current = this
        try {
            content()
        } finally {
            current = null
        }
        return root.children
    }

    fun node(modifier: Any, content: () -> Unit) {
        val parent = root
        val node = Node(parent.path + (key ?: parent.children.size), modifier)
        check(parent.children.none { it.path == node.path }) { "two nodes have the key $key" }
        parent.children += node
        key = null
        root = node
        content()
        root = parent
    }

    fun <T> keyed(keys: List<Any?>, block: () -> T): T {
        key = keys
        return block().also { key = null }
    }

    companion object {
        var current: Composer? = null
    }
}
