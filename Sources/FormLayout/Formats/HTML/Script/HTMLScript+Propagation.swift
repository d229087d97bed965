extension HTMLScript {
  /// What follows from a change: conditions are tested again, what becomes hidden loses its value, and
  /// so on until nothing changes.
  static let propagation = #"""
      // What follows from a change

      /** Tests conditions again and carries on with what depends on the outcome. */
      propagate(start) {
        let queue = start;
        // Conditions that need each other could go on for ever.
        let budget = 64 * (queue.length + this.plan.places.size + 64);
        do {
          for (let head = 0; head < queue.length && budget > 0; head += 1, budget -= 1) {
            this.test(queue[head], queue);
          }
          queue = this.repath();
        } while (queue.length > 0 && budget > 0);
        this.settleCurrentStep();
      }

      test(place, queue) {
        const state = this.stateAt(place);
        if (!state) return;
        const part = this.plan.partAt(place);
        const { visibleIf = true } = part.source;
        const doesHold = this.holdsAt(visibleIf, place);
        if (doesHold !== state.holds[place.part]) {
          state.holds[place.part] = doesHold;
          if (this.form.keepsHidden) this.addDependentsBelow(place, queue);
        }
        // Steps that are passed over in a form with routes keep their values: the way may lead back.
        const mayHide = !this.plan.isRouted || part.step === null
          || (!part.isStep && this.isOnPath[part.step]);
        if (mayHide && !this.isShown(place)) this.hide(place, queue);
      }

      /** Drops the values and errors of all that is hidden with a part. */
      hide(place, queue) {
        const scope = this.plan.scopes[place.scope];
        const state = this.stateAt(place);
        for (let index = place.part; index < scope.parts[place.part].end; index += 1) {
          const { slot, isRepeat } = scope.parts[index];
          const isHidden = slot !== null && !scope.sharers[slot].some(
            (part) => this.isShown({ ...place, part }));
          if (!isHidden) continue;
          if (isRepeat) this.dropErrorsBelow({ ...place, part: index });
          this.errors.delete(nameOf(place, slot));
          if (this.form.keepsHidden) continue;
          const hadValue =
            state.values[slot] !== undefined || (state.items.get(index) || []).length > 0;
          state.values[slot] = undefined;
          if (isRepeat) state.items.set(index, []);
          if (hadValue) queue.push(...this.dependentsOf(place, slot));
        }
      }

      dropErrorsBelow(list) {
        for (const item of this.itemsAt(list)) {
          for (const [name, error] of this.errors) {
            if (error.place.items[list.items.length] === item.id) this.errors.delete(name);
          }
        }
      }

      /** The parts whose conditions read a value. */
      dependentsOf(place, slot) {
        return this.plan.scopes[place.scope].dependents[slot].flatMap(
          (dependent) => this.placesOf(dependent, place.scope, place.items));
      }

      /** The places that a dependent stands for: one in each item on the way down. */
      placesOf({ inner, part }, scope, items) {
        if (inner.length === 0) return [{ scope, part, items }];
        const list = { scope, part: this.plan.scopes[inner[0]].outer.part, items };
        return this.itemsAt(list).filter((item) => item.scope === inner[0]).flatMap((item) =>
          this.placesOf({ inner: inner.slice(1), part }, item.scope, [...items, item.id]));
      }

      /** Adds the parts that read any value at or below a part. */
      addDependentsBelow(place, queue) {
        const scope = this.plan.scopes[place.scope];
        for (let index = place.part; index < scope.parts[place.part].end; index += 1) {
          const { slot, isRepeat } = scope.parts[index];
          if (slot === null) continue;
          queue.push(...this.dependentsOf(place, slot));
          const list = { ...place, part: index };
          if (!isRepeat) continue;
          for (const item of this.itemsAt(list)) {
            this.addDependentsBelow(this.placeOfItem(item, list), queue);
          }
        }
      }

      /** All parts with a condition in a stretch of a scope, items included. */
      conditionsIn(state, scope, items, start, end) {
        const places = [];
        for (let part = start; part < end; part += 1) {
          const { source } = this.plan.scopes[scope].parts[part];
          if (source.visibleIf !== undefined) places.push({ scope, part, items });
          for (const item of state.items.get(part) || []) {
            places.push(...this.conditionsIn(
              item.state, item.scope, [...items, item.id], 0, item.state.holds.length));
          }
        }
        return places;
      }

    """#
}
