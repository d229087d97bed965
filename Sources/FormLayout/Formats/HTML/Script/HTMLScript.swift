/// The script of an exported page: the same text in every page. What differs from form to form is the
/// data beside it.
///
/// It says what the filling engine says: the first half is the engine's way through conditions, steps
/// and rules, and is tested against it answer by answer; the second half joins that to the page.
enum HTMLScript {
  /// The whole script, without the element around it.
  static let text = "\n" + parts.joined(separator: "\n")

  /// Its hash, as a content security policy states it.
  static let hash = SHA256.base64(text.utf8)

  private static let parts = [
    opening, dates, values, conditions, shapes, rules, plan, filling, propagation, reading, steps,
    checking, controls, view, page, closing,
  ]

  private static let opening = #"""
    "use strict";

    const FormPage = (() => {

    """#

  private static let closing = #"""

    return { check, Filling, start };
    })();

    if (typeof document === "object") FormPage.start(document);

    """#
}
