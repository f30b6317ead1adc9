package androidx.compose.ui

interface Modifier {
    infix fun then(other: Modifier): Modifier = Chain(elements + other.elements)

    /** Not of Compose's interface, which folds over them. */
    val elements: List<Element> get() = emptyList()

    interface Element : Modifier {
        override val elements: List<Element> get() = listOf(this)
    }

    private class Chain(override val elements: List<Element>) : Modifier

    companion object : Modifier
}

interface Alignment {
    companion object {
        val Center: Alignment = object : Alignment {}
        val TopEnd: Alignment = object : Alignment {}
        val TopStart: Alignment = object : Alignment {}
    }
}
