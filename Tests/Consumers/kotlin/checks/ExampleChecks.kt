package consumer

import android.graphics.Canvas
import android.graphics.Rect
import android.os.SystemClock
import android.text.InputType
import android.view.MotionEvent
import android.view.WindowInsets
import android.view.accessibility.AccessibilityNodeInfo
import android.view.inputmethod.EditorInfo
import com.example.keyboard.KeyboardService
import com.example.keyboard.KeyboardView

/** The keyboard of docs/examples/android on a phone, whose view is 360 points wide. */
private class Example(info: EditorInfo? = null) {
    private val service = KeyboardService()
    val host = hostCases.first().make()
    val phone = Phone(host, service)
    private val view = service.onCreateInputView() as KeyboardView
    private val nodes = view.getAccessibilityNodeProvider()

    init {
        view.measure(360, 0)
        view.layout(0, 0, view.width, view.height)
        if (info != null) service.onStartInput(info, false)
    }

    private val all: List<AccessibilityNodeInfo>
        get() = nodes.createAccessibilityNodeInfo(-1)!!.children.map { nodes.createAccessibilityNodeInfo(it)!! }

    fun node(name: String) = all.find { it.contentDescription == name } ?: error("no $name")

    /** A finger goes down, or does something else, in the middle of the slot with this name. */
    fun touch(action: Int, name: String) = touch(action, node(name).bounds!!)

    private fun touch(action: Int, box: Rect) {
        val (x, y) = (box.left + box.right) / 2f to (box.top + box.bottom) / 2f
        phone.turn { check(view.onTouchEvent(MotionEvent(action, SystemClock.uptimeMillis(), x, y))) }
        view.draw(Canvas())
    }

    fun tap(vararg names: String) = names.forEach {
        // What is there when the finger leaves may be another slot of another page.
        val box = node(it).bounds!!
        touch(MotionEvent.ACTION_DOWN, box)
        touch(MotionEvent.ACTION_UP, box)
    }

    /** A finger goes down on the slot with this name, trembles from side to side of it, and is lifted. */
    fun tremble(name: String) {
        val box = node(name).bounds!!
        touch(MotionEvent.ACTION_DOWN, box)
        touch(MotionEvent.ACTION_MOVE, Rect(box.left + 1, box.top, box.left + 3, box.bottom))
        touch(MotionEvent.ACTION_MOVE, Rect(box.right - 3, box.top, box.right - 1, box.bottom))
        touch(MotionEvent.ACTION_UP, Rect(box.right - 3, box.top, box.right - 1, box.bottom))
    }

    /** A finger is held for so long [part] of the way across the slot with this name, trembles, and is lifted. */
    fun hold(name: String, part: Double, milliseconds: Long) {
        val box = node(name).bounds!!
        val x = box.left + (part * (box.right - box.left)).toInt()
        val at = { shift: Int -> Rect(x + shift - 1, box.top, x + shift + 1, box.bottom) }
        touch(MotionEvent.ACTION_DOWN, at(0))
        SystemClock.pass(milliseconds)
        for (shift in listOf(2, -2, 0)) touch(MotionEvent.ACTION_MOVE, at(shift))
        touch(MotionEvent.ACTION_UP, at(0))
    }

    /** Its height with [covered] pixels of it below the system's bar. */
    fun height(covered: Int): Int {
        view.onApplyWindowInsets(WindowInsets(covered))
        view.measure(360, 0)
        return view.height
    }

    fun click(name: String) = phone.turn {
        nodes.performAction(node(name).id, AccessibilityNodeInfo.ACTION_CLICK, null)
    }
}

private fun info(type: Int, options: Int = 0) = EditorInfo().also {
    it.inputType = type
    it.imeOptions = options
}

/** The keyboard that is shown as an example types, as it stands. */
fun checkExampleKeyboard() {
    check("the keyboard of docs/examples/android is touched, heard and drawn") {
        val example = Example(info(InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_MULTI_LINE))
        example.tap("ㄱㅋ", "ㅣ", "아래아", "다음 글자", "띄어쓰기", "!#1 자판", "?", "가 자판")
        expect("가 ?", example.host.shown)
        check(example.click("지우기") && example.click("줄 바꿈"))
        expect("가 \n", example.host.shown)
        SystemClock.pass(2_000)
        example.touch(MotionEvent.ACTION_DOWN, "한영 전환")
        example.touch(MotionEvent.ACTION_CANCEL, "한영 전환")
        example.tap("한영 전환", "시프트", "A", "b")
        expect("가 \nAb", example.host.shown)
    }
    check("a finger that trembles on the key of a page types nothing that the page has there") {
        val example = Example()
        for (page in listOf("!#1 자판", "123 자판", "!#1 자판")) example.tremble(page)
        expect("", example.host.shown)
        example.tap("?")
        expect("?", example.host.shown)
    }
    check("it knows fields by their type and what they do at Enter") {
        val text = InputType.TYPE_CLASS_TEXT
        Example(info(text or InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS)).node("@")
        Example(info(text or InputType.TYPE_TEXT_VARIATION_URI)).node("/")
        Example(info(InputType.TYPE_CLASS_PHONE)).node("0")
        Example(info(text, EditorInfo.IME_ACTION_SEARCH)).node("검색")
        Example(info(text, EditorInfo.IME_ACTION_SEND or EditorInfo.IME_FLAG_NO_ENTER_ACTION)).node("줄 바꿈")
        Example(info(text or InputType.TYPE_TEXT_FLAG_CAP_SENTENCES)).also { it.tap("한영 전환") }.node("A")
        Example(info(text)).node("완료")
        Example(info(text or InputType.TYPE_TEXT_FLAG_MULTI_LINE)).node("줄 바꿈")
        val own = info(text).also { it.actionLabel = "보내요" }.also { it.actionId = 77 }
        for ((info, action) in listOf(info(text, EditorInfo.IME_ACTION_PREVIOUS) to 7, info(text) to 0, own to 77)) {
            val example = Example(info)
            example.tap("완료")
            expect(listOf(action), example.host.asked.actions)
        }
    }
    check("the first item of a list is over the finger that opens it, wherever that is on its slot") {
        val example = Example(info(InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_URI))
        for (part in listOf(0.02, 0.5, 0.98)) example.hold(".", part, 400)
        expect(".com.com.com", example.host.shown)
    }
    check("the system's bar does not cover the last row") {
        val example = Example()
        expect(example.height(0) + 48, example.height(48))
    }
}
