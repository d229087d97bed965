extension HTMLScript {
  /// What a person has put into the controls of a field, as a value, and back.
  static let controls = #"""
    // Controls. What cannot be read as typed becomes a text that no rule takes.

    const unreadable = "\u2026";

    const controlsOf = (element) => [...element.querySelectorAll("input, select, textarea")];

    /** The value that the controls of a field have; undefined where there is no answer. */
    function readControls(element, field) {
      const controls = controlsOf(element);
      const [first] = controls;
      if (field.type === "Toggle") return first.checked;
      if (first.type === "checkbox" || first.type === "radio") {
        const chosen = controls.filter((control) => control.checked).map(({ value }) => value);
        if (field.multiple) return chosen.length > 0 ? chosen : undefined;
        return field.value === "number" && chosen.length > 0 ? Number(chosen[0]) : chosen[0];
      }
      if (first.type === "file") {
        const names = [...first.files].map(({ name }) => name);
        return field.multiple && names.length > 0 ? names : names[0];
      }
      if (first.dataset.unit) return readDateParts(controls);
      if (first.validity.badInput) return unreadable;
      if (first.value === "") return undefined;
      if (field.value !== "number") return first.value;
      return readNumber(first.value.trim()) ?? first.value;
    }

    function readDateParts(controls) {
      const part = (unit) => controls.find(({ dataset }) => dataset.unit === unit).value.trim();
      const [year, month, day] = [part("year"), part("month"), part("day")];
      if (!year && !month && !day) return undefined;
      return `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    }

    /** Puts a value into the controls of a field. */
    function writeControls(element, field, value) {
      const controls = controlsOf(element);
      const [first] = controls;
      const has = (option) => (Array.isArray(value) ? value.includes(option)
        : value !== undefined && String(value) === option);
      if (field.type === "Toggle") {
        first.checked = value === true;
      } else if (first.type === "checkbox" || first.type === "radio") {
        for (const control of controls) control.checked = has(control.value);
      } else if (first.type === "file") {
        if (value === undefined) first.value = "";
      } else if (first.dataset.unit) {
        const { day = {} } = readDate(value ?? "") || {};
        for (const control of controls) control.value = day[control.dataset.unit] ?? "";
      } else if (first.type === "color") {
        first.value = value === undefined ? "#000000" : value.slice(0, 7).toLowerCase();
      } else {
        first.value = value === undefined ? "" : String(value);
      }
      const output = element.querySelector("output");
      if (output) output.textContent = value === undefined ? output.dataset.none : String(value);
    }

    """#
}
