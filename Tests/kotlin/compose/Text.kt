package androidx.compose.foundation.text

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composer
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.TextStyle

@Composable
fun BasicText(text: String, modifier: Modifier = Modifier, style: TextStyle, maxLines: Int = Int.MAX_VALUE) {
    check(text.isNotEmpty() && style.fontSize.value > 0) { "nothing to see" }
    check(maxLines > 0)
    checkNotNull(Composer.current).node(modifier) {}
}
