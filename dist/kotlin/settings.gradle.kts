// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, under the MIT licence: see LICENSE.

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
