extension HTMLScript {
  /// Answers as JSON values, compared as the layout format compares them.
  static let values = #"""
    // Values: strings, numbers, booleans, lists; undefined where there is no answer.

    /** The same text, number, or truth value; lists are never the same as anything. */
    const isSame = (left, right) => left === right && (left === null || typeof left !== "object");

    /** Deep equality, for answers that must differ from item to item. */
    function isEquivalent(left, right) {
      if (Array.isArray(left) && Array.isArray(right)) {
        return left.length === right.length
          && left.every((value, index) => isEquivalent(value, right[index]));
      }
      if (left && right && typeof left === "object" && typeof right === "object") {
        if (Array.isArray(left) || Array.isArray(right)) return false;
        const keys = Object.keys(left);
        return keys.length === Object.keys(right).length
          && keys.every((key) => Object.hasOwn(right, key) && isEquivalent(left[key], right[key]));
      }
      return left === right;
    }

    const isBlank = (value) =>
      value === undefined || value === null || value === ""
      || (Array.isArray(value) && value.length === 0);

    function isTruthy(value) {
      if (value === undefined || value === null || Array.isArray(value)) return false;
      return typeof value === "object" ? Object.keys(value).length > 0 : Boolean(value);
    }

    const isSpace = (text) => /^(?:\p{White_Space}[\p{M}\u200c\u200d]*)*$/u.test(text);

    const hasSpace = (text) => /\p{White_Space}/u.test(text);

    /** Reads decimal digits with or without a sign, a point and an exponent; undefined for the rest. */
    function readNumber(text) {
      if (!/^[0-9+\-.eE]+$/.test(text)) return undefined;
      const number = Number(text);
      return Number.isFinite(number) ? number : undefined;
    }

    """#

  /// When a component is shown, required, or out of use.
  static let conditions = #"""
    // Conditions: { field, OPERATOR: operand }, { all }, { any }, { not }, true or false.

    /** Whether a condition holds; `read` gives the value of a field by its id. */
    function holds(condition, read, today) {
      if (typeof condition === "boolean") return condition;
      if (condition.all) return condition.all.every((part) => holds(part, read, today));
      if (condition.any) return condition.any.some((part) => holds(part, read, today));
      if (condition.not !== undefined) return !holds(condition.not, read, today);
      const operator = Object.keys(condition).find((key) => key !== "field");
      return operators[operator](read(condition.field), condition[operator], today);
    }

    /** The ids of the fields that a condition reads. */
    function fieldsOf(condition) {
      if (typeof condition === "boolean") return [];
      if (condition.not !== undefined) return fieldsOf(condition.not);
      return (condition.all || condition.any || []).flatMap(fieldsOf)
        .concat(condition.field === undefined ? [] : [condition.field]);
    }

    const operators = {
      eq: (value, operand) => isSame(value, operand),
      neq: (value, operand) => !isSame(value, operand),
      in: (value, operand) => operand.some((one) => isSame(value, one)),
      notIn: (value, operand) => !operand.some((one) => isSame(value, one)),
      notEmpty: (value, operand) => !operand || !isBlank(value),
      truthy: (value, operand) => isTruthy(value) === operand,
      gt: (value, operand, today) => order(value, operand, today) > 0,
      gte: (value, operand, today) => order(value, operand, today) >= 0,
      lt: (value, operand, today) => order(value, operand, today) < 0,
      lte: (value, operand, today) => order(value, operand, today) <= 0,
      contains: (value, operand) => {
        if (Array.isArray(value)) return value.some((element) => isSame(element, operand));
        return typeof value === "string" && typeof operand === "string" && value.includes(operand);
      },
      minAge: (value, operand, today) => {
        const years = age(value, today);
        return years !== null && years >= operand;
      },
      maxAge: (value, operand, today) => {
        const years = age(value, today);
        return years !== null && years <= operand;
      },
    };

    /** How two numbers, or two dates of one mode, stand to each other; NaN for all else. */
    function order(value, operand, today) {
      if (typeof value === "number" && typeof operand === "number") return Math.sign(value - operand);
      if (typeof value !== "string" || typeof operand !== "string") return NaN;
      const [left, right] = [readDate(value), readBound(operand, today)];
      return left && right && left.mode === right.mode ? orderOfDates(left, right) : NaN;
    }

    """#
}
