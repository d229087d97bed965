internal import JSON

extension HTMLMarkup {
  static let content: [HTMLMarkup] = [
    HTMLMarkup(type: "Text") { component, writer in
      let words =
        component["markdown"] == true && !HTMLData.has(component)
        ? HTMLMarkdown.nodes(of: component.text ?? "") : writer.words(component, "text")
      return [writer.content("p", component, words)]
    },
    HTMLMarkup(type: "Label") { component, writer in
      [writer.content("p", component, writer.words(component, "label"))]
    },
    HTMLMarkup(type: "Image") { component, writer in writer.image(component) },
    HTMLMarkup(type: "Link") { component, writer in writer.link(component) },
    HTMLMarkup(type: "ShareLink") { component, writer in
      writer.lose("type", of: component, "a page shows the address as a link")
      return writer.link(component)
    },
    HTMLMarkup(type: "Divider") { component, writer in [writer.content("hr", component, [])] },
    HTMLMarkup(type: "Spacer") { component, writer in
      [writer.content("div", class: "spacer", component, [])]
    },
    HTMLMarkup(type: "ProgressView") { component, writer in
      writer.amount(component, "progress")
    },
    HTMLMarkup(type: "Gauge") { component, writer in
      writer.amount(component, "meter")
    },
  ]
}

extension HTMLWriter {
  /// What is only read: its element, with what assistive technology is told.
  mutating func content(
    _ name: String, class className: String? = nil, _ component: Component,
    _ children: [HTMLNode]
  ) -> HTMLNode {
    let node = finished(name, class: className, component, children)
    guard case .element(var element) = node, component.accessibility["hidden"] == true else {
      return node
    }
    element["aria-hidden"] = "true"
    return .element(element)
  }

  /// A picture that is in the page itself; of any other, its words.
  fileprivate mutating func image(_ component: Component) -> [HTMLNode] {
    let alt = component["alt"]?.stringValue ?? ""
    let url = component["url"]?.stringValue ?? ""
    let kinds = ["png", "jpeg", "gif", "webp"].map { "data:image/\($0);base64," }
    let isHere =
      component["name"] == nil && component["systemName"] == nil
      && kinds.contains { url.hasPrefix($0) }
    guard !isHere else {
      let image = HTMLNode.tag(
        "img",
        ["src": url, "alt": alt, "class": component["contentMode"] == "fill" ? "fill" : nil])
      return [content("div", class: "picture", component, [image])]
    }
    if component["name"] != nil {
      lose("name", of: component, "an asset is not in the page")
    } else if component["systemName"] == nil {
      lose("url", of: component, "a page loads nothing from elsewhere")
    }
    return alt.isEmpty ? [] : [content("p", class: "picture", component, words(component, "alt"))]
  }

  fileprivate mutating func link(_ component: Component) -> [HTMLNode] {
    let url = component["url"]?.stringValue ?? ""
    var words = words(component, "label")
    if words.isEmpty { words = [.text(url)] }
    guard let target = Self.safeURL(url) else {
      lose("url", of: component, "a page follows web, mail and telephone addresses only")
      return [content("p", component, words)]
    }
    let link = HTMLNode.tag(
      "a",
      [
        "href": target, "rel": "noopener noreferrer",
        "aria-label": component.accessibility["label"]?.stringValue,
      ], words)
    return [content("p", component, [link])]
  }

  /// A bar with its words.
  fileprivate mutating func amount(_ component: Component, _ name: String) -> [HTMLNode] {
    let value = component["value"]?.numberValue?.text ?? "0"
    let maximum = component["maximum"]?.numberValue?.text ?? "1"
    let id = elementID(component)
    let label = words(component, "label")
    let bar = HTMLNode.tag(
      name,
      [
        "id": id, "value": value, "max": maximum,
        "aria-label": label.isEmpty
          ? component.accessibility["label"]?.stringValue ?? "\(value) of \(maximum)" : nil,
      ], "\(value) of \(maximum)")
    let head: [HTMLNode] = label.isEmpty ? [] : [.tag("label", ["for": id], label)]
    return [content("div", class: "amount", component, head + [bar])]
  }
}
