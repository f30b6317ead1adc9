// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

plugins {
    kotlin("multiplatform") version "2.1.0"
}

group = "hwalja"
version = "1.0.0"

kotlin {
    explicitApi()

    // Hwalja.kt is common code for Kotlin 1.9 or later: add the targets that you build for.
    // HwaljaAndroid.kt goes to the sources of the Android one.
    jvm()

    sourceSets {
        commonMain {
            kotlin.setSrcDirs(listOf("."))
            kotlin.include("Hwalja.kt")
        }
    }
}
