package consumer

import android.view.inputmethod.InputConnection
import hwalja.InputConnectionClient
import hwalja.InputSession
import hwalja.Layouts
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Proxy

/** A way in which a connection fails. */
private enum class Failure { GONE, UNREACHABLE, THROWS }

/**
 * Returns a connection that fails at call number [first]. If it throws, it fails only once. Otherwise, it fails at all
 * later calls, too.
 */
private fun SessionPhone.failing(first: Int, how: Failure): InputConnection {
    var calls = 0
    return Proxy.newProxyInstance(javaClass.classLoader, arrayOf(InputConnection::class.java)) { _, method, arguments ->
        calls += 1
        if (calls == first && how == Failure.THROWS) {
            // End the batch before the failure, because it could never end otherwise.
            if (method.name == "endBatchEdit") host.checked.endBatchEdit()
            error("of the host")
        }
        if (calls >= first && how != Failure.THROWS) {
            if (how == Failure.GONE) isConnected = false
            if (method.returnType == Boolean::class.java) false else null
        } else try {
            method.invoke(host.checked, *arguments.orEmpty())
        } catch (problem: InvocationTargetException) {
            throw problem.targetException
        }
    } as InputConnection
}

/** The keys that are pressed after a failure, each with the texts that the field may then end with. */
private val continuations = mapOf("ㅏ" to listOf("나", "ㅏ"), "ㄱ ㅏ ㅁ" to listOf("감"), "ㅏ ㄹ ⌫ ㅁ" to listOf("남", "ㅏㅁ"))

/**
 * Types ㅎ and ㅏ between two letters, then ㄴ while the connection fails, and then [keys]. Returns a description of the
 * fault, or null if there is none.
 */
private fun SessionPhone.typeThrough(first: Int, how: Failure, keys: String, ends: List<String>): String? {
    session.layout = Layouts.dubeolsik
    type("ㅎ ㅏ")
    keyboard.connection = failing(first, how)
    val error = runCatching { session.press(Layouts.dubeolsik.key("ㄴ")!!) }.exceptionOrNull()
    if (error != null && error.message != "of the host") return "$error"
    // The session must end its batch even if the host throws. The batches of a lost connection are dropped.
    if (how != Failure.THROWS) host.editor.abandonBatches()
    isConnected = true
    for (step in keys.split(' ')) turn { take(step) }
    val (before, after) = host.notation.split('|')
    // If the reports have left the session in doubt, the last letter may be missing.
    val isTyped = ends.any(before::endsWith) || !host.case.letsOthersAct
    return host.notation.takeUnless { before.startsWith("글") && isTyped && after == "뒤" }
}

/** Checks sessions on hosts that fail. */
fun checkFailures() {
    for (how in Failure.entries) {
        checkBoth("a connection that fails at any call keeps the text outside the run: ${how.name.lowercase()}") {
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
    check("a session still works after its host has thrown in runDidChange") {
        val host = Host(keyboardHosts.first(), "글|뒤")
        var fails = false
        val session = object : InputSession(Layouts.dubeolsik, InputConnectionClient { host.checked }) {
            override fun runDidChange() = check(!fails) { "of the host" }
        }
        val operations = listOf<(InputSession) -> Unit>(
            { it.press(Layouts.dubeolsik.key("ㄱ")!!) }, { it.backspace() }, { it.commit() }, { it.insert("1") },
            { it.layout = Layouts.dubeolsik },
        )
        for (operation in operations) {
            session.press(Layouts.dubeolsik.key("ㅎ")!!)
            fails = true
            check(runCatching { operation(session) }.isFailure) { "the host gets the error" }
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
