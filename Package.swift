// swift-tools-version: 6.1

import PackageDescription

// Debug builds, which `make` uses, optimise the rooms that loop over every transition, or every byte of a file: without
// it, generation takes 11 s instead of 2. Optimising all would double the time of a build, to save 0.7 s.
let looping: Set = [
  "Artifacts", "Keyboards", "Layouts", "Maps", "Rule", "Verification",
]
// SwiftPM rejects versioned dependencies with unsafe flags; the product Hwalja has none.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The folders of Templates with the sources of a language; the Makefile reads this line, too.
let languages = "c csharp demo kotlin kotlin-composer lua python rust swift typescript"

/// A room is a stage of the generator and sees only the rooms named; CONTRIBUTING.md draws them.
func room(_ name: String, sees rooms: [String] = []) -> Target {
  .target(
    name: name, dependencies: rooms.map { .byName(name: $0) },
    swiftSettings: looping.contains(name) ? optimised : [])
}

let package = Package(
  name: "hwalja",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    // Swift keyboards import the generated source. It is the only product, so that a package that
    // depends on it resolves none of the generator's dependencies.
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
    room("Artifacts", sees: ["CZlib"]),

    // The run-time of Swift without data. The conformance suite takes its keyboards as the reference.
    .target(name: "SwiftRuntime", path: "Templates/swift/Runtime", swiftSettings: optimised),

    room("Layouts"),
    room("Keyboards", sees: ["Artifacts", "Layouts", "SwiftRuntime"]),

    // Rule is the oracle for maps: it and the room that builds maps never see each other.
    room("Rule", sees: ["Layouts"]),
    room("Maps", sees: ["Artifacts", "Keyboards", "Layouts"]),
    room("Formats", sees: ["Artifacts", "Keyboards", "Layouts", "Maps", "Templates"]),
    .target(
      name: "Templates", path: "Templates", exclude: ["swift/Runtime"],
      sources: ["Templates.swift"],
      resources: [.copy("_formats")] + languages.split(separator: " ").map { .copy(String($0)) }),
    // Verification reads files back and sees none of the rooms that write them.
    room("Verification", sees: ["Artifacts", "Layouts", "Rule"]),

    // What the programs share: how they report, and how layouts and keyboards are named on the command line.
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

    // It asks drivers in any language. It sees more of the run-time than apps do, which a debug build allows; a release
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

    // One module, for each costs a compiler its start: a room's tests are in a folder of its name.
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
