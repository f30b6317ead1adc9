package consumer

import hwalja.Direction
import hwalja.Field
import hwalja.KeyContent
import hwalja.KeyboardPages
import hwalja.Keyboards
import hwalja.Layouts
import hwalja.Offer
import hwalja.Page
import hwalja.PageContent
import hwalja.PageLink
import hwalja.PageSlot
import hwalja.Role
import hwalja.TextContent

private fun key(id: String) = Layouts.dubeolsik.key(id)!!

fun slot(
    content: PageContent, vararg hold: Offer, flicks: Map<Direction, Offer> = emptyMap(),
): PageSlot = PageSlot(content, 2, hold.toList(), flicks)

fun keySlot(id: String, shifted: String? = null, vararg hold: Offer, flicks: Map<Direction, Offer> = emptyMap()) =
    slot(KeyContent(key(id), shifted?.let(::key)), *hold, flicks = flicks)

fun text(text: String) = Offer(null, text)

fun keyOffer(id: String) = Offer(key(id), "")

private fun page(id: String, kind: Page.Kind, hasCapitals: Boolean, vararg rows: List<PageSlot>) =
    Page(id, id, kind, hasCapitals, emptyList(), rows.toList())

/** A keyboard with what no keyboard of the project's has. */
val ownPages = KeyboardPages("own", Layouts.dubeolsik, listOf(
    page(
        "letters", Page.Kind.LETTERS, false,
        listOf(
            keySlot("ㄱ", "ㄲ", keyOffer("ㅋ")), keySlot("ㄴ", null, text("2"), text("3")),
            keySlot("ㅏ", null, flicks = mapOf(Direction.UP to keyOffer("ㅑ"), Direction.LEFT to text("←"))), keySlot("ㄷ"),
        ),
        listOf(
            Role.SHIFT, Role.BACKSPACE, Role.SPACE, Role.NEXT, Role.LANGUAGE, Role.GLOBE, Role.DISMISS, Role.GAP,
        ).map { slot(it) } + slot(PageLink("symbols")),
    ),
    page(
        "capitals", Page.Kind.LETTERS, true,
        listOf(
            slot(TextContent("a")), slot(TextContent("ß")), slot(TextContent("x", "y", "@", "/"), text("|")),
            slot(TextContent("n"), text("é")), slot(Role.SHIFT), slot(Role.LANGUAGE), slot(PageLink("symbols", "sym")),
            slot(Role.SPACE), slot(Role.ENTER),
        ),
    ),
    page(
        "symbols", Page.Kind.SYMBOLS, false,
        listOf(
            slot(TextContent("(|)")), slot(TextContent("|👍🏽!")), slot(TextContent("1|")), slot(TextContent("'")),
            slot(TextContent("s", "t")), slot(Role.SHIFT), slot(PageLink()), slot(PageLink("digits")), slot(Role.SPACE),
            slot(Role.ENTER), slot(Role.BACKSPACE),
        ),
    ),
    page("digits", Page.Kind.DIGITS, false, listOf(slot(TextContent("1")), slot(Role.SPACE), slot(PageLink()))),
))

/** A keyboard for a field of this kind, with these capitals and this action, in which [before] stands. */
fun machine(
    pages: KeyboardPages = Keyboards.dubeolsik, field: String = "letters none none", before: String = "|",
): Machine {
    val kind = hostKinds.first { it.reports == Reports.AT_ONCE }
    return Machine(kind, pages, before).also { it.begin(field.split(' ')) }
}

/** [machine] on its second page of letters, the Latin one. */
fun latin(field: String = "letters none none", before: String = "|", pages: KeyboardPages = Keyboards.dubeolsik) =
    machine(pages, field, before).also { it.take("한/영") }

/** After [steps], there is this text in the field, this page with this shift and space, and this was asked for. */
fun Machine.gives(steps: String, text: String? = null, shown: String? = null, asked: String? = null) {
    take(steps)
    if (text != null) expect(text, this.text) { "text after $steps" }
    if (shown != null) expect(shown, this.shown) { "shown after $steps" }
    if (asked != null) expect(asked, this.asked.joinToString(" ")) { "asked after $steps" }
}

/** The kinds of fields, as steps name them. */
val fieldKinds: List<String> = Field.Kind.entries.map { it.name.lowercase() }
