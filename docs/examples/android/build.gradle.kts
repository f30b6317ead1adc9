plugins {
    // It has a Kotlin of its own, 2.2.10, whose version Compose's compiler must have, too.
    id("com.android.application") version "9.0.1" apply false
    id("org.jetbrains.kotlin.plugin.compose") version "2.2.10" apply false
}
