plugins {
    // It includes Kotlin 2.2.10. The version of Compose's compiler must be the same.
    id("com.android.application") version "9.0.1" apply false
    id("org.jetbrains.kotlin.plugin.compose") version "2.2.10" apply false
}
