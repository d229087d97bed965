internal import JSON

/// Components side by side. A row that would break words is none: they then stand below each other,
/// which keeps every text in one piece.
extension Pen {
  /// A field beside others takes at least this.
  private static let leastColumn = 14
  private static let gap = 2
  /// Larger parts are not tried side by side, which bounds the work of nested rows.
  private static let mostComponents = 64

  /// The components in one row, `nil` where they do not fit.
  func row(_ components: [Component], isSplit: Bool = false) -> Block? {
    guard components.count > 1, isSmall(components) else { return nil }
    let between = StyledText(isSplit ? " \(symbols.vertical) " : "  ", .dim)
    let hasFlexible = components.contains { !isFixed($0) && !$0.isMere("Spacer") }
    let cells = components.filter { !$0.isMere("Spacer") || !hasFlexible }
    guard cells.count > 1 || components.count > cells.count else { return nil }
    var room = width - between.width * (cells.count - 1)
    var blocks: [Block?] = []
    for component in cells {
      guard isFixed(component), !component.isMere("Spacer") else {
        blocks.append(nil)
        continue
      }
      let block = component.isMere("Divider") ? Block([""]) : draw(component)
      room -= component.isMere("Divider") ? 1 : block.width
      guard room >= 0, !block.isBroken else { return nil }
      blocks.append(block)
    }
    let flexible = blocks.count { $0 == nil }
    guard flexible > 0 else {
      return joined(cells, blocks.compactMap { $0 }.map { ($0, $0.width) }, between)
    }
    return filled(cells, blocks, room, flexible, between, least: hasFlexible ? Self.leastColumn : 0)
  }

  /// Gives the room that is left to the components that take what they get.
  private func filled(
    _ cells: [Component], _ blocks: [Block?], _ room: Int, _ flexible: Int,
    _ between: StyledText, least: Int
  ) -> Block? {
    guard room / flexible >= least else { return nil }
    var left = room
    var columns: [(Block, Int)] = []
    var open = flexible
    for (component, block) in zip(cells, blocks) {
      if let block {
        columns.append((block, component.isMere("Divider") ? 1 : block.width))
        continue
      }
      var pen = self
      pen.width = left / open
      left -= pen.width
      open -= 1
      let drawn = component.isMere("Spacer") ? Block.blank : pen.draw(component)
      guard !drawn.isBroken else { return nil }
      columns.append((drawn, pen.width))
    }
    return joined(cells, columns, between)
  }

  /// Rows whose columns line up, `nil` where they do not fit.
  func grid(_ rows: [[Component]]) -> Block? {
    let count = rows.map(\.count).max() ?? 0
    guard count > 1, isSmall(rows.flatMap { $0 }) || rows.allSatisfy(isSmall) else { return nil }
    var pen = self
    pen.width = (width - Self.gap * (count - 1)) / count
    guard pen.width >= Self.leastColumn else { return nil }
    var block = Block()
    for row in rows {
      guard row.count > 1 || rows.count == 1 else {
        block.append(stack(row))
        continue
      }
      let cells = row.map { ($0.isMere("Spacer") ? Block.blank : pen.draw($0), pen.width) }
      guard cells.allSatisfy({ !$0.0.isBroken }) else { return nil }
      block.append(joined(row, cells, "  "))
    }
    return block
  }

  private func joined(
    _ components: [Component], _ columns: [(Block, Int)], _ between: StyledText
  ) -> Block {
    let height = columns.reduce(1) { max($0, $1.0.lines.count) }
    var result = Block()
    for line in 0..<height {
      var text = StyledText()
      var isFocus = false
      for (place, column) in columns.enumerated() {
        if place > 0 { text += between }
        let isRule = components[place].isMere("Divider") && column.1 == 1
        let part = column.0.lines.indices.contains(line) ? column.0.lines[line] : nil
        isFocus = isFocus || part?.isFocus ?? false
        let cell = isRule ? StyledText(symbols.vertical, .dim) : part?.text ?? StyledText()
        text += place == columns.count - 1 ? cell : cell.padded(to: column.1)
      }
      result.lines.append(Block.Line(text: text, isFocus: isFocus))
    }
    return result
  }

  /// Whether a component takes no more of a row than its words need.
  private func isFixed(_ component: Component) -> Bool {
    if component.isMere("Divider") { return true }
    if component.type == "Button" { return component.role != "submit" }
    return ComponentLook.of(component).isCompact
  }

  private func isSmall(_ components: [Component]) -> Bool {
    var room = Self.mostComponents
    func take(_ components: [Component]) -> Bool {
      room -= components.count
      return room >= 0 && components.allSatisfy { take($0.children) }
    }
    return take(components)
  }
}

extension Component {
  /// Whether it is of a type and has nothing to say, so that a row may draw it as room or a line.
  fileprivate func isMere(_ type: String) -> Bool {
    self.type == type
      && properties.keys.allSatisfy { ["type", "id", "style", "accessibility"].contains($0) }
  }
}
