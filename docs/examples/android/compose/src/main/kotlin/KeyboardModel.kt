package com.example.keyboard

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import hwalja.KeyboardMachine

/** The appearance of a keyboard, as state that Compose observes. */
class KeyboardModel(machine: KeyboardMachine<*>, density: Float, onAct: () -> Unit) {
    /** The fingers on the keyboard. */
    val touches: KeyboardTouches = KeyboardTouches(machine, density, ::refresh, onAct)

    /** Each slot with its box, in pixels. */
    var boxes by mutableStateOf(touches.boxes)
        private set

    /** The items of the open list; empty if no list is open. */
    var items by mutableStateOf(touches.items)
        private set

    /** The height of all rows, in pixels. */
    var height by mutableStateOf(touches.height)
        private set

    private fun refresh() {
        boxes = touches.boxes
        items = touches.items
        height = touches.height
    }
}
