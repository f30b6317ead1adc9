// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "hwalja", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "Hwalja", package: "hwalja"),
        .product(name: "HwaljaGenerator", package: "hwalja"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
