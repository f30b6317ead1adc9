// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** A reader of one keyboard. It throws [InvalidKeyboardFile] at the first value that it cannot use. */
internal class KeyboardFileReader(private val layouts: List<KeyboardLayout>) {
    /** The place of the page or slot that is being read. Messages start with it. */
    private var place = ""

    /** The layout that the file names. */
    private var layout: KeyboardLayout? = null

    /** The ids of all pages. They are collected first, because a slot may open a page that follows it. */
    private var pageIds = emptyList<Any?>()

    fun keyboard(parsed: Any?): Keyboard {
        val members = parsed as? Map<*, *> ?: fail("a keyboard must be an object")
        val id = members.string("id")
        if (layouts.isEmpty()) fail("no layouts given; pass one, even for a keyboard without Korean")
        if ("layout" in members) {
            layout = layouts.find { it.id == members["layout"] }
                ?: fail("layout must be one of ${layouts.joinToString { it.id }}")
        }
        val pages = members.required<List<*>>("pages", "a list of pages")
        if (pages.isEmpty()) fail("pages must be a list of pages")
        pageIds = pages.map { (it as? Map<*, *>)?.get("id") }
        val read = pages.mapIndexed { number, page ->
            place = "page ${number + 1}"
            page(page)
        }
        return Keyboard(id, layout ?: layouts.first(), read)
    }

    private fun page(parsed: Any?): Page {
        val members = parsed as? Map<*, *> ?: fail("a page must be an object")
        val id = members.string("id")
        val legend = members.string("legend")
        val kind = KINDS[members["kind"]] ?: fail("kind must be one of ${KINDS.keys.joinToString()}")
        val hasCapitals = members.optional<Boolean>("capitals", "true or false") ?: false
        val knownFields = "a list of ${FIELDS.keys.joinToString()}"
        val fields = members.optional<List<*>>("fields", knownFields).orEmpty()
            .map { FIELDS[it] ?: fail("fields must be $knownFields") }
        val rows = members.required<List<*>>("rows", "a list of lists")
            .map { it as? List<*> ?: fail("rows must be a list of lists") }
        return Page(id, legend, kind, hasCapitals, fields, rows(rows))
    }

    private fun rows(parsed: List<List<*>>): List<List<Slot>> {
        val page = place
        return parsed.mapIndexed { row, slots ->
            slots.mapIndexed { column, slot ->
                place = "$page, row ${row + 1}, slot ${column + 1}"
                slot(slot)
            }
        }
    }

    private fun slot(parsed: Any?): Slot {
        if (parsed is String) return Slot(SlotContent.Text(checked(parsed, "text")))
        val members = parsed as? Map<*, *> ?: fail("a slot must be a text or an object")
        val content = content(members)
        val legend = members.optionalString("legend")
        val hold = members.optional<List<*>>("hold", "a list of offers").orEmpty().map { offer(it) }
        val offers = members.optional<Map<*, *>>("flicks", "an object").orEmpty()
        val flicks = buildMap {
            for ((name, direction) in DIRECTIONS) if (name in offers) put(direction, offer(offers[name]))
        }
        val width = members.optional<Number>("width", WIDTHS)?.toDouble() ?: 1.0
        if (width !in 0.5..20.0 || width * 2 % 1 != 0.0) fail("width must be $WIDTHS")
        return Slot(content, hold, flicks, legend, width)
    }

    private fun content(members: Map<*, *>): SlotContent {
        val kind = CONTENTS.singleOrNull { it in members }
            ?: fail("a slot must have one of ${CONTENTS.joinToString()}")
        val name = members.string(kind)
        return when (kind) {
            "key" -> {
                val key = key(name)?.takeIf { it.under == null }
                SlotContent.Key(key?.number ?: fail("there is no unshifted key $name in ${layout?.id}"))
            }
            "page" -> {
                if (name !in pageIds) fail("there is no page $name")
                SlotContent.Page(name)
            }
            "role" -> ROLES[name] ?: fail("role must be one of ${ROLES.keys.joinToString()}")
            "action" -> SlotContent.Action(name)
            else -> SlotContent.Text(
                name, members.optionalString("shifted"), members.optionalString("email"),
                members.optionalString("address"),
            )
        }
    }

    private fun offer(parsed: Any?): Offer {
        if (parsed is String) return Offer.Text(checked(parsed, "text"))
        val id = (parsed as? Map<*, *>)?.get("key") as? String ?: fail("an offer must be a text or have a key")
        return Offer.Key(key(id)?.number ?: fail("there is no key $id in ${layout?.id}"))
    }

    /** Returns the layout's key with this id; null if there is no such key. */
    private fun key(id: String): Key? = (layout ?: fail("key needs a layout; name it in layout")).key(id)

    private fun Map<*, *>.string(name: String): String = checked(required(name, "a string"), name)

    private fun Map<*, *>.optionalString(name: String): String? = if (name in this) string(name) else null

    private inline fun <reified T : Any> Map<*, *>.required(name: String, what: String): T =
        this[name] as? T ?: fail("$name must be $what")

    /** Returns the member [name]; null if there is no such member. A member whose value is null has the wrong type. */
    private inline fun <reified T : Any> Map<*, *>.optional(name: String, what: String): T? =
        if (name in this) required<T>(name, what) else null

    /** Returns [text]. Throws if [text] contains half of a surrogate pair, because fields cannot keep such a text. */
    private fun checked(text: String, name: String): String {
        if (text.encodeToByteArray().decodeToString() != text) fail("$name has half of a surrogate pair")
        return text
    }

    private fun fail(problem: String): Nothing =
        throw InvalidKeyboardFile(if (place.isEmpty()) problem else "$place: $problem")

    private companion object {
        val CONTENTS = listOf("key", "text", "page", "role", "action")
        const val WIDTHS = "0.5 to 20, in halves"

        // Values by their names in files. Messages list the names in this order.
        val KINDS = Page.Kind.entries.associateBy { it.name.lowercase() }
        val FIELDS = KeyboardField.Kind.entries.associateBy { it.name.lowercase() }
        val DIRECTIONS = Direction.entries.associateBy { it.name.lowercase() }

        /** The contents that a file can name as a role. They are the roles, the return to the letters, and a gap. */
        val ROLES: Map<String, SlotContent> = Role.entries.associateBy { it.name.lowercase() } +
            mapOf("letters" to SlotContent.Page(null), "gap" to SlotContent.Gap)
    }
}
