/// The style sheet of an exported page: the looks that every page has, then the form's own.
enum HTMLStyleSheet {
  static func text(_ styles: HTMLStyles, colours: HTMLColours) -> String {
    let fixed = fixed.replacing("START", with: styles.start)
    let light = root(isDark: !colours.hasLight) + fixed + styles.text(isDark: !colours.hasLight)
    guard colours.hasLight, colours.hasDark else { return light + print }
    let dark = root(isDark: true) + styles.text(isDark: true)
    return light + "@media (prefers-color-scheme: dark) {\n" + dark + "}\n" + print
  }

  private static func root(isDark: Bool) -> String {
    let lines = HTMLPalette(isDark: isDark).declarations.map { "  \($0);\n" }
    return ":root {\n" + lines.joined() + "}\n"
  }

  private static let fixed = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0;
      background-color: var(--back);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      overflow-wrap: anywhere;
    }
    main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
    h1, h2, h3, h4, h5, h6, p { margin: 0; }
    h1 { font-size: 1.875rem; line-height: 1.2; margin-bottom: 0.5rem; }
    h2 { font-size: 1.3125rem; line-height: 1.3; }
    h3, h4, h5, h6 { font-size: 1.0625rem; line-height: 1.3; }
    form { margin-top: 1.5rem; }
    form, .stack, .section, .step, .list, .item {
      display: flex; flex-direction: column; gap: 1.25rem;
    }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
    legend { padding: 0; margin-bottom: 0.75rem; font-weight: 600; }
    legend h2, legend h3, legend h4, legend h5, legend h6 { font-weight: 600; }
    .field, fieldset, .row, .grid { align-self: stretch; }
    .field { display: flex; flex-direction: column; gap: 0.375rem; text-align: start; }
    .field > label, .field > legend { font-weight: 600; }
    .field > legend { margin-bottom: 0.375rem; }
    .field > label > .optional, .field > legend > .optional {
      font-weight: 400; color: var(--muted);
    }
    .hint { color: var(--muted); }
    .error { color: var(--wrong); font-weight: 600; }
    .error::before { content: "! "; }
    .field.wrong, .list.wrong {
      border-START: 4px solid var(--wrong); padding-START: 0.75rem;
    }
    .spoken {
      position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap;
      clip-path: inset(50%);
    }
    input, select, textarea, button { font: inherit; color: inherit; }
    input, select, textarea {
      width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem;
      background-color: var(--field); color: var(--text);
      border: 1px solid var(--line); border-radius: 0.5rem;
    }
    ::placeholder { color: var(--muted); opacity: 1; }
    .wrong input, .wrong select, .wrong textarea { border-color: var(--wrong); }
    input:disabled, select:disabled, textarea:disabled, button:disabled { opacity: 0.6; }
    input[type="checkbox"], input[type="radio"] {
      width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; padding: 0; flex: none;
      accent-color: var(--accent);
    }
    input[type="range"] { padding: 0; border: 0; background: none; accent-color: var(--accent); }
    input[type="color"] { width: 4rem; padding: 0.25rem; }
    input[type="number"] { max-width: 12rem; }
    input[type="date"], input[type="time"], input[type="datetime-local"] { max-width: 18rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .options { display: flex; flex-direction: column; gap: 0.5rem; }
    .option, .toggle { display: flex; flex-direction: row; flex-wrap: wrap; align-items: center; }
    .option, .field.toggle { gap: 0.75rem; }
    .option label, .toggle label { flex: 1; min-width: 0; padding: 0.25rem 0; font-weight: 400; }
    .toggle > p { flex-basis: 100%; }
    .segmented .options { flex-direction: row; flex-wrap: wrap; gap: 0.5rem; }
    .segmented .option {
      border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.25rem 0.75rem;
    }
    .parts { display: flex; flex-wrap: wrap; gap: 0.75rem; }
    .part { width: 4.5rem; }
    .part:last-child { width: 6.5rem; }
    .ends { display: flex; justify-content: space-between; color: var(--muted); }
    output { color: var(--muted); }
    .amount { display: flex; flex-direction: column; gap: 0.375rem; }
    progress, meter { width: 100%; height: 0.75rem; }
    .row { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-end; }
    .row > .field, .row > .stack, .row > fieldset { flex: 1 1 11rem; }
    .grid { display: grid; gap: 1.25rem; align-items: end; }
    .grid-row { display: contents; }
    .layers { display: grid; }
    .layers > * { grid-area: 1 / 1; }
    .spacer { flex: 1; }
    hr { width: 100%; border: 0; border-top: 1px solid var(--soft); margin: 0; }
    .picture img { display: block; max-width: 100%; }
    .picture .fill { width: 100%; object-fit: cover; }
    .box, .item, details { border: 1px solid var(--soft); border-radius: 0.75rem; padding: 1rem; }
    .item > legend, .box > legend { float: START; width: 100%; margin-bottom: 0; }
    summary { font-weight: 600; cursor: pointer; min-height: 1.5rem; }
    details[open] > summary { margin-bottom: 1rem; }
    button {
      min-height: 2.75rem; padding: 0.5rem 1.25rem; align-self: flex-start;
      border: 1px solid var(--line); border-radius: 0.5rem;
      background-color: var(--field); color: var(--text); font-weight: 600; cursor: pointer;
    }
    button.primary {
      background-color: var(--accent); border-color: var(--accent); color: var(--on-accent);
    }
    button.destructive { color: var(--wrong); border-color: var(--wrong); }
    button.text {
      border-color: transparent; background-color: transparent; color: var(--accent);
      padding-left: 0; padding-right: 0; text-decoration: underline;
    }
    .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
    a { color: var(--accent); }
    .progress { color: var(--muted); }
    .summary, .answers {
      border: 4px solid var(--wrong); border-radius: 0.75rem; padding: 1rem 1.25rem;
      margin-bottom: 1.5rem;
    }
    .summary ul { margin: 0.75rem 0 0; padding-START: 1.25rem; }
    .summary a { color: var(--wrong); font-weight: 600; }
    .answers { border-color: var(--accent); margin: 1.5rem 0 0; }
    pre { white-space: pre-wrap; margin: 0.5rem 0 0; }
    @media (max-width: 30rem) {
      .row { flex-direction: column; align-items: stretch; }
      .row > .field, .row > .stack, .row > fieldset { flex: none; }
      .grid { display: flex; flex-direction: column; align-items: stretch; }
      .grid-row { display: flex; flex-direction: column; gap: 1.25rem; }
    }

    """

  /// On paper every step on the way is there, and nothing to press.
  private static let print = """
    @media print {
      :root { --text: #000000; --muted: #333333; --back: #ffffff; --field: #ffffff; }
      main { max-width: none; padding: 0; }
      .step[hidden] { display: flex !important; }
      .field, .option, .item { break-inside: avoid; }
      button, .summary, .answers, .progress { display: none; }
    }

    """
}
