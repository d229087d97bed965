/// The program.
@main
struct FormChat {
  static func main() {}
}
