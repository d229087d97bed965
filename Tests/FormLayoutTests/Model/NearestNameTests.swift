import FormLayout
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("lable", "label"), ("PlaceHolder", "placeholder"), ("requird", "required"), ("xyz", nil),
    ("", nil), ("label", nil),
  ])
  func `the nearest name is one edit in three characters away at most`(
    _ name: String, _ nearest: String?
  ) {
    #expect(NearestName.to(name, among: ["label", "placeholder", "required"]) == nearest)
  }
}
