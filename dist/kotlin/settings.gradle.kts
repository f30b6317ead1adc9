// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence. Data: 5343 bytes, CRC-32 a2989cb3.

pluginManagement {
    repositories {
        gradlePluginPortal()
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "hwalja"
