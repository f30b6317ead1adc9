package consumer

import android.view.inputmethod.InputConnection
import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Proxy

/** How a connection fails. */
private enum class Failure { GONE, UNREACHABLE, THROWS }

/** The connection of this phone, which fails at its call number [first]: once if it throws, and otherwise for good. */
private fun SessionPhone.failing(first: Int, how: Failure): InputConnection {
    var calls = 0
    return Proxy.newProxyInstance(javaClass.classLoader, arrayOf(InputConnection::class.java)) { _, method, arguments ->
        calls += 1
        if (calls == first && how == Failure.THROWS) {
            // Nobody could end a batch for which the host only throws.
            if (method.name == "endBatchEdit") host.asked.endBatchEdit()
            error("of the host")
        }
        if (calls >= first && how != Failure.THROWS) {
            if (how == Failure.GONE) isConnected = false
            if (method.returnType == Boolean::class.java) false else null
        } else try {
            method.invoke(host.asked, *arguments.orEmpty())
        } catch (problem: InvocationTargetException) {
            throw problem.targetException
        }
    } as InputConnection
}

/** What is typed after a failure, and how the text before the cursor may end then. */
private val continuations = mapOf("ㅏ" to listOf("나", "ㅏ"), "ㄱ ㅏ ㅁ" to listOf("감"), "ㅏ ㄹ ⌫ ㅁ" to listOf("남", "ㅏㅁ"))

/** Types ㅎ, ㅏ and ㄴ between letters, the last while the connection fails, and then [keys]: what is wrong then. */
private fun SessionPhone.typeThrough(first: Int, how: Failure, keys: String, ends: List<String>): String? {
    session.layout = Layouts.dubeolsik
    type("ㅎ ㅏ")
    keyboard.connection = failing(first, how)
    val error = runCatching { session.press(Layouts.dubeolsik.key("ㄴ")!!) }.exceptionOrNull()
    if (error != null && error.message != "of the host") return "$error"
    // The failure of a host that throws is no reason to leave a batch open.
    if (how != Failure.THROWS) host.editor.abandonBatches()
    isConnected = true
    for (step in keys.split(' ')) turn { take(step) }
    val (before, after) = host.notation.split('|')
    // A host that leaves a session in doubt may not get what was typed.
    val isTyped = ends.any(before::endsWith) || !host.case.letsOthersAct
    return host.notation.takeUnless { before.startsWith("글") && isTyped && after == "뒤" }
}

/** What becomes of a session whose host fails. */
fun checkFailures() {
    for (how in Failure.entries) {
        checkBoth("a connection that fails at any call leaves alone what is not of the run: ${how.name.lowercase()}") {
            val wrong = hostCases.filter { Host(it).connection.keepsText }.flatMap { case ->
                (1..12).flatMap { first ->
                    continuations.mapNotNull { (keys, ends) ->
                        runCatching { case.phone(underlines = it, "글|뒤").typeThrough(first, how, keys, ends) }
                            .getOrElse { problem -> "$problem" }?.let { "${case.name}, call $first, $keys: $it" }
                    }
                }
            }
            check(wrong.isEmpty()) { "${wrong.size}, such as ${wrong.first()}" }
        }
    }
    check("a session goes on after its host has thrown as the run changed") {
        val host = Host(keyboardHosts.first(), "글|뒤")
        var fails = false
        val session = object : InputSession(Layouts.dubeolsik, InputConnectionClient { host.asked }) {
            override fun runDidChange() = check(!fails) { "of the host" }
        }
        val operations = listOf<(InputSession) -> Unit>(
            { it.press(Layouts.dubeolsik.key("ㄱ")!!) }, { it.backspace() }, { it.commit() }, { it.insert("1") },
            { it.layout = Layouts.dubeolsik },
        )
        for (operation in operations) {
            session.press(Layouts.dubeolsik.key("ㅎ")!!)
            fails = true
            check(runCatching { operation(session) }.isFailure) { "the host hears of it" }
            fails = false
            session.press(Layouts.dubeolsik.key("ㄴ")!!)
            session.press(Layouts.dubeolsik.key("ㅏ")!!)
            val (before, after) = host.notation.split('|')
            expect(true, before.startsWith("글") && before.endsWith("나") && after == "뒤") { host.notation }
            session.commit()
        }
        expect(0, host.editor.batches)
    }
}
