package com.example.keyboard

import android.graphics.RectF
import android.inputmethodservice.InputMethodService
import android.os.SystemClock
import android.view.HapticFeedbackConstants
import android.view.View
import androidx.compose.foundation.background
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.navigationBarsPadding
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToDownIgnoreConsumed
import androidx.compose.ui.input.pointer.changedToUpIgnoreConsumed
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.ComposeView
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import hwalja.KeyboardMachine
import hwalja.SlotContent

/** Returns a view in which Compose draws the keyboard of [machine]. */
fun KeyboardView(service: InputMethodService, machine: KeyboardMachine<*>): View {
    val view = ComposeView(service)
    val model = KeyboardModel(machine, service.resources.displayMetrics.density) {
        view.performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP)
    }
    service.window.window?.decorView?.let { ServiceOwner().own(it) }
    view.setContent { Keyboard(model) }
    return view
}

/** The slots of a keyboard, and an open list over them. */
@Composable
fun Keyboard(model: KeyboardModel) {
    Box(
        Modifier.fillMaxWidth()
            .background(if (isSystemInDarkTheme()) Color(0xFF202124) else Color(0xFFE3E5E8))
            .navigationBarsPadding()
            .height(with(LocalDensity.current) { model.height.toDp() })
            .onSizeChanged { model.touches.width = it.width }
            // Use one handler for all slots, because a slot that disappears with its page would cancel the fingers on
            // it.
            .pointerInput(model) { follow(model.touches) },
    ) {
        for ((box, face) in model.boxes) {
            if (face.content == SlotContent.Gap) continue
            key(face.place) {
                Slot(box, face.legend, face.hint, face.isPressed) {
                    role = Role.Button
                    contentDescription = face.name
                    onClick {
                        model.touches.tap(face.place)
                        true
                    }
                }
            }
        }
        for (item in model.items) Slot(item.box, item.legend, "", item.isChosen) {}
    }
}

/** A slot, or an item of a list. A screen reader receives only its [semantics], not its text. */
@Composable
private fun Slot(
    box: RectF, legend: String, hint: String, isLit: Boolean, semantics: SemanticsPropertyReceiver.() -> Unit,
) {
    val isNight = isSystemInDarkTheme()
    val plain = if (isNight) Color(0xFF3C4043) else Color.White
    val lit = if (isNight) Color(0xFF5F6368) else Color(0xFFB8C4D6)
    val ink = if (isNight) Color.White else Color(0xFF202124)
    with(LocalDensity.current) {
        Box(
            Modifier.offset(box.left.toDp(), box.top.toDp())
                .size(box.width().toDp(), box.height().toDp())
                .clearAndSetSemantics(semantics)
                .padding(3.dp)
                .background(if (isLit) lit else plain, RoundedCornerShape(6.dp)),
            contentAlignment = Alignment.Center,
        ) {
            val size = minOf(22.dp.toPx(), box.width() / maxOf(1, legend.length) * 0.9f).toSp()
            BasicText(legend, style = TextStyle(color = ink, fontSize = size), maxLines = 1)
            if (hint.isEmpty()) return@Box
            val corner = Modifier.align(Alignment.TopEnd).padding(4.dp)
            BasicText(hint, corner, style = TextStyle(color = ink, fontSize = 10.dp.toSp()))
        }
    }
}

/**
 * Passes each event to [touches] at once. If fingers were state that is read when the keyboard is drawn, a tap that is
 * over before the next frame would be lost.
 */
private suspend fun PointerInputScope.follow(touches: KeyboardTouches) = awaitPointerEventScope {
    try {
        while (true) for (change in awaitPointerEvent().changes) touches.take(change)
    } finally {
        // The keyboard has left the screen with fingers on it.
        touches.cancel(SystemClock.uptimeMillis())
    }
}

private fun KeyboardTouches.take(change: PointerInputChange) {
    val id = change.id.value.toInt()
    val (x, y) = change.position
    val time = change.uptimeMillis
    when {
        change.changedToDownIgnoreConsumed() -> down(id, x, y, time)
        // A cancelled finger is reported as up, in an event that is already consumed.
        change.changedToUpIgnoreConsumed() -> if (change.isConsumed) cancel(id, time) else up(id, time)
        change.pressed -> move(id, x, y, time)
    }
    change.consume()
}
