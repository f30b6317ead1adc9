package hwalja

/** Reads a keyboard from a JSON value. It goes on after a problem, to report all of them. */
internal class KeyboardFileReader {
    val problems = mutableSetOf<String>()

    /** Whether the form is right, so that the keyboard can be judged as a whole. */
    private var isFormed = true
    private var place = ""

    /** The layout that the file names. */
    private var layout: KeyboardLayout? = null
    private var hasKeys = false
    private var pageIds = listOf<Any?>()

    /** The keyboard in [root]; null if there is a problem. */
    fun keyboard(root: Any, layouts: List<KeyboardLayout>): Keyboard? {
        val known = listOf("id", "layout", "pages", "\$schema")
        val members = members(root, "the keyboard", known, listOf("id", "pages")) ?: return null
        string(members["\$schema"], "\$schema")
        val name = string(members["layout"], "layout")
        val named = layouts.find { it.id == name }
        layout = named
        if (layouts.isEmpty()) {
            reportForm("it is read with layouts, and none is given; give one, also for a keyboard without Korean")
        } else if (named == null && name != null) {
            val names = layouts.joinToString(", ") { it.id }
            reportForm("there is no layout $name; name one of $names, or give yours, too")
        }
        val list = list(members["pages"], "pages")
        pageIds = list.map { (it as? Map<*, *>)?.get("id") }
        val pages = list.withIndex().mapNotNull { (number, node) -> page(node, "page ${number + 1}") }
        place = ""
        if ("layout" !in members && hasKeys) reportForm("its pages have keys of a layout; name that in layout")
        val id = string(members["id"], "id")
        val layout = named ?: layouts.firstOrNull()
        if (id == null || layout == null || !isFormed) return null
        problems += KeyboardFileRules(id, layout, pages).problems()
        return if (problems.isEmpty()) Keyboard(id, layout, pages) else null
    }

    private fun page(node: Any?, here: String): Page? {
        place = here
        val known = listOf("id", "legend", "kind", "capitals", "fields", "rows")
        val members = members(node, "the page", known, listOf("id", "legend", "kind", "rows")) ?: return null
        val id = string(members["id"], "id").orEmpty()
        val legend = string(members["legend"], "legend").orEmpty()
        val kind = choice(members["kind"], "kind of page", Page.Kind.entries.map { it.name.lowercase() to it })
        val capitals = members["capitals"] ?: false
        if (capitals !is Boolean) reportForm("capitals is neither true nor false; write one, without quotation marks")
        val kinds = KeyboardField.Kind.entries.map { it.name.lowercase() to it }
        val fields = list(members["fields"], "fields").mapNotNull { choice(it, "field", kinds) }
        val rows = list(members["rows"], "rows").mapIndexed { row, slots ->
            place = here
            list(slots, "a row").withIndex().mapNotNull { (column, slot) ->
                place = "$here, row ${row + 1}, slot ${column + 1}"
                slot(slot)
            }
        }
        return Page(id, legend, kind ?: Page.Kind.LETTERS, capitals == true, fields, rows)
    }

    /** A text alone, or an object that says more. */
    private fun slot(node: Any?): Slot? {
        if (node is String) return Slot(SlotContent.Text(checked(node)))
        val members = members(node, "the slot", CONTENTS + OTHERS) ?: return null
        val kinds = CONTENTS.filter { it in members }
        if (kinds.size != 1) {
            reportForm("a slot has one of key, text, page, role and action; give it one")
            return null
        }
        val kind = kinds[0]
        for (other in OTHERS.subList(0, 3)) {
            if (kind != "text" && other in members) reportForm("only a slot with a text has $other; drop it")
        }
        val content = content(kind, members) ?: return null
        if ((content is Role || content == SlotContent.Gap) && "legend" in members) {
            reportForm("a role and a gap have no legend of their own; drop it, or write a text")
        }
        val legend = string(members["legend"], "legend")
        val fault = legend?.let { KeyboardFileRules.faultOf(it) }
        if (fault != null) report("its legend is not a line of text: it $fault")
        val hold = list(members["hold"], "hold").mapNotNull { offer(it) }
        val flicks = flicks(members["flicks"])
        if (kind != "key" && kind != "text" && hold.size + flicks.size > 0) {
            report("it types nothing, so that holding or flicking it can offer nothing; drop that")
        }
        if (hold.size > 16) report("it offers more than 16 things; drop some")
        if (hold.toSet().size < hold.size) report("it offers one thing twice")
        return Slot(content, hold, flicks, legend, width(members["width"]))
    }

    private fun content(kind: String, members: Map<*, *>): SlotContent? {
        if (kind == "role") return choice(members["role"], "role", ROLES)
        val name = string(members[kind], kind) ?: return null
        return when (kind) {
            "key" -> {
                hasKeys = true
                val number = layout?.keys?.indexOfFirst { it.id == name && it.under == null } ?: 0
                if (number < 0) report("${layout?.id} has no unshifted key $name; name one of its keys")
                SlotContent.Key(number)
            }
            "page" -> {
                if (name !in pageIds) report("there is no page $name to open; name one of the pages")
                SlotContent.Page(name)
            }
            "action" -> {
                if (!KeyboardFileRules.isWord(name)) {
                    report("the action \"$name\" is not a word of a…z, 0…9 and -, a letter first; choose another")
                }
                SlotContent.Action(name)
            }
            else -> {
                val text = checked(name)
                val others = OTHERS.subList(0, 3).map { member -> string(members[member], member)?.let { checked(it) } }
                SlotContent.Text(text, others[0], others[1], others[2])
            }
        }
    }

    /** A text, or an object that names a key. */
    private fun offer(node: Any?): Offer? {
        if (node is String) return Offer.Text(checked(node))
        val members = members(node, "an offer", listOf("key")) ?: return null
        if ("key" !in members) reportForm("an offer is a text or has a key; give it one")
        val id = string(members["key"], "key") ?: return null
        hasKeys = true
        val number = layout?.keys?.indexOfFirst { it.id == id } ?: return null
        if (number < 0) report("${layout?.id} has no key $id to offer; name one of its keys")
        return if (number < 0) null else Offer.Key(number)
    }

    private fun flicks(node: Any?): Map<Direction, Offer> = buildMap {
        val members = node?.let { members(it, "flicks", DIRECTIONS.map { it.first }) } ?: return@buildMap
        for ((name, direction) in DIRECTIONS) members[name]?.let { offer(it) }?.let { put(direction, it) }
    }

    private fun width(node: Any?): Double {
        if (node == null) return 1.0
        if (node is Double && node in 0.5..20.0 && node * 2 % 1 == 0.0) return node
        reportForm("a width is 0.5 to 20 keys, in halves; write 1.5, for example")
        return 1.0
    }

    /** [text] itself, which is typed. What is wrong with it is reported. */
    private fun checked(text: String): String {
        val fault = KeyboardFileRules.faultOf(text)
        if (fault != null) {
            report("a text is not 1 to 64 scalars of a line: it $fault")
        } else if (text.indexOf('|') != text.lastIndexOf('|')) {
            report("the text $text has | twice, and the cursor can stand in one place; drop one")
        }
        return text
    }

    private fun report(message: String) {
        problems += if (place.isEmpty()) message else "$place: $message"
    }

    /** Reports a fault of the form, which may hide what the keyboard as a whole is to be judged by. */
    private fun reportForm(message: String) {
        isFormed = false
        report(message)
    }

    /** [node] itself, if it is an object. Unknown members are reported, and missing ones. */
    private fun members(
        node: Any?, what: String, known: List<String>, needed: List<String> = emptyList(),
    ): Map<*, *>? {
        if (node !is Map<*, *>) {
            reportForm("$what is an object with members; write { }")
            return null
        }
        for (name in node.keys) {
            if (name !in known) reportForm("$name is not a member of $what; those are ${known.joinToString(", ")}")
        }
        for (name in needed) if (name !in node) reportForm("$what has no $name; add it")
        return node
    }

    // A node that is null is not there.

    private fun string(node: Any?, what: String): String? {
        if (node != null && node !is String) reportForm("the $what is not a string; write it in quotation marks")
        return node as? String
    }

    private fun list(node: Any?, what: String): List<Any?> {
        if (node != null && node !is List<*>) reportForm("$what is a list; write [ ]")
        return node as? List<*> ?: emptyList()
    }

    private fun <T> choice(node: Any?, what: String, choices: List<Pair<String, T>>): T? {
        val name = string(node, what) ?: return null
        val choice = choices.find { it.first == name }
        if (choice == null) reportForm("$name is not a $what; those are ${choices.joinToString(", ") { it.first }}")
        return choice?.second
    }

    private companion object {
        val CONTENTS = listOf("key", "text", "page", "role", "action")
        val OTHERS = listOf("shifted", "email", "address", "legend", "hold", "flicks", "width")

        /** The values of `role`: a role, the way back to the letters, or a gap. */
        val ROLES: List<Pair<String, SlotContent>> = Role.entries.map { it.name.lowercase() to it } +
            listOf("letters" to SlotContent.Page(null), "gap" to SlotContent.Gap)
        val DIRECTIONS = Direction.entries.map { it.name.lowercase() to it }
    }
}
