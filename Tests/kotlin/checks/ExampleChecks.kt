package consumer

import android.graphics.Canvas
import android.os.SystemClock
import android.text.InputType
import android.view.MotionEvent
import android.view.WindowInsets
import android.view.accessibility.AccessibilityNodeInfo
import android.view.inputmethod.EditorInfo
import com.example.keyboard.KeyboardService

/**
 * The keyboard of docs/examples/android on a phone. Its view is 360 points wide. The example's modules have classes
 * with the same names, so the classes that come first on the class path are used.
 */
private class Example(info: EditorInfo? = null) {
    private val service = KeyboardService()
    val host = Host(hostCases.first())
    private val phone = Phone(host, service)
    private val view = service.onCreateInputView()
    private val nodes = checkNotNull(view.getAccessibilityNodeProvider())

    init {
        view.measure(360, 0)
        view.layout(0, 0, view.width, view.height)
        if (info != null) service.onStartInput(info, false)
    }

    /** Changes the kind of field, which restarts input. */
    fun change(info: EditorInfo) = service.onStartInput(info, true)

    fun node(name: String): AccessibilityNodeInfo {
        view.draw(Canvas())
        return nodes.createAccessibilityNodeInfo(-1)!!.children.map { nodes.createAccessibilityNodeInfo(it)!! }
            .find { it.contentDescription == name } ?: error("no $name")
    }

    /**
     * Touches the slot with this name. Each of [parts] is a fraction of the slot's width. The finger goes down at the
     * first part, waits, moves to the other parts, and goes up.
     */
    fun finger(name: String, vararg parts: Double, wait: Long = 0, last: Int = MotionEvent.ACTION_UP) {
        // Find the slot before the finger goes down. Afterwards, the page may have changed and have another slot at
        // this place.
        val box = node(name).bounds!!
        val places = parts.map { (box.left + it * (box.right - box.left)).toFloat() }
        val touch = { action: Int, x: Float ->
            touch(action, 0, MotionEvent.Pointer(0, x, (box.top + box.bottom) / 2f))
            view.draw(Canvas())
        }
        touch(MotionEvent.ACTION_DOWN, places.first())
        SystemClock.pass(wait)
        for (x in places.drop(1)) touch(MotionEvent.ACTION_MOVE, x)
        touch(last, places.last())
    }

    /** Sends an event of [fingers], in which the finger at [index] goes down or up. Draws nothing afterwards. */
    fun touch(action: Int, index: Int, vararg fingers: MotionEvent.Pointer) {
        val event = MotionEvent(action, SystemClock.uptimeMillis(), index, fingers.asList())
        phone.turn { check(view.onTouchEvent(event)) }
    }

    /** Returns a finger with the number [id]. It is in the middle of the slot with this name. */
    fun on(name: String, id: Int): MotionEvent.Pointer =
        node(name).bounds!!.let { MotionEvent.Pointer(id, (it.left + it.right) / 2f, (it.top + it.bottom) / 2f) }

    fun tap(vararg names: String) = names.forEach { finger(it, 0.5) }

    /** Returns the height of the view if the system's bar covers [covered] pixels of it. */
    fun height(covered: Int): Int {
        view.onApplyWindowInsets(WindowInsets(covered))
        view.measure(360, 0)
        return view.height
    }

    fun click(name: String) = phone.turn { node(name).run { nodes.performAction(id, actions.single().id, null) } }
}

private const val TEXT = InputType.TYPE_CLASS_TEXT
private const val LINES = TEXT or InputType.TYPE_TEXT_FLAG_MULTI_LINE
private const val ADDRESS = TEXT or InputType.TYPE_TEXT_VARIATION_URI

private fun info(type: Int, options: Int = 0) = EditorInfo().also {
    it.inputType = type
    it.imeOptions = options
}

/** Checks the example keyboard. */
fun checkExampleKeyboard() {
    check("the keyboard of docs/examples/android handles touches, screen readers and drawing") {
        val example = Example(info(LINES))
        example.tap("ㄱㅋ", "ㅣ", "아래아", "다음 글자", "스페이스", "!#1 자판", "?", "가 자판")
        expect("가 ?", example.host.shown)
        check(example.click("지우기") && example.click("줄 바꿈"))
        expect("가 \n", example.host.shown)
        SystemClock.pass(2_000)
        example.finger("한영 전환", 0.5, last = MotionEvent.ACTION_CANCEL)
        example.tap("한영 전환", "시프트", "A", "b")
        expect("가 \nAb", example.host.shown)
    }
    check("a trembling finger on a page key types nothing on the new page") {
        val example = Example()
        for (page in listOf("!#1 자판", "123 자판", "!#1 자판")) example.finger(page, 0.5, 0.05, 0.95)
        expect("", example.host.shown)
        example.tap("?")
        expect("?", example.host.shown)
    }
    check("a tap that ends before the next drawing is not lost, and opens pages") {
        val example = Example()
        val fingers = listOf("ㄱㅋ", "ㅣ", "아래아", "!#1 자판").map { example.on(it, 0) }
        for (finger in fingers) {
            example.touch(MotionEvent.ACTION_DOWN, 0, finger)
            example.touch(MotionEvent.ACTION_UP, 0, finger)
        }
        expect("가", example.host.shown)
        example.tap("?")
        expect("가?", example.host.shown)
    }
    check("several fingers work at once, each with its own number") {
        val example = Example(info(LINES))
        example.tap("한영 전환")
        val (shift, a, b) = listOf("시프트" to 3, "a" to 0, "b" to 1).map { (name, id) -> example.on(name, id) }
        example.touch(MotionEvent.ACTION_DOWN, 0, shift)
        example.touch(MotionEvent.ACTION_POINTER_DOWN, 0, a, shift)
        check(example.node("A").bounds != null)
        example.touch(MotionEvent.ACTION_POINTER_DOWN, 1, a, b, shift)
        example.touch(MotionEvent.ACTION_MOVE, 0, a, b, shift)
        example.touch(MotionEvent.ACTION_POINTER_UP, 0, a, b, shift)
        example.touch(MotionEvent.ACTION_POINTER_UP, 0, b, shift)
        example.touch(MotionEvent.ACTION_UP, 0, shift)
        expect("AB", example.host.shown)
        example.tap("a")
        expect("ABa", example.host.shown)
    }
    check("it derives the page and the action from the type of field") {
        val names = listOf(
            info(TEXT or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS) to "@", info(ADDRESS) to "/",
            info(InputType.TYPE_CLASS_PHONE) to "0", info(TEXT, EditorInfo.IME_ACTION_SEARCH) to "검색",
            info(TEXT, EditorInfo.IME_ACTION_SEND or EditorInfo.IME_FLAG_NO_ENTER_ACTION) to "줄 바꿈",
            info(TEXT) to "완료", info(LINES) to "줄 바꿈",
        )
        for ((info, name) in names) Example(info).node(name)
        Example(info(TEXT or InputType.TYPE_TEXT_FLAG_CAP_SENTENCES)).also { it.tap("한영 전환") }.node("A")
        val own = info(TEXT).also { it.actionLabel = "보내요" }.also { it.actionId = 77 }
        for ((info, action) in listOf(info(TEXT, EditorInfo.IME_ACTION_PREVIOUS) to 7, info(TEXT) to 0, own to 77)) {
            val example = Example(info)
            example.tap("완료")
            expect(listOf(action), example.host.checked.actions)
        }
    }
    check("a field that changes its type gets another page and Enter, and otherwise keeps its page") {
        val example = Example(info(TEXT))
        example.tap("!#1 자판")
        example.change(info(TEXT))
        example.tap("?")
        example.change(info(InputType.TYPE_CLASS_PHONE))
        example.tap("0")
        example.change(info(TEXT, EditorInfo.IME_ACTION_SEARCH))
        example.tap("검색")
        expect("?0" to listOf(3), example.host.shown to example.host.checked.actions)
    }
    check("the first item of a list is above the finger, wherever that is on its slot") {
        val example = Example(info(ADDRESS))
        for (part in listOf(0.02, 0.5, 0.98)) example.finger(".", part, part + 0.05, part - 0.05, part, wait = 400)
        expect(".com.com.com", example.host.shown)
    }
    check("the system's bar does not cover the last row") {
        val example = Example()
        expect(example.height(0) + 48, example.height(48))
    }
}
