import org.jetbrains.kotlin.gradle.tasks.KotlinJvmCompile

plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.plugin.compose")
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

    buildFeatures {
        compose = true
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

dependencies {
    implementation(platform("androidx.compose:compose-bom:2026.02.01"))
    implementation("androidx.compose.foundation:foundation")
    implementation("androidx.lifecycle:lifecycle-runtime:2.10.0")
    implementation("androidx.savedstate:savedstate:1.3.3")
}
