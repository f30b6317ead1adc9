package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composer
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
}

private object Inside : BoxScope {
    override fun Modifier.align(alignment: Alignment): Modifier = also { check(alignment != Alignment.TopStart) }
}

@Composable
fun Box(
    modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.TopStart,
    content: @Composable BoxScope.() -> Unit,
) = checkNotNull(Composer.current).node(modifier to contentAlignment) { Inside.content() }

/** A modifier that computes the inner box of a node from its outer box. This interface is not in Compose. */
sealed interface LayoutElement : Modifier.Element {
    object FillMaxWidth : LayoutElement
    object NavigationBars : LayoutElement
    class Height(val height: Dp) : LayoutElement
    class Size(val width: Dp, val height: Dp) : LayoutElement
    class Offset(val x: Dp, val y: Dp) : LayoutElement
    class Padding(val all: Dp) : LayoutElement
}

fun Modifier.fillMaxWidth(): Modifier = this then LayoutElement.FillMaxWidth

fun Modifier.navigationBarsPadding(): Modifier = this then LayoutElement.NavigationBars

fun Modifier.height(height: Dp): Modifier = this then LayoutElement.Height(height)

fun Modifier.size(width: Dp, height: Dp): Modifier = this then LayoutElement.Size(width, height)

fun Modifier.offset(x: Dp, y: Dp): Modifier = this then LayoutElement.Offset(x, y)

fun Modifier.padding(all: Dp): Modifier = this then LayoutElement.Padding(all)
