package hwalja

/**
 * A finger that is down.
 *
 * @property slot The slot that it is on, null where there is none.
 * @property place The place of that.
 * @property composed What its key has made of the run.
 * @property hasMoved Whether it has gone to another slot.
 * @property isUsed Whether something was written while it was on shift or on a slot that opens a page.
 * @property due When something happens to it by itself.
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
    /** What the finger is at. */
    sealed interface Phase {
        /** Its slot acts when it goes up. */
        object Waiting : Phase
        /** It has pressed a key. */
        object Written : Phase
        /** It is down, and that is all. */
        object Spent : Phase
        /** It deletes, since this time. */
        data class Repeating(val since: Long) : Phase
        /** It moves the cursor, which it has moved so far by so many steps. */
        data class Sliding(val step: Int) : Phase
        /** It chooses from what its slot offers, by numbers from 0. */
        data class Choosing(val chosen: Int?) : Phase
        /** It is on shift, which was this before, and has locked it or not. */
        data class OnShift(val before: Shift, val hasLocked: Boolean) : Phase
        /** It is on a slot that opened another page than this. */
        data class OnPage(val before: Int) : Phase
    }

    /** Whether its slot still does what a tap does, and may yet do something else. */
    val isOpen: Boolean get() = phase == Phase.Written || phase == Phase.Waiting && !hasMoved

    val isOnShift: Boolean get() = phase is Phase.OnShift

    /** Whether a finger goes down there only to come back: on shift, or on a slot that opens a page. */
    val isModifier: Boolean get() = phase is Phase.OnPage || isOnShift

    /** The finger is still down, and does nothing any more. */
    fun spend(): Touch = copy(phase = Phase.Spent, due = null)

    /** It is now on [slot]; but a thumb that slides on a narrow space leaves it. */
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
