// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A finger that is down.
 *
 * @property slot The slot under the finger; null if the finger is not on a slot.
 * @property place The place of that slot.
 * @property typedRun The run right after the touch pressed its key; null if the press did not change the text.
 * @property hasMoved True if the finger has moved to another slot.
 * @property isUsed True if something has been typed while this finger has been on shift or on a page slot.
 * @property deadline The time at which the finger counts as held, or at which it repeats backspace; null if it does
 *   neither.
 */
internal data class Touch(
    val finger: Int,
    val slot: Slot?,
    val place: Place?,
    val phase: Phase = Phase.Waiting,
    val typedRun: String? = null,
    val hasMoved: Boolean = false,
    val isUsed: Boolean = false,
    val deadline: Long? = null,
) {
    /** The phase of a touch. */
    sealed interface Phase {
        /** The slot acts when the finger goes up. */
        object Waiting : Phase
        /** The finger has pressed a key. */
        object Written : Phase
        /** The finger does nothing until it goes up. */
        object Inactive : Phase
        /** The finger has repeated backspace since this time. */
        data class Repeating(val since: Long) : Phase
        /** The finger moves the cursor, and has moved it by [step] steps so far. */
        data class Sliding(val step: Int) : Phase
        /** The finger chooses from the offers of its slot, by index. */
        data class Choosing(val chosen: Int?) : Phase
        /** The finger is on shift, which was in the state [before] when the finger went down. */
        data class OnShift(val before: Shift, val hasLocked: Boolean) : Phase
        /** The finger is on a slot that opened a page in place of [before]. */
        data class OnPage(val before: Int) : Phase
    }

    /** True if an offer can still replace the tap. */
    val acceptsOffer: Boolean get() = phase == Phase.Written || phase == Phase.Waiting && !hasMoved

    val isOnShift: Boolean get() = phase is Phase.OnShift

    /** True if the finger is on shift or on a page slot. Other fingers do not finish such a touch. */
    val isModifier: Boolean get() = phase is Phase.OnPage || isOnShift

    /** Returns a copy of the touch that does nothing until the finger goes up. */
    fun deactivate(): Touch = copy(phase = Phase.Inactive, deadline = null)

    /**
     * Returns a copy of the touch that has moved to [slot]. A touch that went down on space stays on space, because a
     * sliding thumb may leave the slot.
     */
    fun move(place: Place?, slot: Slot?): Touch {
        val isHeldThere = !hasMoved && this.slot?.content == Role.SPACE
        if (!isModifier && (phase != Phase.Waiting || isHeldThere)) return this
        return copy(place = place, slot = slot, hasMoved = true, deadline = null)
    }

    /**
     * Returns a copy of the touch that has chosen this item of its open list. If the list has no such item, no item is
     * chosen.
     */
    fun choose(item: Int): Touch {
        if (phase !is Phase.Choosing || slot == null) return this
        return copy(phase = Phase.Choosing(item.takeIf { it in slot.hold.indices }))
    }
}
