// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * A finger that is down.
 *
 * @property slot The slot that it is on; null if it is on none.
 * @property place Where that slot is.
 * @property composed The run after its key was pressed, if that changed the text.
 * @property hasMoved Whether it has moved to another slot.
 * @property isUsed Whether something was written while it was on shift or on a slot that opens a page.
 * @property due When it is held, or repeats, if it does.
 */
internal data class Touch(
    val finger: Int,
    val slot: Slot?,
    val place: Place?,
    val phase: Phase = Phase.Waiting,
    val composed: String? = null,
    val hasMoved: Boolean = false,
    val isUsed: Boolean = false,
    val due: Long? = null,
) {
    /** What the finger does. */
    sealed interface Phase {
        /** Its slot acts when it goes up. */
        object Waiting : Phase
        /** It has pressed a key. */
        object Written : Phase
        /** It does nothing any more. */
        object Spent : Phase
        /** It repeats backspace, since this time. */
        data class Repeating(val since: Long) : Phase
        /** It moves the cursor, so far by so many steps. */
        data class Sliding(val step: Int) : Phase
        /** It chooses one of the offers of its slot, by numbers from 0. */
        data class Choosing(val chosen: Int?) : Phase
        /** It is on shift, which was [before] until then, and has locked it or not. */
        data class OnShift(val before: Shift, val hasLocked: Boolean) : Phase
        /** It is on a slot that opened a page, in place of [before]. */
        data class OnPage(val before: Int) : Phase
    }

    /** Whether an offer can still replace what a tap does. */
    val isOpen: Boolean get() = phase == Phase.Written || phase == Phase.Waiting && !hasMoved

    val isOnShift: Boolean get() = phase is Phase.OnShift

    /** Whether it is on shift or on a slot that opened a page: other fingers leave it as it is. */
    val isModifier: Boolean get() = phase is Phase.OnPage || isOnShift

    /** It does nothing any more, until it goes up. */
    fun spend(): Touch = copy(phase = Phase.Spent, due = null)

    /** It moves to [slot], unless it went down on space: a thumb that slides there may leave it. */
    fun move(place: Place?, slot: Slot?): Touch {
        val isHeldThere = !hasMoved && this.slot?.content == Role.SPACE
        if (!isModifier && (phase != Phase.Waiting || isHeldThere)) return this
        return copy(place = place, slot = slot, hasMoved = true, due = null)
    }

    /** Chooses this item of an open list, or none if the list has no such item. */
    fun choose(item: Int): Touch {
        if (phase !is Phase.Choosing || slot == null) return this
        return copy(phase = Phase.Choosing(item.takeIf { it in slot.hold.indices }))
    }
}
