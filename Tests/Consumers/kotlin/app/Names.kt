// An app in whose module the files are, and which has names of theirs for things of its own.
package app

import hwalja.*

internal class Key(val name: String)
internal class Page(val number: Int)
internal class Run(val length: Int)
internal class Touch(val key: Key)
internal class Trie(val words: List<String>)
internal object TrieFormat

internal fun row(vararg pages: Any): List<Any> = pages.toList()
internal fun offers(vararg names: Any): List<Any> = names.toList()
internal fun fixedListOf(vararg names: Any): List<Any> = names.toList()

internal fun typed(key: Key): String {
    val composer = Composer(Layouts.cheonjiin)
    composer.layout.key(key.name)?.let { composer.press(it) }
    return composer.composing + row(Page(1), Run(2)).size + offers(Touch(key)).size + Keyboards.sky.pages.size +
        fixedListOf(Trie(emptyList()), TrieFormat).size
}
