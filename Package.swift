// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "formchat",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "formchat", targets: ["formchat"])
  ],
  targets: [
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    .systemLibrary(
      name: "CEditLine",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    .systemLibrary(
      name: "CPCRE2",
      pkgConfig: "libpcre2-16",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
    ),
    .target(name: "CTerminal"),
    .target(name: "Platform", swiftSettings: settings),
    .target(name: "JSON", dependencies: ["Platform"], swiftSettings: settings),
    .target(
      name: "FormLayout",
      dependencies: ["JSON", "Platform", "CPCRE2"],
      swiftSettings: settings
    ),
    .target(
      name: "Designer",
      dependencies: ["FormLayout", "JSON", "Platform"],
      swiftSettings: settings
    ),
    .target(
      name: "Chat",
      dependencies: ["JSON", "Platform", "CCurl"],
      swiftSettings: settings
    ),
    .target(
      name: "Terminal",
      dependencies: ["Platform", "CEditLine", "CTerminal"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "formchat",
      dependencies: ["Chat", "Designer", "FormLayout", "JSON", "Platform", "Terminal"],
      swiftSettings: settings
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "Support",
      dependencies: ["Chat", "CPseudoTerminal", "FormLayout", "JSON", "Platform"],
      path: "Tests/Support",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "StartProbe",
      dependencies: ["CCurl", "CEditLine", "CPCRE2"],
      path: "Tests/StartProbe",
      linkerSettings: [
        .linkedLibrary("curl"), .linkedLibrary("edit"), .linkedLibrary("pcre2-16"),
      ]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Designer", "Chat", "FormLayout", "formchat", "JSON", "Platform", "Support"],
      path: "Tests/Benchmarks",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "AnswerSheet",
      dependencies: ["FormLayout", "JSON", "Platform", "Support"],
      path: "Tests/AnswerSheet",
      swiftSettings: settings
    ),
    .target(
      name: "FuzzTargets",
      dependencies: ["Chat", "FormLayout", "JSON"],
      path: "Tests/Fuzzing/Targets",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzTargets", "Platform", "Support"],
      path: "Tests/Fuzzing/Tests",
      swiftSettings: settings
    ),
    .target(
      name: "RequestCases",
      dependencies: ["Designer", "FormLayout", "JSON", "Platform", "Support"],
      path: "Tests/RequestCases",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "RequestTrial",
      dependencies: ["Designer", "FormLayout", "JSON", "Platform", "RequestCases", "Support"],
      path: "Tests/RequestTrial",
      swiftSettings: settings
    ),
    .testTarget(
      name: "DesignerTests",
      dependencies: ["Designer", "FormLayout", "JSON", "RequestCases", "Support"],
      exclude: ["Requests", "Rewordings"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "JSONTests",
      dependencies: ["JSON", "Support"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FormLayoutTests",
      dependencies: ["AnswerSheet", "FormLayout", "JSON", "Platform", "Support"],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ScriptPlayer",
      dependencies: ["JSON", "Platform", "Support"],
      path: "Tests/ScriptPlayer",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ChatTests",
      dependencies: ["Chat", "JSON", "Platform", "Support"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ConsoleProbe",
      dependencies: ["Platform", "Terminal"],
      path: "Tests/ConsoleProbe",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["ConsoleProbe", "Platform", "Support", "Terminal"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "formchatTests",
      dependencies: ["formchat", "Chat", "FormLayout", "JSON", "Platform", "Support", "Terminal"],
      exclude: ["Expected"],
      swiftSettings: settings
    ),
  ]
)

// Only where it is asked for: its `main` is libFuzzer's, so it links under `--sanitize fuzzer` alone.
if Context.environment["FORMCHAT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: ["FuzzTargets", "Platform"],
      path: "Tests/Fuzzing/Fuzz",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    ))
}
