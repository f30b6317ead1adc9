// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "hwalja",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .executable(name: "gen", targets: ["gen"]),
    // What a Swift keyboard imports: the generated source itself.
    .library(name: "Hwalja", targets: ["Hwalja"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["libz-dev"]), .brew(["zlib"]), .yum(["zlib-devel"])]
    ),
    .target(name: "Hangul"),
    .target(name: "Layouts", dependencies: ["Hangul"]),
    .target(name: "StateMap", dependencies: ["Hangul", "Layouts"]),
    .target(
      name: "Artifacts",
      dependencies: [
        "Hangul", "Layouts", "StateMap", "CZlib", "Runtime", "Templates",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    .target(
      name: "Templates", path: "Templates", exclude: ["swift/Runtime"],
      sources: ["Templates.swift"],
      resources: [.copy("kotlin"), .copy("swift")]),
    .target(name: "Hwalja", path: "dist/swift"),
    // The code that the generated Swift source carries, compiled as it stands.
    .target(name: "Runtime", path: "Templates/swift/Runtime"),
    .executableTarget(
      name: "gen",
      dependencies: [
        "Artifacts", "Hangul", "Layouts", "StateMap",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "HangulTests", dependencies: ["Hangul"]),
    .testTarget(name: "LayoutsTests", dependencies: ["Artifacts", "Layouts", "StateMap"]),
    .testTarget(name: "StateMapTests", dependencies: ["StateMap"]),
  ],
  swiftLanguageModes: [.v6]
)
