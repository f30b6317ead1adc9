// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, under the MIT licence: see LICENSE.

// Releases also contain the address of the project, which the option `repository` of gen adds.

plugins {
    kotlin("multiplatform") version "2.1.0"
    `maven-publish`
}

// Maven requires a domain or an account that the publisher owns: -PhwaljaGroup=com.example. (-Pgroup would also rename
// the builds that include this one.)
group = findProperty("hwaljaGroup") ?: "hwalja"
version = "0.1.0"

kotlin {
    explicitApi()

    // The sources are common code for Kotlin 1.9 or later. Add the targets that you build for.
    jvm()

    sourceSets {
        commonMain {
            kotlin.setSrcDirs(listOf("."))
            kotlin.exclude("Android", "*.gradle.kts")
        }
    }
}

// Each publication includes a jar of its sources, which contain the documentation. Maven Central also asks for a jar of
// documentation.
val javadocJar by tasks.registering(Jar::class) {
    archiveClassifier.set("javadoc")
    from("LICENSE")
}

publishing {
    publications.withType<MavenPublication>().configureEach {
        artifact(javadocJar)
        pom {
            name.set("Hwalja")
            description.set("Korean phone keyboards as data: layouts, composer, sessions and keyboards")
            developers {
                developer {
                    name.set("The Hwalja maintainers")
                }
            }
            licenses {
                license {
                    name.set("MIT")
                    url.set("https://opensource.org/license/mit")
                }
            }
        }
    }
}

// Android needs its own library, which other builds do not have.
logger.lifecycle("hwalja: the folder Android is not built here; copy it into the module that holds your keyboard")
