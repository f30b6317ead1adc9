// Part of Hwalja, under the MIT licence: see LICENSE.

@file:JvmSynthetic

package hwalja

import kotlin.jvm.JvmSynthetic

/**
 * The current appearance of a slot.
 *
 * @property place The place of the slot, to pass to `down` and `move`.
 * @property content The content of the slot.
 * @property legend The legend; empty for a gap.
 * @property width The width, in keys.
 * @property hold The legends of the slot's offers for holding.
 * @property isPressed True if a finger is on the slot.
 */
public data class KeyboardFace(
    val place: Place,
    val content: SlotContent,
    val legend: String,
    val width: Double,
    val hold: List<String>,
    val isPressed: Boolean,
) {
    /**
     * The open list of a slot's offers.
     *
     * @property place The place of the slot.
     * @property items The legends of the offers, from left to right.
     * @property chosen The index of the chosen item, from 0; null if no item is chosen.
     */
    public data class OpenList(val place: Place, val items: List<String>, val chosen: Int?)

    /** The role of the slot; null if the slot has no role. */
    public val role: Role? get() = content as? Role

    /** The slot's name for screen readers, in Korean; empty for a gap. */
    public val name: String
        get() = when (content) {
            Role.SHIFT -> "시프트"
            Role.BACKSPACE -> "지우기"
            Role.SPACE -> if (legend == "␣") "스페이스" else "다음 글자"
            Role.ENTER -> if (legend == "⏎") "줄 바꿈" else legend
            Role.NEXT -> "다음 글자"
            Role.LANGUAGE -> "한영 전환"
            Role.GLOBE -> "다음 키보드"
            Role.DISMISS -> "키보드 닫기"
            is SlotContent.Page -> "$legend 자판"
            is SlotContent.Key, is SlotContent.Text, is SlotContent.Action, SlotContent.Gap ->
                if (legend == "ㆍ") "아래아" else legend
        }
}

/**
 * Returns the slot at [place] of the page. Returns null if the page has no slot at that place, or if the slot is a
 * hidden globe.
 */
internal fun KeyboardState.slot(place: Place?): Slot? {
    val slot = place?.let { shownPage.rows.getOrNull(it.row)?.getOrNull(it.column) }
    return slot?.takeIf { !isHidden(it) }
}

/** Returns true if [slot] is a globe that is not shown. */
private fun KeyboardState.isHidden(slot: Slot): Boolean = slot.content == Role.GLOBE && !settings.needsGlobe

/** Returns the offer that a tap on [slot] types now; null if a tap types nothing. */
internal fun KeyboardState.offer(slot: Slot): Offer? = when (val content = slot.content) {
    is SlotContent.Key -> {
        val keys = keyboard.layout.keys
        val shifted = if (shift == Shift.OFF) -1 else keys.indexOfFirst { it.under == keys[content.number].id }
        Offer.Key(if (shifted < 0) content.number else shifted)
    }
    is SlotContent.Text -> Offer.Text(text(content))
    is SlotContent.Page, is Role, is SlotContent.Action, SlotContent.Gap -> null
}

private fun KeyboardState.text(content: SlotContent.Text): String = when {
    field.kind == KeyboardField.Kind.EMAIL && content.email != null -> content.email
    field.kind == KeyboardField.Kind.ADDRESS && content.address != null -> content.address
    shift == Shift.OFF -> content.text
    content.shifted != null -> content.shifted
    else -> if (shownPage.hasCapitals) content.text.uppercase() else content.text
}

internal val KeyboardState.list: KeyboardFace.OpenList?
    get() {
        for (touch in touches) {
            if (touch.phase !is Touch.Phase.Choosing || touch.place == null || touch.slot == null) continue
            return KeyboardFace.OpenList(touch.place, touch.slot.hold.map { legend(it) }, touch.phase.chosen)
        }
        return null
    }

/**
 * Returns the faces of the page's slots, row by row. If a globe is hidden, the space slot to its right takes its width.
 * If there is no space slot to its right, the slot to its left takes the width. If the globe is the first slot of its
 * row, the slot to its right takes the width in any case.
 */
internal fun KeyboardState.faces(isEndedBySpace: Boolean): List<List<KeyboardFace>> =
    shownPage.rows.indices.map { row ->
        val slots = shownPage.rows[row]
        val widths = slots.map { it.width }.toMutableList()
        val globe = slots.indexOfFirst { isHidden(it) }
        if (globe >= 0) {
            val isLeftOfSpace = slots.getOrNull(globe + 1)?.content == Role.SPACE
            val neighbor = if (isLeftOfSpace || globe == 0) globe + 1 else globe - 1
            if (neighbor in slots.indices) widths[neighbor] += widths[globe]
        }
        slots.indices.filter { !isHidden(slots[it]) }.map { column ->
            val slot = slots[column]
            val place = Place(row, column)
            KeyboardFace(
                place, slot.content, legend(slot, isEndedBySpace), widths[column], slot.hold.map { legend(it) },
                touches.any { it.place == place },
            )
        }
    }

private fun KeyboardState.legend(offer: Offer): String = when (offer) {
    is Offer.Key -> keyboard.layout.keys[offer.number].legend
    is Offer.Text -> KeyboardTexts.splitAtCursor(offer.text).first
}

private fun KeyboardState.legend(slot: Slot, isEndedBySpace: Boolean): String =
    slot.legend ?: when (val content = slot.content) {
        is SlotContent.Key, is SlotContent.Text -> offer(slot)?.let { legend(it) }.orEmpty()
        is SlotContent.Page -> keyboard.pages[pageNamed(content.id)].legend
        Role.SPACE -> if (isEndedBySpace) Role.NEXT.legend else Role.SPACE.legend
        Role.ENTER -> field.action.legend
        is Role -> content.legend
        is SlotContent.Action -> content.name
        SlotContent.Gap -> ""
    }
