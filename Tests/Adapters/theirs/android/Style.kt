package android.text.style

class BackgroundColorSpan(val color: Int)
