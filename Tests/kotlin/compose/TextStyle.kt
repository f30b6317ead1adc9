package androidx.compose.ui.text

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.TextUnit

class TextStyle(val color: Color, val fontSize: TextUnit)
