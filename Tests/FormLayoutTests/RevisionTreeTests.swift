internal import FormLayout
internal import Testing

@Suite struct RevisionTreeTests {
  /// Revisions 1 and 2 in a row, then 3 made of 1.
  private var forked: RevisionTree {
    var tree = RevisionTree(Form(id: "a"))
    tree.append(Form(id: "b"), edits: [])
    tree.append(Form(id: "c"), edits: [])
    tree.undo()
    tree.append(Form(id: "d"), edits: [])
    return tree
  }

  @Test func `numbers only grow and parents are kept`() {
    #expect(forked.revisions.map(\.number) == [0, 1, 2, 3])
    #expect(forked.revisions.map(\.parent) == [nil, 0, 1, 1])
    #expect(forked.revisions.map(\.form.id) == ["a", "b", "c", "d"])
  }

  @Test func `undo goes to the parent and stops at the beginning`() {
    var tree = forked
    tree.undo()
    #expect(tree.current.number == 1)
    tree.undo(5)
    #expect(tree.current.number == 0)
  }

  @Test func `redo goes to the child that was left last`() {
    var tree = forked
    let isThere = tree.goTo(2)
    #expect(isThere)
    tree.undo(2)
    tree.redo(2)
    #expect(tree.current.number == 2)
    tree.redo()
    #expect(tree.current.number == 2)
  }

  @Test func `a revision that is not there is not gone to`() {
    var tree = forked
    let found = [tree.goTo(4), tree.goTo(-1)]
    #expect(found == [false, false])
    #expect(tree.current.number == 3)
  }

  @Test(arguments: [0, -1, Int.min]) func `undoing nothing stays`(_ count: Int) {
    var tree = forked
    tree.undo(count)
    #expect(tree.current.number == 3)
  }
}
