extension HTMLScript {
  /// Local dates and times, and what they are beside one another.
  static let dates = #"""
    // Dates: local, without zone. A day is { year, month, day }.

    const mostItems = 1000;

    function daysIn(month, year) {
      if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
      return [4, 6, 9, 11].includes(month) ? 30 : 31;
    }

    /** Reads `2026-01-31`, `09:30` or `2026-01-31T09:30`; null for anything else. */
    function readDate(text) {
      const found = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:(?:^|T)(\d\d):(\d\d))?$/.exec(text);
      const [, year, month, day, hour, minute] = found || [];
      if (year === undefined && (hour === undefined || text.length !== 5)) return null;
      if (hour !== undefined && (Number(hour) > 23 || Number(minute) > 59)) return null;
      if (year === undefined) return { mode: "time", text, day: null };
      const date = { year: Number(year), month: Number(month), day: Number(day) };
      if (date.month < 1 || date.month > 12 || date.day < 1) return null;
      if (date.day > daysIn(date.month, date.year)) return null;
      return { mode: hour === undefined ? "date" : "dateTime", text, day: date };
    }

    const offset = /^today(?:([+-]\d{1,5})([dwmy]))?$/;

    /** Reads a bound: a date, or `today` with or without an offset such as `+3d`. */
    function readBound(text, today) {
      if (!text.startsWith("today")) return readDate(text);
      const found = offset.exec(text);
      if (!found) return null;
      const [, count = "+0", unit = "d"] = found;
      const day = { d: addDays, w: (from, weeks) => addDays(from, 7 * weeks),
        m: addMonths, y: (from, years) => addMonths(from, 12 * years) }[unit](today, Number(count));
      return day && readDate(dayText(day));
    }

    /** Whether a text is a date or a bound; anything else names a field. */
    const isDateText = (text) =>
      (text.startsWith("today") ? offset.test(text) : readDate(text) !== null);

    function dayText({ year, month, day }) {
      const digits = (number, count) => String(number).padStart(count, "0");
      return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
    }

    function addDays({ year, month, day }, count) {
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day + count);
      if (date.getUTCFullYear() < 0 || date.getUTCFullYear() > 9999) return null;
      return {
        year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(),
      };
    }

    /** The same day some months later, or the last one of a month that is too short. */
    function addMonths({ year, month, day }, count) {
      const months = year * 12 + month - 1 + count;
      if (months < 0 || months >= 120000) return null;
      const there = { year: Math.floor(months / 12), month: (months % 12) + 1 };
      return { ...there, day: Math.min(day, daysIn(there.month, there.year)) };
    }

    const dayNumber = ({ year, month, day }) => (year * 12 + month) * 31 + day;

    /** Whole years from one day to another; below zero where the other is earlier. */
    function wholeYears(from, to) {
      if (dayNumber(from) > dayNumber(to)) return -wholeYears(to, from);
      const isBefore = to.month < from.month || (to.month === from.month && to.day < from.day);
      return to.year - from.year - (isBefore ? 1 : 0);
    }

    /** -1 earlier, 0 the same, 1 later; null for a date and a time. A day and a moment compare by day. */
    function orderOfDates(left, right) {
      if (left.mode !== right.mode && (left.mode === "time" || right.mode === "time")) return null;
      const length = left.mode === right.mode ? 16 : 10;
      const [one, other] = [left.text.slice(0, length), right.text.slice(0, length)];
      return one === other ? 0 : one < other ? -1 : 1;
    }

    /** The whole years from a date to today; null for what is no date. */
    function age(value, today) {
      const date = typeof value === "string" ? readDate(value) : null;
      return date && date.day ? wholeYears(date.day, today) : null;
    }

    """#
}
