/**
 * What to draw for a slot.
 *
 * @property place Where it is on the page.
 * @property slot The slot.
 * @property legend What is printed on it.
 * @property width Its width in keys.
 * @property isPressed Whether a finger is on it.
 */
public data class Face internal constructor(
    val place: Place, val slot: PageSlot, val legend: String, val width: Double, val isPressed: Boolean,
) {
    /** What it is for, null for a slot that types a text or a key or opens a page. */
    public val role: Role? get() = slot.content as? Role

    /** What holding it offers. */
    public val hold: List<Offer> get() = slot.hold

    /** What a screen reader calls it, in Korean; nothing for a gap. */
    public val name: String
        get() = when (role) {
            Role.SHIFT -> "시프트"
            Role.BACKSPACE -> "지우기"
            Role.SPACE -> if (legend == "␣") "띄어쓰기" else "다음 글자"
            Role.ENTER -> if (legend == "⏎") "줄 바꿈" else legend
            Role.NEXT -> "다음 글자"
            Role.LANGUAGE -> "한영 전환"
            Role.GLOBE -> "다음 키보드"
            Role.DISMISS -> "키보드 닫기"
            Role.GAP -> ""
            null -> if (slot.content is PageLink) "$legend 자판" else if (legend == "ㆍ") "아래아" else legend
        }
}

/**
 * What a slot offers while it is held.
 *
 * @property place Where the slot is on the page.
 * @property items What to choose from.
 * @property chosen The place of the chosen item in that, null for none.
 */
public data class OfferList internal constructor(val place: Place, val items: List<Offer>, val chosen: Int?)

/** The key that is shown. */
private fun KeyboardState.shown(content: KeyContent): Key =
    content.shifted.takeIf { shift != Shift.OFF } ?: content.key

/** The text that is shown. */
private fun KeyboardState.shown(content: TextContent, field: Field): String = when {
    field.kind == Field.Kind.EMAIL && content.email.isNotEmpty() -> content.email
    field.kind == Field.Kind.ADDRESS && content.address.isNotEmpty() -> content.address
    shift == Shift.OFF -> content.text
    content.shifted.isNotEmpty() -> content.shifted
    page.hasCapitals -> content.text.uppercase()
    else -> content.text
}

/** Whether [slot] is a globe that nobody asks for. */
private fun KeyboardSettings.hides(slot: PageSlot): Boolean = slot.content == Role.GLOBE && !needsGlobe

/** All that the drawing depends on, apart from the pages themselves. */
private fun KeyboardState.drawn(typist: Typist): List<Any?> = buildList<Any?> {
    add(page)
    add(shift)
    add(typist.field)
    add(typist.isSpaceMute)
    add(typist.settings.needsGlobe)
    for (touch in touches) {
        add(touch.place)
        add(touch.list)
        add(touch.due)
    }
}

/** The rows of the page as they are drawn. */
private fun KeyboardState.faces(typist: Typist): List<List<Face>> = buildList {
    page.rows.forEachIndexed { row, slots -> add(faces(row, slots, typist)) }
}

/** Where no globe is shown, space is as much wider. */
private fun KeyboardState.faces(row: Int, slots: List<PageSlot>, typist: Typist): List<Face> = buildList {
    val settings = typist.settings
    var spare = 0.0
    for (slot in slots) if (settings.hides(slot)) spare += slot.width
    slots.forEachIndexed { column, slot ->
        if (settings.hides(slot)) return@forEachIndexed
        val place = Place(row, column)
        var width = slot.width
        if (slot.content == Role.SPACE) {
            width += spare
            spare = 0.0
        }
        add(Face(place, slot, legend(slot, typist), width, touches.any { it.place == place }))
    }
}

private fun KeyboardState.legend(slot: PageSlot, typist: Typist): String =
    if (slot.legend == "") ownLegend(slot.content, typist) else slot.legend

private fun KeyboardState.ownLegend(content: PageContent, typist: Typist): String = when (content) {
    is KeyContent -> shown(content).legend
    is TextContent -> shown(content, typist.field).withoutCursor()
    is PageLink -> pageOf(content).legend
    Role.SHIFT -> "⇧"
    Role.BACKSPACE -> "⌫"
    Role.SPACE -> if (typist.isSpaceMute) "다음" else "␣"
    Role.ENTER -> typist.field.action.legend
    Role.NEXT -> "다음"
    Role.LANGUAGE -> "한/영"
    Role.GLOBE -> "🌐"
    Role.DISMISS -> "⌄"
    Role.GAP -> ""
}
