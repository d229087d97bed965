extension HTMLScript {
  /// What is shown, what is in use, and what a field's value is for others.
  static let reading = #"""
      // Reading

      /** The states from the form down to an item; null where an item is gone. */
      statesTo(place) {
        const lists = [];
        for (let { outer } = this.plan.scopes[place.scope]; outer;
          outer = this.plan.scopes[outer.scope].outer) {
          lists.unshift(outer.part);
        }
        const states = [this.root];
        for (const [depth, id] of place.items.entries()) {
          const items = states[depth].items.get(lists[depth]) || [];
          const item = items.find((one) => one.id === id);
          if (!item) return null;
          states.push(item.state);
        }
        return states;
      }

      stateAt(place) {
        return this.statesTo(place)?.at(-1);
      }

      /** The place of the list around an item; null for the form. */
      around(place) {
        const { outer } = this.plan.scopes[place.scope];
        return outer && { ...outer, items: place.items.slice(0, -1) };
      }

      valueAt(place) {
        const part = this.plan.partAt(place);
        const state = this.stateAt(place);
        if (part.slot === null || !state) return undefined;
        const items = state.items.get(place.part) || [];
        if (items.length === 0) return state.values[part.slot];
        return items.map((item) => this.rawValues(item.state, item.scope));
      }

      rawValues(state, scopeIndex) {
        const scope = this.plan.scopes[scopeIndex];
        const entries = this.kindOf(scopeIndex);
        scope.keys.forEach((key, slot) => {
          const items = state.items.get(scope.sharers[slot][0]) || [];
          const value = items.length === 0 ? state.values[slot]
            : items.map((item) => this.rawValues(item.state, item.scope));
          if (value !== undefined) entries.push([key, value]);
        });
        return Object.fromEntries(entries);
      }

      /** What a part sees of a field: nothing where that is hidden or off the path. */
      read(id, from, isCondition) {
        const target = this.plan.reference(id, from.scope);
        if (!target) return this.others.get(id);
        const place = {
          scope: target.scope, part: target.part,
          items: from.items.slice(0, from.items.length - target.levels),
        };
        const isEmptyList = this.plan.partAt(place).isRepeat && this.itemsAt(place).length === 0;
        const value = isEmptyList ? undefined : this.valueAt(place);
        if (value === undefined || !this.isReachable(place, from, isCondition)) return undefined;
        return this.form.keepsHidden && !this.isShown(place) ? undefined : value;
      }

      /** Whether a field's step counts: its own and, in a form with routes, those before it. */
      isReachable(place, from, isCondition) {
        const { step } = this.plan.partAt(place);
        if (step === null) return true;
        if (!isCondition) return this.isOnPath[step] && !this.skipped.has(step);
        if (!this.plan.isRouted) return true;
        const own = this.stepOf(from);
        return own === step || (this.isOnPath[step] && (own === null || step < own));
      }

      stepOf(place) {
        let { scope, part } = place;
        for (let { outer } = this.plan.scopes[scope]; outer; { outer } = this.plan.scopes[scope]) {
          ({ scope, part } = outer);
        }
        return this.plan.scopes[scope].parts[part].step;
      }

      holdsAt(condition, place) {
        return holds(condition, (id) => this.read(id, place, true), this.today);
      }

      // Shown, in use, required

      /** Whether a part's own condition and those around it hold, and its step is on the path. */
      isShown(place) {
        for (let at = place; at; at = this.around(at)) {
          const state = this.stateAt(at);
          if (!state) return false;
          const { parts } = this.plan.scopes[at.scope];
          for (let index = at.part; index !== null; index = parts[index].parent) {
            const part = parts[index];
            const isOpen = this.plan.isRouted && part.isStep
              ? this.isOnPath[part.step] : state.holds[index];
            if (!isOpen) return false;
          }
        }
        return true;
      }

      isDisabled(place) {
        for (let at = place; at; at = this.around(at)) {
          const { parts } = this.plan.scopes[at.scope];
          for (let index = at.part; index !== null; index = parts[index].parent) {
            const { disabledIf } = parts[index].source;
            const here = { ...at, part: index };
            if (disabledIf !== undefined && this.holdsAt(disabledIf, here)) return true;
          }
        }
        return false;
      }

      isRequired(place) {
        const { required, requiredIf } = this.plan.partAt(place).source;
        return required || (requiredIf !== undefined && this.holdsAt(requiredIf, place));
      }

      /** All that is shown, in document order, items included: of one step, or of the path. */
      shown(step = null, scope = 0, items = [], state = this.root) {
        const places = [];
        const { parts } = this.plan.scopes[scope];
        for (let index = 0; index < parts.length;) {
          const part = parts[index];
          const isEntered = !part.isStep ? state.holds[index]
            : this.isOnPath[part.step] && (step === null || step === part.step);
          if (!isEntered) {
            index = part.end;
            continue;
          }
          places.push({ scope, part: index, items });
          for (const item of state.items.get(index) || []) {
            places.push(...this.shown(step, item.scope, [...items, item.id], item.state));
          }
          index += 1;
        }
        return places;
      }

    """#
}
