package android.util

class DisplayMetrics {
    @JvmField var density = 1f
}
