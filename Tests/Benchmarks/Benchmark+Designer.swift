internal import Designer
internal import FormLayout

extension Benchmark {
  /// Replies by rule on a form of 400 components: wishes of several kinds, one that is not understood.
  static let designer = Benchmark(
    "designer", "a reply of the offline designer, 400 components",
    bars: [.milliseconds(10, for: "slowest")]
  ) {
    let form = SampleForm.form(of: 400)
    let wishes = [
      "make part 12.3 required", "add a phone field after part 3.4",
      "show part 20.1 only if part 20.0 is A", "remove the gibberish and frobnicate it",
      "move part 7.2 before part 7.1 and make it optional",
    ]
    let times = wishes.map { wish in
      Stopwatch.median { _ = Designer.reply(to: wish, form: form) }
    }
    return zip(wishes, times).map { Figure($0, $1, .nanoseconds) }
      + [Figure("slowest", times.max() ?? 0, .nanoseconds)]
  }
}
