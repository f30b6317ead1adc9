// Two modules with the same keyboard: `view` draws it with a View, `compose` with Jetpack Compose.
pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "hwalja-android"
include(":view", ":compose")
