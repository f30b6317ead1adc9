// Generated; do not edit. Made by: swift run gen --format kotlin
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

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
            kotlin.include("Hwalja.kt", "HwaljaKeyboard.kt")
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
logger.lifecycle("hwalja: HwaljaAndroid.kt is not built here; copy it into the module that holds your keyboard")
