internal import JSON

extension RevisionTree {
  /// The revisions from the one that was put in as a whole, by opening a layout or as the first, to
  /// the current one.
  private var sinceStart: [Revision] {
    var path = [current]
    while let last = path.last, !last.edits.isEmpty, let parent = last.parent {
      path.append(revisions[parent])
    }
    return path.reversed()
  }

  /// The layout as it was opened, which the current form was made from by edits.
  package var start: Form { sinceStart[0].form }

  /// What was renamed since then, with the id at the start and the one now.
  package var renamedSinceStart: [(from: String, to: String)] {
    var renamed: [(from: String, to: String)] = []
    for case .rename(let id, let newID) in sinceStart.flatMap(\.edits) {
      if let index = renamed.firstIndex(where: { $0.to.isIdentical(to: id) }) {
        renamed[index].to = newID
      } else {
        renamed.append((id, newID))
      }
    }
    return renamed
  }
}
