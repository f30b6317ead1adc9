// swift-tools-version: 6.1

import PackageDescription

// Unoptimised, all files take 11 s instead of 2, so that a debug build optimises the stages that loop over
// every transition, too. A package that depends on this one by version can have no target with unsafe
// flags; what it can have, the product Hwalja, has none.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "hwalja",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .executable(name: "gen", targets: ["gen"]),
    // What a Swift keyboard imports: the generated source itself.
    .library(name: "Hwalja", targets: ["Hwalja"]),
    // The generator's stages, for the benchmarks.
    .library(name: "HwaljaGenerator", targets: ["Artifacts", "Layouts", "StateMap"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["libz-dev"]), .brew(["zlib"]), .yum(["zlib-devel"])]
    ),
    .target(name: "Hangul", swiftSettings: optimised),
    .target(name: "Parallel", swiftSettings: optimised),
    .target(name: "Layouts", dependencies: ["Hangul"], swiftSettings: optimised),
    .target(
      name: "LayoutFiles",
      dependencies: ["Hangul", "Layouts", .product(name: "Yams", package: "Yams")]),
    .target(
      name: "StateMap", dependencies: ["Hangul", "Layouts", "Parallel"], swiftSettings: optimised),
    .target(
      name: "Artifacts",
      dependencies: [
        "Hangul", "Layouts", "Parallel", "StateMap", "CZlib", "Runtime", "Templates",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      swiftSettings: optimised),
    .target(
      name: "Templates", path: "Templates", exclude: ["swift/Runtime"],
      sources: ["Templates.swift"],
      resources: [.copy("kotlin"), .copy("swift"), .copy("typescript")]),
    .target(name: "Hwalja", path: "dist/swift"),
    // The code that the generated Swift source carries, compiled as it stands.
    .target(name: "Runtime", path: "Templates/swift/Runtime", swiftSettings: optimised),
    .target(name: "Figures", dependencies: ["Artifacts", "Hangul", "Layouts"]),
    .target(
      name: "Verification",
      dependencies: ["Artifacts", "Hangul", "Layouts", "Parallel", "Runtime", "StateMap"]),
    .target(name: "Typing", dependencies: ["Hangul", "Layouts", "Runtime"]),
    .executableTarget(
      name: "gen",
      dependencies: [
        "Artifacts", "Figures", "Hangul", "LayoutFiles", "Layouts", "Parallel", "Runtime",
        "StateMap", "Typing", "Verification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "FiguresTests", dependencies: ["Figures", "Layouts"]),
    .testTarget(
      name: "SwiftConsumerTests", dependencies: ["Hwalja"], path: "Tests/Consumers/swift"),
    .target(
      name: "TestSupport", dependencies: ["Hangul", "Layouts", "StateMap"],
      path: "Tests/TestSupport"),
    .testTarget(name: "HangulTests", dependencies: ["Hangul", "TestSupport"]),
    .testTarget(name: "LayoutFilesTests", dependencies: ["LayoutFiles", "Layouts"]),
    .testTarget(
      name: "LayoutsTests",
      dependencies: ["Hangul", "Layouts", "StateMap", "TestSupport"]),
    .testTarget(
      name: "StateMapTests", dependencies: ["Hangul", "Layouts", "StateMap", "TestSupport"]),
    .testTarget(
      name: "ArtifactsTests",
      dependencies: ["Artifacts", "Hangul", "Layouts", "StateMap", "TestSupport"]),
    .testTarget(name: "genTests", dependencies: ["gen", "Artifacts", "Layouts", "TestSupport"]),
    .testTarget(
      name: "TypingTests",
      dependencies: [
        "Artifacts", "Hangul", "Layouts", "Runtime", "StateMap", "TestSupport", "Typing",
      ]),
    .testTarget(
      name: "VerificationTests",
      dependencies: ["Artifacts", "Layouts", "TestSupport", "Verification"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["gen", "Artifacts", "Layouts", "TestSupport", "Typing"],
      exclude: ["Help"]),
    .testTarget(
      name: "TrieTests", dependencies: ["Artifacts", "Hangul", "Layouts", "Runtime", "StateMap"]),
  ],
  swiftLanguageModes: [.v6]
)
