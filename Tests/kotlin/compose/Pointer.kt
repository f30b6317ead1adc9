package androidx.compose.ui.input.pointer

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Density
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.RestrictsSuspension
import kotlin.coroutines.cancellation.CancellationException
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.startCoroutine
import kotlin.coroutines.suspendCoroutine

@JvmInline
value class PointerId(val value: Long)

class PointerInputChange(
    val id: PointerId,
    val uptimeMillis: Long,
    val position: Offset,
    val pressed: Boolean,
    val previousUptimeMillis: Long,
    val previousPosition: Offset,
    val previousPressed: Boolean,
    isInitiallyConsumed: Boolean,
) {
    var isConsumed = isInitiallyConsumed
        private set

    fun consume() {
        isConsumed = true
    }
}

fun PointerInputChange.changedToDownIgnoreConsumed(): Boolean = !previousPressed && pressed

fun PointerInputChange.changedToUpIgnoreConsumed(): Boolean = previousPressed && !pressed

class PointerEvent(val changes: List<PointerInputChange>)

@RestrictsSuspension
interface AwaitPointerEventScope : Density {
    suspend fun awaitPointerEvent(): PointerEvent
}

interface PointerInputScope : Density {
    suspend fun <R> awaitPointerEventScope(block: suspend AwaitPointerEventScope.() -> R): R
}

fun Modifier.pointerInput(key1: Any?, block: suspend PointerInputScope.() -> Unit): Modifier =
    this then PointerElement(key1, block)

class PointerElement(val key: Any?, val block: suspend PointerInputScope.() -> Unit) : Modifier.Element

/**
 * Runs the block of a pointer modifier as Compose does, starting with the first event. There is no dispatcher, so
 * [offer] returns after an event has had all its effects. The block ends when its key changes, when the gesture is
 * cancelled, and when the node disappears.
 */
class PointerHandler(private val element: PointerElement, override val density: Float) :
    PointerInputScope, AwaitPointerEventScope, Continuation<Unit> {
    override val context = EmptyCoroutineContext
    private var awaiter: Continuation<PointerEvent>? = null
    private var isRunning = false

    fun isOf(other: PointerElement): Boolean = other.key == element.key

    fun offer(event: PointerEvent) {
        if (!isRunning) {
            isRunning = true
            element.block.startCoroutine(this, this)
        }
        awaiter?.also { awaiter = null }?.resume(event)
    }

    fun cancel() {
        awaiter?.also { awaiter = null }?.resumeWithException(CancellationException("the gesture is over"))
        isRunning = false
    }

    override suspend fun awaitPointerEvent(): PointerEvent = suspendCoroutine { awaiter = it }

    override suspend fun <R> awaitPointerEventScope(block: suspend AwaitPointerEventScope.() -> R): R = block(this)

    override fun resumeWith(result: Result<Unit>) {
        isRunning = false
        result.exceptionOrNull()?.let { if (it !is CancellationException) throw it }
    }
}
