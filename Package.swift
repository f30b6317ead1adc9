// swift-tools-version: 6.1

import PackageDescription

// The modules that loop over every transition, or over every byte of a file. They are optimised even in debug builds,
// which `make` uses, because generation would take 11 s instead of 2 otherwise. Optimising all modules would save only
// another 0.7 s, and would double the build time.
let looping: Set = [
  "Artifacts", "Keyboards", "Layouts", "Maps", "Rule", "Verification",
]
// SwiftPM rejects unsafe flags in versioned dependencies, so the product Hwalja does not use them.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The folders in Templates that contain the sources for a language. The Makefile parses this line.
let languages = "c csharp demo kotlin kotlin-composer lua python qt rust swift typescript"

/// Returns the target for a module. A module is a stage of the generator that can import only the modules listed in `sees`.
/// CONTRIBUTING.md has a diagram.
func module(_ name: String, sees modules: [String] = []) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) },
    swiftSettings: looping.contains(name) ? optimised : [])
}

let package = Package(
  name: "hwalja",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    // Swift keyboards import the generated source. There is no other product. Packages that depend on this package
    // therefore do not resolve the generator's dependencies.
    .library(name: "Hwalja", targets: ["Hwalja"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .target(name: "Hwalja", path: "dist/swift", exclude: ["LICENSE"]),

    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["libz-dev"]), .brew(["zlib"]), .yum(["zlib-devel"])]
    ),
    module("Artifacts", sees: ["CZlib"]),

    // Swift's run-time without data. The keyboards of this run-time are the reference for the conformance suite.
    .target(name: "SwiftRuntime", path: "Templates/swift/Runtime", swiftSettings: optimised),

    module("Layouts"),
    module("Keyboards", sees: ["Artifacts", "Layouts", "SwiftRuntime"]),

    // Rule is the oracle for maps. Maps builds the maps, so Rule and Maps must not import each other.
    module("Rule", sees: ["Layouts"]),
    module("Maps", sees: ["Artifacts", "Keyboards", "Layouts"]),
    module("Formats", sees: ["Artifacts", "Keyboards", "Layouts", "Maps", "Templates"]),
    .target(
      name: "Templates", path: "Templates", exclude: ["swift/Runtime"],
      sources: ["Templates.swift"],
      resources: [.copy("_formats")] + languages.split(separator: " ").map { .copy(String($0)) }),
    // Verification reads files back. It imports no module that writes files.
    module("Verification", sees: ["Artifacts", "Layouts", "Rule"]),

    // Code that the programs share: error reports, and the options for layouts and keyboards.
    .target(
      name: "CommandSupport",
      dependencies: [
        "Artifacts", "Keyboards", "Layouts", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "gen",
      dependencies: [
        "Artifacts", "CommandSupport", "Formats", "Keyboards", "Layouts", "Maps", "Rule", "Verification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests drivers in any language. This program uses internals of the run-time. A debug build allows that; a release
    // build needs -Xswiftc -enable-testing.
    .executableTarget(
      name: "conform",
      dependencies: [
        "Artifacts", "CommandSupport", "Keyboards", "Layouts", "Maps", "Rule", "SwiftRuntime", "Verification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Conformance",
      exclude: [
        "ask", "facts.tsv", "keypads.txt", "practice-keypad.json", "practice-tags.json", "practice.json", "sources",
      ],
      swiftSettings: optimised),

    .executableTarget(
      name: "bench", dependencies: ["Hwalja"], path: "Benchmarks/Sources/bench"),

    // All tests are in a single module, because each module costs a compiler launch. The tests for a module are in the
    // folder with the module's name.
    .testTarget(
      name: "GeneratorTests",
      dependencies: [
        "Artifacts", "Formats", "Hwalja", "Keyboards", "Layouts", "Maps", "Rule", "Verification", "conform", "gen",
      ], path: "Tests/Generator", exclude: ["Keyboards/keyboard-faults.tsv"]),
    .testTarget(
      name: "HwaljaTests", dependencies: ["Hwalja"], path: "Tests/swift",
      exclude: ["app", "conform", "driver", "ios", "readline", "run", "swiftui", "walk"]),
  ],
  swiftLanguageModes: [.v6]
)
