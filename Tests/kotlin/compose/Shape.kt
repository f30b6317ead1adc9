package androidx.compose.foundation.shape

import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp

class RoundedCornerShape(val size: Dp) : Shape
