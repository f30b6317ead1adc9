// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, under the MIT licence: see LICENSE.

plugins {
    kotlin("multiplatform") version "2.1.0"
    `maven-publish`
}

// Maven wants a domain that the publisher owns, turned round: -PhwaljaGroup=com.example. (-Pgroup would name that of
// every build it is included in.)
group = findProperty("hwaljaGroup") ?: "hwalja"
version = "1.0.0"

kotlin {
    explicitApi()

    // Both are common code for Kotlin 1.9 or later: add the targets that you build for.
    jvm()

    sourceSets {
        commonMain {
            kotlin.setSrcDirs(listOf("."))
            kotlin.exclude("Android")
        }
    }
}

// Each publication has a jar of its sources by itself.
publishing {
    publications.withType<MavenPublication>().configureEach {
        pom {
            name.set("Hwalja")
            description.set("Korean phone keyboards as data: layouts, composer, sessions and keyboards")
            licenses {
                license {
                    name.set("MIT")
                    url.set("https://opensource.org/license/mit")
                }
            }
        }
    }
}

// It needs Android's own library, which no other build has.
logger.lifecycle("hwalja: the folder Android is not built here; copy it into the module that holds your keyboard")
