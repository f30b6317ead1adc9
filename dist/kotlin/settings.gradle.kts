// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.

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
