internal import JSON

extension ComponentLook {
  static let rows: [ComponentLook] = [
    row("HStack", "side by side"),
    row("LazyHStack", "side by side"),
    row("GridRow", "row"),
    row("NavigationSplitView", "side bar and detail", isSplit: true),
    row("HSplitView", "split, side by side", isSplit: true),
    ComponentLook(
      type: "Grid", shows: [], word: { _ in "grid" },
      draw: { component, pen in
        pen.grid(component.children.map { $0.type == "GridRow" ? $0.children : [$0] })
          ?? pen.stack(component.children)
      }),
    ComponentLook(
      type: "LazyVGrid", shows: [], word: { _ in "grid" },
      facts: { component, _ in ["\(component.count("columns")) columns"] },
      draw: { component, pen in
        pen.grid(component.children.rows(of: component.count("columns")))
          ?? pen.stack(component.children)
      }),
    ComponentLook(
      type: "LazyHGrid", shows: [], word: { _ in "grid" },
      facts: { component, _ in ["\(component.count("rows")) rows"] },
      draw: { component, pen in
        pen.grid(component.children.columns(of: component.count("rows")))
          ?? pen.stack(component.children)
      }),
  ]

  private static func row(_ type: String, _ word: String, isSplit: Bool = false) -> ComponentLook {
    ComponentLook(
      type: type, shows: [], isGroup: isSplit, word: { _ in word },
      draw: { component, pen in
        if let row = pen.row(component.children, isSplit: isSplit) { return row }
        return isSplit ? pen.split(component.children) : pen.stack(component.children)
      })
  }
}

extension Component {
  fileprivate func count(_ property: String) -> Int {
    min(max(self[property]?.intValue ?? 1, 1), 50)
  }
}

extension [Component] {
  /// So many in each row, filled row by row.
  fileprivate func rows(of count: Int) -> [[Component]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }

  /// So many rows, filled column by column.
  fileprivate func columns(of rowCount: Int) -> [[Component]] {
    (0..<Swift.min(rowCount, count)).map { row in
      stride(from: row, to: count, by: rowCount).map { self[$0] }
    }
  }
}
