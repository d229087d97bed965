extension HTMLScript {
  /// What an answer must look like for its field's type.
  static let shapes = #"""
    // The shape of an answer, as a server asks for it.

    const longestText = 10000;

    /** What is wrong with the shape of a value; undefined where nothing is. */
    function shapeFault(value, field) {
      if (isBlank(value) && !(Array.isArray(value) && !field.multiple)) return undefined;
      const wrong = (message, code = "type") => ({ code, message });
      switch (field.value) {
        case "text": return textFault(value, field, wrong);
        case "number":
          if (!Number.isFinite(value)) return wrong("Enter a number");
          return field.input !== "integer" || Number.isInteger(value)
            ? undefined : wrong("Enter a whole number");
        case "boolean":
          return typeof value === "boolean" ? undefined : wrong("Must be true or false");
        case "date": {
          const mode = field.mode || "date";
          if (typeof value === "string" && readDate(value)?.mode === mode) return undefined;
          return wrong({
            date: "Enter a date such as 2026-01-31",
            time: "Enter a time such as 09:30",
            dateTime: "Enter a date and time such as 2026-01-31T09:30",
          }[mode]);
        }
        case "textList": return listFault(value, field, wrong);
        default: return Array.isArray(value) ? undefined : wrong("Must be a list");
      }
    }

    function textFault(value, field, wrong) {
      if (field.options) return isOption(value, field) ? undefined : wrong(...notAnOption);
      const isEmailField = field.input === "email";
      if (typeof value !== "string") {
        return isEmailField ? wrong(words.email, "email") : wrong("Must be text");
      }
      if (value.length > longestText) return wrong(`Must be at most ${longestText} characters`);
      if (isEmailField && !isServerEmail(value)) return wrong(words.email, "email");
      if (field.type === "ColorPicker" && !/^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(value)) {
        return wrong("Enter a colour such as #1A2B3C");
      }
      return undefined;
    }

    function listFault(value, field, wrong) {
      if (!field.options) {
        const isFine = Array.isArray(value) && value.every(
          (name) => typeof name === "string" && name.length <= longestText);
        return isFine ? undefined : wrong("Must be a list of files");
      }
      if (!Array.isArray(value)) return wrong("Must be a list of available options");
      const isFine =
        value.length <= field.options.length && value.every((one) => isOption(one, field));
      return isFine ? undefined : wrong(...notAnOption);
    }

    const notAnOption = ["Select one of the available options", "option"];

    /** Whether a value is an option; one that may not be chosen counts only as the default. */
    function isOption(value, field) {
      const initial = field.initial;
      return field.options.some((option) => option.value === value
        && (!option.disabled || initial === value
          || (Array.isArray(initial) && initial.includes(value))));
    }

    function isServerEmail(text) {
      const [name, domain, ...rest] = text.split("@");
      if (domain === undefined || rest.length > 0 || !name || text.length > 254 || hasSpace(text)) {
        return false;
      }
      const labels = domain.split(".");
      return labels.length >= 2 && labels.every((label) => label !== "");
    }

    const isEmail = (text) => /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(text);

    const isURL = (text) => /^https?:\/\/[^\/?#.:][^\/?#]*/i.test(text) && !hasSpace(text);

    function isPhone(text) {
      const count = text.replace(/[^0-9]/g, "").length;
      return count >= 5 && count <= 15 && /^\+?[0-9 ()\-.\/]*$/.test(text);
    }

    """#

  /// What an answer must follow: the rules of the layout, in the order in which they are tried.
  static let rules = #"""
    // Rules: { rule, value, message }; each answers whether a value breaks it.

    const words = {
      required: "This field is required",
      pattern: "Invalid format",
      matchField: "Fields must match",
      email: "Enter a valid email",
      url: "Enter a web address such as https://example.com",
      phone: "Enter a telephone number",
      oneOf: "Enter one of the accepted answers",
      unique: "This is already in another entry",
    };

    const textOf = (value) => (typeof value === "string" ? value : "");

    /** By rule: the error's words, or true for the rule's own, where a value breaks it. */
    const broken = {
      minLength: (value, { value: bound }) =>
        value.length !== undefined && value.length < limit(bound, 0),
      maxLength: (value, { value: bound }) =>
        value.length !== undefined && value.length > limit(bound, Infinity),
      minItems: (value, { value: bound }) => Array.isArray(value) && value.length < bound,
      maxItems: (value, { value: bound }) => Array.isArray(value) && value.length > bound,
      minimum: (value, rule, at) => (typeof rule.value === "string"
        ? dateFault(value, rule, at, false) : typeof value === "number" && value < rule.value),
      maximum: (value, rule, at) => (typeof rule.value === "string"
        ? dateFault(value, rule, at, true) : typeof value === "number" && value > rule.value),
      step: (value, { value: step, from }) => {
        const count = (value - from) / step;
        return step > 0 && Math.abs(count - Math.round(count)) >= 1e-6;
      },
      pattern: (value, rule) => !new RegExp(rule.value, rule.flags || "").test(String(value)),
      matchField: (value, rule, at) => !isSame(value, at.read(rule.value)),
      email: (value) => !isEmail(textOf(value)),
      url: (value) => !isURL(textOf(value)),
      phone: (value) => !isPhone(textOf(value)),
      before: (value, rule, at) => dateFault(value, rule, at, true),
      after: (value, rule, at) => dateFault(value, rule, at, false),
      minAge: (value, { value: years }, at) => {
        const own = age(value, at.today);
        return own !== null && own < years;
      },
      maxAge: (value, { value: years }, at) => {
        const own = age(value, at.today);
        return own !== null && own > years;
      },
      oneOf: (value, { value: texts }) => !texts.some((text) => isSame(value, text)),
      unique: (value, rule, at) => at.others().some((other) => isEquivalent(value, other)),
    };

    const limit = (bound, otherwise) =>
      (bound === null ? 0 : typeof bound === "number" ? bound : otherwise);

    /** The words where a date is beyond a bound, which is inclusive; false where it is not. */
    function dateFault(value, rule, at, isUpper) {
      const own = typeof value === "string" ? readDate(value) : null;
      const stated = isDateText(rule.value) ? rule.value : at.read(rule.value);
      const bound = typeof stated !== "string" ? null
        : isDateText(rule.value) ? readBound(stated, at.today) : readDate(stated);
      const order = own && bound ? orderOfDates(own, bound) : null;
      if (order === null || (isUpper ? order <= 0 : order >= 0)) return false;
      return `Must not be ${isUpper ? "after" : "before"} ${bound.text.replace("T", " ")}`;
    }

    """#
}
