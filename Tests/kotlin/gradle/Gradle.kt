// The part of Gradle, and of Android's plugin for it, that the scripts of docs/examples/android use. It runs these
// scripts and records their settings.
package gradle

import org.jetbrains.kotlin.gradle.tasks.KotlinJvmCompile

class Plugin(val id: String) {
    var version: String? = null
    var isApplied = true

    infix fun version(version: String) = also { it.version = version }

    infix fun apply(isApplied: Boolean) = also { it.isApplied = isApplied }
}

class Plugins {
    val all = mutableListOf<Plugin>()

    fun id(id: String): Plugin = Plugin(id).also(all::add)
}

class Repositories {
    fun google() {}

    fun mavenCentral() {}

    fun gradlePluginPortal() {}
}

class Management {
    fun repositories(body: Repositories.() -> Unit) = Repositories().body()
}

class RootProject {
    var name = ""
}

class SettingsScript {
    val rootProject = RootProject()
    val included = mutableListOf<String>()

    fun pluginManagement(body: Management.() -> Unit) = Management().body()

    fun dependencyResolutionManagement(body: Management.() -> Unit) = Management().body()

    fun include(vararg projectPaths: String) = projectPaths.forEach(included::add)
}

class DefaultConfig {
    var minSdk: Int? = null
    var targetSdk: Int? = null
    var versionCode: Int? = null
    var versionName: String? = null
}

class BuildFeatures {
    var compose: Boolean? = null
}

class Directories(vararg own: String) {
    val directories: MutableSet<String> = mutableSetOf(*own)
}

class SourceFile {
    var path = "src/main/AndroidManifest.xml"

    fun srcFile(path: String) {
        this.path = path
    }
}

class SourceSet {
    val manifest = SourceFile()
    val res = Directories("src/main/res")
    val kotlin = Directories("src/main/kotlin")
}

class SourceSets {
    val main = SourceSet()

    fun named(name: String, body: SourceSet.() -> Unit) = main.body().also { check(name == "main") }
}

class Android {
    var namespace: String? = null
    var compileSdk: Int? = null
    val defaultConfig = DefaultConfig()
    val buildFeatures = BuildFeatures()
    val sourceSets = SourceSets()

    fun defaultConfig(body: DefaultConfig.() -> Unit) = defaultConfig.body()

    fun buildFeatures(body: BuildFeatures.() -> Unit) = buildFeatures.body()

    fun sourceSets(body: SourceSets.() -> Unit) = sourceSets.body()
}

class Dependencies {
    val all = mutableListOf<String>()

    fun platform(notation: String): String = notation

    fun implementation(notation: String) {
        all += notation
    }
}

class Tasks(val kotlin: KotlinJvmCompile) {
    inline fun <reified T> withType(): Tasks = also { check(T::class == KotlinJvmCompile::class) }

    fun configureEach(body: KotlinJvmCompile.() -> Unit) = kotlin.body()
}

class BuildScript {
    val plugins = Plugins()
    val android = Android()
    val dependencies = Dependencies()
    val tasks = Tasks(KotlinJvmCompile())

    fun plugins(body: Plugins.() -> Unit) = plugins.body()

    fun android(body: Android.() -> Unit) = android.body()

    fun dependencies(body: Dependencies.() -> Unit) = dependencies.body()
}
