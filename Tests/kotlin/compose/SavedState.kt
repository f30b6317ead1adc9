package androidx.savedstate

import android.os.Bundle
import android.view.View
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import java.util.WeakHashMap

class SavedStateRegistry

interface SavedStateRegistryOwner : LifecycleOwner {
    val savedStateRegistry: SavedStateRegistry
}

class SavedStateRegistryController private constructor(private val owner: SavedStateRegistryOwner) {
    val savedStateRegistry = SavedStateRegistry()

    fun performRestore(savedState: Bundle?) =
        check(savedState == null && owner.lifecycle.currentState == Lifecycle.State.INITIALIZED)

    companion object {
        @JvmStatic
        fun create(owner: SavedStateRegistryOwner) = SavedStateRegistryController(owner)
    }
}

private val owners = WeakHashMap<View, SavedStateRegistryOwner>()

fun View.setViewTreeSavedStateRegistryOwner(owner: SavedStateRegistryOwner?) {
    owners[this] = owner
}

/** True if the view has an owner. This property is not in the real interface. */
val View.hasSavedStateRegistryOwner: Boolean get() = owners[this] != null
