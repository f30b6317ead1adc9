package androidx.compose.ui

interface Modifier {
    infix fun then(other: Modifier): Modifier = Chain(elements + other.elements)

    /** The elements of the modifier. This property is not in Compose, which folds over modifiers instead. */
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
