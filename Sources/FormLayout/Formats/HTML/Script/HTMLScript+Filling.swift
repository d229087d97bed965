extension HTMLScript {
  /// A form while somebody fills it in: the values so far, and what changes them.
  static let filling = #"""
    // Filling. A place is a part in its scope, and which item of each list around it:
    // { scope, part, items }. Items have numbers that stay theirs.

    const nameOf = (place, slot) => `${place.scope}:${slot}:${place.items.join(".")}`;

    class Filling {
      constructor(form, { values = {}, today, usesDefaults = true }) {
        this.plan = new Plan(form);
        this.form = form;
        this.today = today;
        this.usesDefaults = usesDefaults;
        this.start(values);
      }

      start(values) {
        this.lastItem = 0;
        this.errors = new Map(); // name of a value → { place, code, message }
        this.skipped = new Set();
        this.current = null;
        this.path = [];
        this.lastPath = [];
        this.isOnPath = this.plan.steps.map(() => false);
        this.others = new Map();
        this.root = this.newState(0, values);
        for (const [key, value] of Object.entries(values)) {
          if (!this.plan.scopes[0].slots.has(key)) this.others.set(key, value);
        }
        this.repath();
        this.propagate(this.conditionsIn(this.root, 0, [], 0, this.root.holds.length));
        this.current = this.path.length > 0 ? this.path[0] : null;
        this.lastPath = this.path;
      }

      // Beginning

      newState(scopeIndex, given) {
        const scope = this.plan.scopes[scopeIndex];
        const state = {
          values: scope.keys.map(() => undefined), holds: scope.parts.map(() => true),
          items: new Map(),
        };
        for (const part of scope.parts) {
          if (part.slot === null) continue;
          const key = scope.keys[part.slot];
          const value = Object.hasOwn(given, key) ? given[key] : undefined;
          if (part.isRepeat) {
            state.items.set(part.index, this.newItems(part, value));
            state.values[part.slot] = Array.isArray(value) ? undefined : value;
          } else if (value !== undefined) {
            state.values[part.slot] = value;
          } else if (this.usesDefaults && state.values[part.slot] === undefined) {
            state.values[part.slot] = this.initial(part.source);
          }
        }
        return state;
      }

      initial({ value: kind, initial }) {
        if (kind !== "date" || typeof initial !== "string") return initial;
        const day = initial.startsWith("today") ? readBound(initial, this.today) : null;
        return day ? day.text : initial;
      }

      newItems(part, values) {
        if (part.templates.length === 0) return [];
        const isList = Array.isArray(values);
        const count = !isList && this.usesDefaults ? part.source.minItems || 0 : 0;
        const entries = isList ? values : Array.from({ length: count }, () => ({}));
        return entries.map((entry) => {
          const isObject = entry !== null && typeof entry === "object" && !Array.isArray(entry);
          const given = isObject ? entry : {};
          return this.newItem(this.templateNamed(part, given.kind), given);
        });
      }

      newItem(scope, given) {
        this.lastItem += 1;
        const id = this.lastItem;
        return { id, scope, state: this.newState(scope, given) };
      }

      /** The kind of a name, where a list has several; else the first. */
      templateNamed(part, kind) {
        return part.templates.find((scope) => this.plan.scopes[scope].parts[0].source.id === kind)
          ?? part.templates[0];
      }

      // Answers

      set(value, place) {
        const part = this.plan.partAt(place);
        const state = this.stateAt(place);
        if (part.slot === null || part.isRepeat || !state) return;
        state.values[part.slot] = value;
        this.changed(place);
      }

      /** Carries on after a value, or the items of a list, have changed. */
      changed(place) {
        const part = this.plan.partAt(place);
        this.errors.delete(nameOf(place, part.slot));
        const step = this.stepOf(place);
        if (step !== null) this.skipped.delete(step);
        this.dropMatchedErrors(place, part.slot);
        const queue = this.dependentsOf(place, part.slot);
        if (this.plan.isRouted) queue.push(place);
        this.propagate(queue);
      }

      /** An error of two fields that differ goes once they are equal. */
      dropMatchedErrors(place, slot) {
        for (const matcher of this.plan.scopes[place.scope].matchers[slot]) {
          for (const other of this.placesOf(matcher, place.scope, place.items)) {
            const name = nameOf(other, this.plan.partAt(other).slot);
            if (this.errors.get(name)?.code !== "matchField") continue;
            if (this.faultAt(other)?.code !== "matchField") this.errors.delete(name);
          }
        }
      }

      // Items

      itemsAt(place) {
        return this.stateAt(place)?.items.get(place.part) || [];
      }

      placeOfItem(item, list) {
        return { scope: item.scope, part: 0, items: [...list.items, item.id] };
      }

      mayAdd(place) {
        const { source, templates } = this.plan.partAt(place);
        return templates.length > 0 && this.itemsAt(place).length < (source.maxItems ?? mostItems);
      }

      addItem(place, kind) {
        if (!this.mayAdd(place)) return null;
        const item = this.newItem(this.templateNamed(this.plan.partAt(place), kind), {});
        this.itemsAt(place).push(item);
        const added = this.placeOfItem(item, place);
        this.propagate(
          this.conditionsIn(item.state, item.scope, added.items, 0, item.state.holds.length));
        this.changed(place);
        return added;
      }

      removeItem(item, place) {
        const items = this.itemsAt(place);
        items.splice(items.findIndex(({ id }) => id === item.items.at(-1)), 1);
        for (const [name, error] of this.errors) {
          if (item.items.every((id, index) => error.place.items[index] === id)) {
            this.errors.delete(name);
          }
        }
        this.changed(place);
      }

    """#
}
