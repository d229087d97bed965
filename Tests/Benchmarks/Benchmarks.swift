internal import FormLayout
@main struct Benchmarks { static func main() {} }
