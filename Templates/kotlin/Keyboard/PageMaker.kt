/** Makes pages around [layout], of whose keys the numbers say the places in its list, and of texts. */
private class PageMaker(private val layout: KeyboardLayout) {
    fun keyboard(id: String, vararg pages: Page): KeyboardPages = KeyboardPages(id, layout, fixedListOf(*pages))

    fun page(
        id: String, legend: String, kind: Page.Kind, hasCapitals: Boolean, fields: List<Field.Kind>,
        vararg rows: List<PageSlot>,
    ): Page = Page(id, legend, kind, hasCapitals, fields, fixedListOf(*rows))

    fun row(vararg slots: Any): List<PageSlot> = buildList {
        for (slot in slots) add(slot as? PageSlot ?: slot(slot))
    }

    fun slot(
        content: Any, halfKeys: Int = 2, legend: String = "", shifted: String = "", email: String = "", address: String = "",
        hold: List<Offer> = fixedListOf(), flicks: Map<Direction, Offer> = flicks(),
    ): PageSlot = when (content) {
        is PageContent -> PageSlot(content, halfKeys, legend, hold, flicks)
        is Int -> {
            val key = layout.keys[content]
            val shiftedKey = layout.keys.find { it.under == key.id }
            PageSlot(KeyContent(key, shiftedKey), halfKeys, legend, hold, flicks)
        }
        else -> PageSlot(TextContent("$content", shifted, email, address), halfKeys, legend, hold, flicks)
    }

    fun offers(vararg offers: Any): List<Offer> = buildList { for (offer in offers) add(offerOf(offer)) }

    fun flicks(vararg offers: Pair<Direction, Any>): Map<Direction, Offer> = buildMap {
        for ((direction, offer) in offers) put(direction, offerOf(offer))
    }

    private fun offerOf(bare: Any) = if (bare is Int) Offer(layout.keys[bare], "") else Offer(null, bare.toString())
}
