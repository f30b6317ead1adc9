package hwalja

/** More rules for a keyboard that was read, without which it could not be used. */
internal class KeyboardFileRules(
    private val id: String, private val layout: KeyboardLayout, private val pages: List<Page>,
) {
    /** All problems: of the whole, then of each page and of the ways to it and back. */
    fun problems(): List<String> {
        if (pages.size > 64 || pages.sumOf { it.slots.size } > 1_000) {
            return listOf("a keyboard has 64 pages and 1000 slots at most; drop some")
        }
        return wholeProblems() +
            pages.indices.flatMap { number -> pageProblems(number).map { "page ${number + 1}: $it" } }
    }

    private fun wholeProblems(): List<String> = buildList {
        if (!isWord(id)) {
            add("the id \"$id\" cannot be part of a file name; use a…z, 0…9 and -, a letter first, 40 at most")
        }
        if (isDevice(id)) add("$id is the name of a device on Windows; choose another id")
        if (pages.isEmpty()) add("a keyboard has no pages; give it one")
        if (pages.any { it.goesBack } && pages.none { it.isOfLetters }) {
            add("no page is one of letters, to go back to; give one the kind letters, or name pages to open")
        }
        // A keyboard without Korean has none of a layout's keys, and any other has all of them.
        val there = pages.flatMap { it.keys }
        if (there.isEmpty()) return@buildList
        val missing = layout.keys.filter { it.number !in there }
        for (key in missing) if (key.under == null) add("no page has the key ${key.id} of ${layout.id}; put it on one")
        val hasShift = pages.any { it.keys.isNotEmpty() && it.has(Role.SHIFT) }
        if (!hasShift && missing.any { it.under != null }) {
            add("${layout.id} has keys that need shift; put shift on the page of its keys")
        }
    }

    private fun pageProblems(number: Int): List<String> = buildList {
        val page = pages[number]
        val before = pages.subList(0, number)
        if (!isWord(page.id)) {
            add("the id \"${page.id}\" is not a word of a…z, 0…9 and -, a letter first; choose another")
        }
        if (before.any { it.id == page.id }) add("two pages have the id ${page.id}; change one")
        faultOf(page.legend)?.let { add("the legend of the page ${page.id} is not a line of text: it $it") }
        for (field in page.fields) {
            if (before.any { field in it.fields }) {
                add("two pages open for fields of ${field.name.lowercase()}; take it from one")
            }
        }
        val contents = page.slots.map { it.content }
        if (contents.none { it != SlotContent.Gap }) add("the page ${page.id} has no slots; give it some, or drop it")
        for (role in Role.entries) {
            if (contents.count { it == role } > 1) {
                add("the page ${page.id} has ${role.name.lowercase()} twice; keep one")
            }
        }
        for (key in layout.keys) {
            if (contents.count { it == SlotContent.Key(key.number) } > 1) {
                add("the page ${page.id} has the key ${key.id} twice; keep one")
            }
        }
        val opened = pages.filter { it == pages[0] || it.fields.isNotEmpty() }
        val left = reached(listOf(page))
        val isLeft = if (pages.any { it.isOfLetters }) left.any { it.isOfLetters } else left.size > 1
        if (page !in reached(opened)) {
            add("nothing leads to the page ${page.id}; put a slot for it on another")
        } else if (!isLeft && pages.size > 1) {
            add("the page ${page.id} cannot be left; put a slot for another on it")
        }
    }

    /** The pages that can be opened from [starts], including these. */
    private fun reached(starts: List<Page>, last: List<Page> = starts): List<Page> {
        val next = pages.filter { page -> page !in starts && last.any { it.leadsTo(page) } }
        return if (next.isEmpty()) starts else reached(starts + next, next)
    }

    companion object {
        /** Whether [name] is 1 to 40 lower-case Latin letters, digits and hyphens, a letter first. */
        fun isWord(name: String): Boolean =
            name.length in 1..40 && name[0] in 'a'..'z' && name.all { it in 'a'..'z' || it in '0'..'9' || it == '-' }

        private fun isDevice(name: String): Boolean = name in listOf("con", "nul", "prn", "aux") ||
            name.length == 4 && name.dropLast(1) in listOf("com", "lpt") && name[3] in '1'..'9'

        /** Why [text] is not a line of 1 to 64 scalars that can be seen, and the remedy; null if it is one. */
        fun faultOf(text: String): String? {
            val scalars = buildList {
                var place = 0
                while (place < text.length) {
                    val scalar = text.scalarAfter(place)
                    add(scalar)
                    place += if (scalar > 0xFFFF) 2 else 1
                }
            }
            if (scalars.size > 64) return "is longer than 64 scalars; shorten it"
            if (text.all { isBlank(it) }) return "has nothing on it that can be seen; write something"
            if (categoryOf(scalars[0]) in MARKS) {
                return "begins with ${code(scalars[0])}, a mark for a letter before it; write the letter, or ◌"
            }
            val place = scalars.indices.find { shapeless(scalars[it]) != null && !joins(scalars, it) } ?: return null
            val scalar = scalars[place]
            return "has ${code(scalar)}, ${shapeless(scalar)}; leave it out"
        }

        /** Whether [character] is white space to Unicode. To Kotlin, separators of files and records are, too. */
        private fun isBlank(character: Char): Boolean =
            character == '\u0085' || character.isWhitespace() && character !in '\u001C'..'\u001F'

        /** Whether the scalar at [place] makes one emoji of several: a joiner or a tag. */
        private fun joins(scalars: List<Int>, place: Int): Boolean =
            (scalars[place] == 0x200D || scalars[place] in 0xE0020..0xE007F) && place > 0 && scalars[place - 1] > 0x2000

        private fun shapeless(scalar: Int): String? = when (scalar) {
            0x115F, 0x1160, 0x3164, 0xFFA0 -> "a filler, which cannot be seen"
            else -> when (if (scalar > 0xFFFF) plane(scalar) else categoryOf(scalar)) {
                CharCategory.CONTROL -> "a control character"
                CharCategory.FORMAT -> "a character that changes how others are shown and cannot be seen"
                CharCategory.LINE_SEPARATOR, CharCategory.PARAGRAPH_SEPARATOR -> "the end of a line"
                CharCategory.PRIVATE_USE -> "which everybody draws as they like"
                else -> null
            }
        }

        /** The category of most scalars of a plane after the first, which Kotlin does not know. */
        private fun plane(scalar: Int): CharCategory? = when {
            scalar >= 0xF0000 -> CharCategory.PRIVATE_USE
            scalar in 0xE0001..0xE007F -> CharCategory.FORMAT
            else -> null
        }

        private fun code(scalar: Int): String = "U+" + scalar.toString(16).uppercase().padStart(4, '0')
    }
}

private val Page.slots: List<Slot> get() = rows.flatMap { it }

private fun Page.has(content: SlotContent): Boolean = slots.any { it.content == content }

private val Page.isOfLetters: Boolean get() = kind == Page.Kind.LETTERS

private val Page.goesBack: Boolean get() = has(SlotContent.Page(null)) || has(Role.LANGUAGE)

private fun Page.leadsTo(other: Page): Boolean = has(SlotContent.Page(other.id)) || goesBack && other.isOfLetters
