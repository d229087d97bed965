extension HTMLScript {
  /// What is wrong with the answers, and what is sent.
  static let checking = #"""
      // Checking

      /** The first thing wrong with a field: its shape, else its rules; undefined where all is well. */
      faultAt(place) {
        const part = this.plan.partAt(place);
        const { source, slot } = part;
        if (slot === null) return undefined;
        const value = this.stateAt(place).values[slot];
        const fault = value === undefined ? undefined : shapeFault(value, source);
        if (fault) return fault;
        if (source.readOnly || this.isDisabled(place)) return undefined;
        const own = (code, text) => ({ code, message: source.messages?.[code] ?? text });
        if (part.isRepeat) return this.countFault(place, source, own);
        const isRequired = () => this.isRequired(place);
        if (isBlank(value) || (source.type === "Toggle" && value === false)) {
          return isRequired() ? own("required", words.required) : undefined;
        }
        if (typeof value === "string" && isSpace(value) && isRequired()) {
          return own("required", words.required);
        }
        const at = {
          today: this.today,
          read: (id) => this.read(id, place, false),
          others: () => this.othersLike(place),
        };
        for (const rule of source.rules || []) {
          const outcome = broken[rule.rule](value, rule, at);
          if (outcome === false) continue;
          const text = typeof outcome === "string" ? outcome : rule.message ?? words[rule.rule];
          return own(rule.rule, text);
        }
        return undefined;
      }

      countFault(place, { minItems = 0, maxItems = mostItems }, own) {
        const count = this.itemsAt(place).length;
        if (count < minItems) return own("minItems", `Add at least ${minItems}`);
        return count > maxItems ? own("maxItems", `At most ${maxItems} can be added`) : undefined;
      }

      /** The answers to the same question in the other items of a list. */
      othersLike(place) {
        const list = this.around(place);
        const items = list ? this.itemsAt(list) : [];
        // With more, the list itself is wrong.
        if (items.length > mostItems) return [];
        const key = this.plan.scopes[place.scope].keys[this.plan.partAt(place).slot];
        return items.filter(({ id }) => id !== place.items.at(-1)).flatMap((item) => {
          const slot = this.plan.scopes[item.scope].slots.get(key);
          const value = slot === undefined ? undefined : item.state.values[slot];
          return value === undefined ? [] : [value];
        });
      }

      /** What is wrong in a step, or on the path without skipped steps: in the form's order. */
      found(step = null) {
        const found = new Map();
        for (const place of this.shown(step)) {
          const { slot } = this.plan.partAt(place);
          const own = this.stepOf(place);
          if (slot === null || (step === null && own !== null && this.skipped.has(own))) continue;
          const name = nameOf(place, slot);
          const fault = found.has(name) ? undefined : this.faultAt(place);
          if (fault && fault.message !== "") found.set(name, { place, ...fault });
        }
        return found;
      }

      validate() {
        this.errors = this.found();
        return this.errors.size === 0;
      }

      /** The address of a value: `travellers.0.name`. */
      address(place) {
        const key = this.plan.scopes[place.scope].keys[this.plan.partAt(place).slot];
        const list = this.around(place);
        if (!list) return key;
        const index = this.itemsAt(list).findIndex(({ id }) => id === place.items.at(-1));
        return `${this.address(list)}.${index}.${key}`;
      }

      // What is sent

      /** The values of what is shown on the path, in the form's order, without skipped steps. */
      submission(state = this.root, scopeIndex = 0) {
        const scope = this.plan.scopes[scopeIndex];
        const entries = this.kindOf(scopeIndex);
        const written = new Set();
        for (let index = 0; index < scope.parts.length;) {
          const part = scope.parts[index];
          if (!this.isSent(part, state)) {
            index = part.end;
            continue;
          }
          const items = state.items.get(index);
          index += 1;
          if (part.slot === null || written.has(part.slot)) continue;
          let value = state.values[part.slot];
          if (items && (items.length > 0 || value === undefined)) {
            value = items.map((item) => this.submission(item.state, item.scope));
          }
          if (value === undefined) continue;
          written.add(part.slot);
          entries.push([scope.keys[part.slot], value]);
        }
        return Object.fromEntries(entries);
      }

      isSent(part, state) {
        const keeps = this.form.keepsHidden;
        if (!part.isStep) return state.holds[part.index] || keeps;
        if (this.skipped.has(part.step)) return false;
        return this.isOnPath[part.step] || (keeps && !this.plan.isRouted);
      }

      /** `kind`, where the items of a list may be of several. */
      kindOf(scopeIndex) {
        const scope = this.plan.scopes[scopeIndex];
        const list = scope.outer && this.plan.partAt(scope.outer);
        return list && list.templates.length > 1 ? [["kind", scope.parts[0].source.id]] : [];
      }

      /** Reads the text in number fields as a number, where it is one. */
      readNumbers() {
        const changes = this.shown().flatMap((place) => {
          const { source, slot } = this.plan.partAt(place);
          const value = slot === null ? undefined : this.stateAt(place).values[slot];
          if (source.value !== "number" || typeof value !== "string") return [];
          const number = readNumber(value);
          return number === undefined ? [] : [[number, place]];
        });
        for (const [number, place] of changes) this.set(number, place);
      }
    }

    /** Checks a whole answer, as a server does on receiving it. */
    function check(form, values, skipped, today) {
      const filling = new Filling(form, { values, today: readDate(today).day, usesDefaults: false });
      filling.readNumbers();
      if (skipped.length > 0) filling.skipSteps(skipped);
      const errors = [...filling.found().values()].map(({ place, code, message }) => (
        { field: filling.address(place), code, message }));
      return { valid: errors.length === 0, errors, collected: filling.submission() };
    }

    """#
}
