// An app in whose module the files are, and which has names of theirs for things of its own.
package app

import hwalja.*

class Key(val name: String)
class Page(val number: Int)
class Run(val length: Int)
class Touch(val key: Key)
class Trie(val words: List<String>)
object TrieFormat

fun row(vararg pages: Any): List<Any> = pages.toList()
fun offers(vararg names: Any): List<Any> = names.toList()
fun fixedListOf(vararg names: Any): List<Any> = names.toList()

fun typed(key: Key): String {
    val composer = Composer(Layouts.cheonjiin)
    composer.layout.key(key.name)?.let { composer.press(it) }
    return composer.composing + row(Page(1), Run(2)).size + offers(Touch(key)).size + Keyboards.sky.pages.size +
        fixedListOf(Trie(emptyList()), TrieFormat).size
}
