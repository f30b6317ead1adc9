// swift-tools-version: 5.9

// The library alone. The package in the repository also has the generator.

import PackageDescription

let package = Package(
  name: "hwalja",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.library(name: "Hwalja", targets: ["Hwalja"])],
  targets: [.target(name: "Hwalja", path: "dist/swift", exclude: ["LICENSE"])]
)
