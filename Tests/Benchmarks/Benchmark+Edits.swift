internal import FormLayout

extension Benchmark {
  /// One benchmark an operation, in the middle of a form.
  static let edits = [
    edit("set") { .set(ids: [$0], props: [.text("label", "Another")]) },
    edit("add") {
      .add(
        nodes: [Edit.Node(type: "TextField", id: "new", label: "New")], at: Edit.Place(after: $0))
    },
    edit("move") { .move(ids: [$0], to: Edit.Place(after: "^")) },
    edit("remove") { .remove(ids: [$0]) },
    edit("rename") { .rename(id: $0, to: "renamed") },
  ]

  private static func edit(
    _ name: String, _ edit: @escaping @Sendable (String) -> Edit
  ) -> Benchmark {
    sized(
      "edit-" + name, "one '\(name)' in the middle of a form",
      bars: [.milliseconds(5, for: "10000")]
    ) { size in
      let form = SampleForm.form(of: size)
      let edit = edit(SampleForm.middleField(of: size))
      return {
        guard case .applied = form.applying([edit]) else { preconditionFailure("refused") }
      }
    }
  }
}
