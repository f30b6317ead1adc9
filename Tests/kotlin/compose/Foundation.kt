package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape

@Composable
fun isSystemInDarkTheme(): Boolean = false

fun Modifier.background(color: Color, shape: Shape? = null): Modifier = also { check(color.value > 0 || shape != null) }
