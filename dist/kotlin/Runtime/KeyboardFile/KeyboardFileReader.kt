// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** Reads a keyboard from a JSON value. It goes on after a problem, to report all of them. */
internal class KeyboardFileReader(private val layouts: List<KeyboardLayout>) {
    /** Problems of the form; without any, those of the whole, of pages, of slots and of the ways to pages. */
    val problems = mutableSetOf<String>()
    private val slotProblems = mutableSetOf<String>()
    private var place = ""
    private var layout: KeyboardLayout? = null
    private var pageIds = listOf<Any?>()

    /** The keyboard in [root]; null if there is a problem. */
    fun keyboard(root: Any?): KeyboardPages? {
        val known = listOf("id", "layout", "pages", SCHEMA)
        val members = members(root, "the keyboard", known, listOf("id", "pages")) ?: return null
        val name = string(members, "layout")
        val layout = if (name == null) layouts.firstOrNull() else layouts.find { it.id == name }
        this.layout = layout
        if (layout == null) {
            val names = layouts.joinToString(", ") { it.id }
            report("there is no layout ${name.orEmpty()}; name one of $names, or give yours, too")
        }
        val list = list(members, "pages")
        pageIds = list.map { (it as? Map<*, *>)?.get("id") }
        val pages = buildList {
            for ((number, node) in list.withIndex()) page(node, "page ${number + 1}")?.let { add(it) }
        }
        place = ""
        if ("layout" !in members && pages.any { it.keys.isNotEmpty() }) {
            report("its pages have keys of a layout; name that in layout")
        }
        val id = string(members, "id")
        if (id == null || layout == null || problems.isNotEmpty()) return null
        problems += KeyboardFileRules(id, layout, pages).problems(slotProblems.toList())
        return if (problems.isEmpty()) KeyboardPages(id, layout, pages) else null
    }

    private fun page(node: Any?, here: String): Page? {
        place = here
        val known = listOf("id", "legend", "kind", "capitals", "fields", "rows")
        val members = members(node, "the page", known, listOf("id", "legend", "kind", "rows")) ?: return null
        val id = string(members, "id").orEmpty()
        val legend = string(members, "legend").orEmpty()
        val kind = choice(members, "kind", "kind of page", Page.Kind.entries.map { it.name.lowercase() to it })
        val capitals = members["capitals"]
        if ("capitals" in members && capitals !is Boolean) {
            report("capitals is neither true nor false; write one, without quotation marks")
        }
        val kinds = KeyboardField.Kind.entries.map { it.name.lowercase() to it }
        val fields = buildList {
            for (field in list(members, "fields")) choice(field, "field", kinds)?.let { add(it) }
        }
        val rows = list(members, "rows").mapIndexed { row, slots ->
            place = here
            buildList {
                for ((column, slot) in listIn(slots, "a row").withIndex()) {
                    place = "$here, row ${row + 1}, slot ${column + 1}"
                    slot(slot)?.let { add(it) }
                }
            }
        }
        place = here
        return Page(id, legend, kind ?: Page.Kind.LETTERS, capitals == true, fields, rows)
    }

    /** A text alone, or an object that says more. */
    private fun slot(node: Any?): Slot? {
        if (node is String) return Slot(SlotContent.Text(checked(node)))
        val members = members(node, "the slot", CONTENTS + OTHERS) ?: return null
        val kinds = CONTENTS.filter { it in members }
        if (kinds.size != 1) {
            report("a slot has one of key, text, page, role and action; give it one")
            return null
        }
        val kind = kinds[0]
        for (other in OTHERS.subList(0, 3)) {
            if (kind != "text" && other in members) report("only a slot with a text has $other; drop it")
        }
        val content = content(kind, members) ?: return null
        if ((content is Role || content == SlotContent.Gap) && "legend" in members) {
            report("a role and a gap have no legend of their own; drop it, or write a text")
        }
        val legend = string(members, "legend")
        val hold = buildList { for (offer in list(members, "hold")) offer(offer)?.let { add(it) } }
        val flicks = flicks(members)
        val width = width(members)
        if (kind != "key" && kind != "text" && (hold.isNotEmpty() || flicks.isNotEmpty())) {
            reportSlot("it types nothing, so that holding or flicking it can offer nothing; drop that")
        }
        val held = hold.map { typed(it) }
        val flicked = buildMap { for ((direction, offer) in flicks) put(direction, typed(offer)) }
        if (hold.size > 16) reportSlot("it offers more than 16 things; drop some")
        if (hold.toSet().size < hold.size) reportSlot("it offers one thing twice")
        val fault = legend?.let { KeyboardFileRules.faultOf(it) }
        if (fault != null) reportSlot("its legend is not a line of text: it $fault")
        return Slot(content, held, flicked, legend, width)
    }

    private fun content(kind: String, members: Map<*, *>): SlotContent? {
        if (kind == "role") return choice(members, "role", "role", ROLES)
        val name = string(members, kind) ?: return null
        return when (kind) {
            "key" -> {
                val number = layout?.keys?.indexOfFirst { it.id == name && it.under == null } ?: 0
                if (number < 0) reportSlot("${layout?.id} has no unshifted key $name; name one of its keys")
                SlotContent.Key(number)
            }
            "page" -> {
                if (name !in pageIds) reportSlot("there is no page $name to open; name one of the pages")
                SlotContent.Page(name)
            }
            "action" -> {
                if (!KeyboardFileRules.isWord(name)) {
                    reportSlot("the action \"$name\" is not a word of a…z, 0…9 and -; choose another")
                }
                SlotContent.Action(name)
            }
            else -> {
                val others = OTHERS.subList(0, 3).map { string(members, it) }
                checked(name)
                for (text in others) if (text != null) checked(text)
                SlotContent.Text(name, others[0], others[1], others[2])
            }
        }
    }

    /** An offer as it is written: a text, or the id of a key. */
    private data class NamedOffer(val text: String?, val key: String?)

    private fun offer(node: Any?): NamedOffer? {
        if (node is String) return NamedOffer(node, null)
        val members = members(node, "an offer", listOf("key")) ?: return null
        if ("key" !in members) report("an offer is a text or has a key; give it one")
        return string(members, "key")?.let { NamedOffer(null, it) }
    }

    private fun typed(offer: NamedOffer): Offer {
        if (offer.text != null) return Offer.Text(checked(offer.text))
        val number = layout?.keys?.indexOfFirst { it.id == offer.key } ?: 0
        if (number < 0) reportSlot("${layout?.id} has no key ${offer.key} to offer; name one of its keys")
        return Offer.Key(number)
    }

    private fun flicks(members: Map<*, *>): List<Pair<Direction, NamedOffer>> {
        if ("flicks" !in members) return emptyList()
        val flicks = members(members["flicks"], "flicks", DIRECTIONS.map { it.first }) ?: return emptyList()
        return buildList {
            for ((name, direction) in DIRECTIONS) {
                if (name in flicks) offer(flicks[name])?.let { add(direction to it) }
            }
        }
    }

    private fun width(members: Map<*, *>): Double {
        if ("width" !in members) return 1.0
        val width = members["width"]
        if (width is Double && width in 0.5..20.0 && width * 2 % 1 == 0.0) return width
        report("a width is 0.5 to 20 keys, in halves; write 1.5, for example")
        return 1.0
    }

    /** [text] itself. What is wrong with it is reported. */
    private fun checked(text: String): String {
        val fault = KeyboardFileRules.faultOf(text)
        if (fault != null) {
            reportSlot("a text is not 1 to 64 scalars of a line: it $fault")
        } else if (text.length > 1 && text.indexOf('|') != text.lastIndexOf('|')) {
            reportSlot("the text $text has | twice, and the cursor can stand in one place; drop one")
        }
        return text
    }

    private fun report(message: String) {
        problems += placed(message)
    }

    private fun reportSlot(message: String) {
        slotProblems += placed(message)
    }

    private fun placed(message: String) = if (place.isEmpty()) message else "$place: $message"

    /** [node] itself, if it is an object. Unknown members are reported, and missing ones. */
    private fun members(
        node: Any?, what: String, known: List<String>, needed: List<String> = emptyList(),
    ): Map<*, *>? {
        if (node !is Map<*, *>) {
            report("$what is an object with members; write { }")
            return null
        }
        val named = known.filter { it != SCHEMA }.joinToString(", ")
        for (name in node.keys) {
            if (name !in known) report("$name is not a member of $what; those are $named")
        }
        if (SCHEMA in known && SCHEMA in node && node[SCHEMA] !is String) {
            report("$SCHEMA is not a string; write it in quotation marks, or drop it")
        }
        for (name in needed) if (name !in node) report("$what has no $name; add it")
        return node
    }

    private fun string(members: Map<*, *>, name: String): String? =
        if (name in members) stringIn(members[name], name) else null

    private fun stringIn(node: Any?, what: String): String? {
        if (node !is String) report("the $what is not a string; write it in quotation marks")
        return node as? String
    }

    private fun list(members: Map<*, *>, name: String): List<Any?> =
        if (name in members) listIn(members[name], name) else emptyList()

    private fun listIn(node: Any?, what: String): List<Any?> {
        if (node !is List<*>) report("$what is a list; write [ ]")
        return node as? List<*> ?: emptyList()
    }

    private fun <T> choice(members: Map<*, *>, name: String, what: String, choices: List<Pair<String, T>>): T? =
        if (name in members) choice(members[name], what, choices) else null

    private fun <T> choice(node: Any?, what: String, choices: List<Pair<String, T>>): T? {
        val name = stringIn(node, what) ?: return null
        val choice = choices.find { it.first == name }
        if (choice == null) report("$name is not a $what; those are ${choices.joinToString(", ") { it.first }}")
        return choice?.second
    }

    private companion object {
        const val SCHEMA = "\$schema"
        val CONTENTS = listOf("key", "text", "page", "role", "action")
        val OTHERS = listOf("shifted", "email", "address", "legend", "hold", "flicks", "width")

        /** The values of `role`: a role, the way back to the letters, or a gap. */
        val ROLES: List<Pair<String, SlotContent>> = Role.entries.map { it.name.lowercase() to it } +
            listOf("letters" to SlotContent.Page(null), "gap" to SlotContent.Gap)
        val DIRECTIONS = listOf(
            "up" to Direction.UP, "down" to Direction.DOWN, "left" to Direction.LEFT, "right" to Direction.RIGHT,
        )
    }
}
