internal import FormLayout

/// What there is to show and to ask on the step that is shown, in order.
struct FillAgenda {
  enum Entry {
    /// Words to show: a heading, a text, the beginning of a list or of an item.
    case words(FillPlace)
    case field(FillPlace)
    /// The end of a list: what else is to be added.
    case list(FillPlace)
  }

  private(set) var entries: [Entry] = []

  init(_ filling: FormFilling) {
    var open: [FillPlace] = []
    for place in filling.shownParts {
      while let list = open.last, place.items.count <= list.items.count {
        entries.append(.list(list))
        open.removeLast()
      }
      let component = filling.component(at: place)
      if component.type == "Repeat" {
        entries.append(.words(place))
        open.append(place)
      } else if component.isField {
        entries.append(.field(place))
      } else if component.type != "Step" {
        entries.append(.words(place))
      }
    }
    entries += open.reversed().map { .list($0) }
  }
}
