/** A place on a page: a row, from 0 at the top, and the place of a slot in that, from 0 at the left. */
public data class Place(val row: Int, val column: Int)

/**
 * A finger that is down.
 *
 * @property slot The slot that it is on, null for none.
 * @property began When it went down.
 * @property shift What shift was then.
 * @property page The page that was shown then.
 */
private class Touch(
    val finger: Int, var place: Place?, var slot: PageSlot?, val began: Long, val shift: Shift, val page: Page,
) {
    /** What will become of it. */
    enum class State {
        /** Its slot acts when it goes up, or before another finger does anything. */
        WAITS,

        /** Its slot, a key, has acted. */
        WRITTEN,

        /** Its slot offers a list, of which one item is chosen. */
        LISTS,

        /** It deletes as long as it is held. */
        REPEATS,

        /** It moves the cursor. */
        SLIDES,

        /** It is on shift. */
        SHIFTS,

        /** It has opened a page. */
        OPENS,

        /** Nothing. */
        SPENT,
    }

    var state = State.SPENT

    /** When something happens if nothing else does before; null for never. */
    var due: Long? = null

    /** What its key made the run, if that was something else before. */
    var composed: String? = null

    /** Whether it has been told to be elsewhere than where it went down. */
    var hasMoved = false

    /** Whether it has locked shift. */
    var hasLocked = false

    /** Whether something was done while it was on shift, or written while it was on what opens a page. */
    var isUsed = false

    /** The place of the chosen item in the list; null for none. */
    var chosen: Int? = null

    /** How far the cursor was moved. */
    var step = 0

    fun spend() {
        state = State.SPENT
        due = null
    }

    /** Whether its slot may still give way to what it offers. */
    val isOpen: Boolean get() = state == State.WAITS && !hasMoved || state == State.WRITTEN

    /** Whether it is on shift or has opened a page, for as long as it is down. */
    val isModifier: Boolean get() = state == State.SHIFTS || state == State.OPENS

    val chosenOffer: Offer? get() = chosen?.let { slot?.hold?.getOrNull(it) }

    val list: OfferList?
        get() {
            val items = slot?.hold
            val place = place
            if (state != State.LISTS || items == null || place == null) return null
            return OfferList(place, items, chosen)
        }

    fun choose(item: Int) {
        if (state == State.LISTS) chosen = item.takeIf { slot?.hold?.getOrNull(it) != null }
    }

    fun moveTo(place: Place?, slot: PageSlot?) {
        // A thumb that slides along a narrow space key leaves it.
        val mayLeave = state == State.WAITS && (hasMoved || this.slot?.content != Role.SPACE)
        if (!mayLeave && !isModifier) return
        this.place = place
        this.slot = slot
        hasMoved = true
        due = null
    }
}
