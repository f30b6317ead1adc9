import org.jetbrains.kotlin.gradle.tasks.KotlinJvmCompile

plugins {
    id("com.android.application")
}

android {
    namespace = "com.example.keyboard"
    compileSdk = 36

    defaultConfig {
        minSdk = 28
        targetSdk = 36
        versionCode = 1
        versionName = "1.0"
    }

    sourceSets {
        named("main") {
            manifest.srcFile("../shared/AndroidManifest.xml")
            res.directories += "../shared/res"
            kotlin.directories += listOf("../shared/kotlin", "../../../../dist/kotlin")
        }
    }
}

// dist/kotlin is a Gradle build, too: its scripts are not sources.
tasks.withType<KotlinJvmCompile>().configureEach {
    exclude("*.gradle.kts")
}
