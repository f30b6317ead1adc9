package androidx.compose.ui.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.IntSize

fun Modifier.onSizeChanged(onSizeChanged: (IntSize) -> Unit): Modifier = this then SizeListener(onSizeChanged)

class SizeListener(val onSizeChanged: (IntSize) -> Unit) : Modifier.Element
