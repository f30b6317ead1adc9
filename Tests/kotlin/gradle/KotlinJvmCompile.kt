package org.jetbrains.kotlin.gradle.tasks

class KotlinJvmCompile {
    val excluded = mutableListOf<String>()

    fun exclude(vararg excludes: String) = also { excluded += excludes }
}
