package androidx.compose.ui.geometry

data class Offset(val x: Float, val y: Float)
