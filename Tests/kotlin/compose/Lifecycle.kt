package androidx.lifecycle

import android.view.View
import java.util.WeakHashMap

abstract class Lifecycle {
    enum class State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }

    abstract val currentState: State
}

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

class LifecycleRegistry(provider: LifecycleOwner) : Lifecycle() {
    init {
        check(provider.hashCode() != 0)
    }

    override var currentState = State.INITIALIZED
}

private val owners = WeakHashMap<View, LifecycleOwner>()

fun View.setViewTreeLifecycleOwner(lifecycleOwner: LifecycleOwner?) {
    owners[this] = lifecycleOwner
}

val View.viewTreeLifecycleOwner: LifecycleOwner? get() = owners[this]
