extension HTMLScript {
  /// Which steps lead to the end, and moving along them.
  static let steps = #"""
      // The path

      /** Walks the path anew; gives the parts whose conditions may have another outcome by it. */
      repath() {
        if (this.plan.steps.length === 0) return [];
        const old = this.isOnPath;
        const path = this.plan.isRouted ? this.routedPath()
          : this.plan.steps.map((_, step) => step)
            .filter((step) => this.root.holds[this.plan.steps[step]]);
        this.isOnPath = this.plan.steps.map((_, step) => path.includes(step));
        const isSame = path.length === this.path.length
          && path.every((step, index) => step === this.path[index])
          && this.isOnPath.every((flag, step) => flag === old[step]);
        if (isSame) return [];
        this.path = path;
        return this.plan.isRouted ? this.consequences(old) : [];
      }

      /** The path by the routes: each step is judged by the values of those before it. */
      routedPath() {
        const path = [];
        this.isOnPath = this.plan.steps.map(() => false);
        for (let step = 0; step !== null && step < this.plan.steps.length;) {
          if (!this.isEntered(step)) {
            step += 1;
            continue;
          }
          this.isOnPath[step] = true;
          path.push(step);
          step = this.successor(step);
        }
        return path;
      }

      placeOfStep(step) {
        return { scope: 0, part: this.plan.steps[step], items: [] };
      }

      isEntered(step) {
        const { visibleIf = true } = this.plan.scopes[0].parts[this.plan.steps[step]].source;
        return this.holdsAt(visibleIf, this.placeOfStep(step));
      }

      /** Where the first route leads whose condition holds and whose step is shown; else the next. */
      successor(step) {
        for (const { to, if: condition = true } of this.plan.routes[step]) {
          if (!this.holdsAt(condition, this.placeOfStep(step))) continue;
          if (to === null || this.isEntered(to)) return to;
        }
        return step + 1;
      }

      /** Steps that joined or left change what conditions see. */
      consequences(old) {
        const places = [];
        this.plan.steps.forEach((start, step) => {
          if (old[step] === this.isOnPath[step]) return;
          const { parts } = this.plan.scopes[0];
          for (let index = start; index < parts[start].end; index += 1) {
            if (parts[index].slot === null) continue;
            places.push(
              ...this.dependentsOf({ scope: 0, part: index, items: [] }, parts[index].slot));
          }
          if (this.isOnPath[step]) {
            places.push(...this.conditionsIn(this.root, 0, [], start, parts[start].end));
          } else {
            this.dropErrorsOf(step);
          }
        });
        return places;
      }

      dropErrorsOf(step) {
        for (const [name, error] of this.errors) {
          if (this.stepOf(error.place) === step) this.errors.delete(name);
        }
      }

      /** Keeps the step that is shown; where it has gone, the nearest one before it, else the first. */
      settleCurrentStep() {
        if (this.current !== null && !this.path.includes(this.current)) {
          const before = this.lastPath.slice(0, this.lastPath.indexOf(this.current));
          this.current = before.filter((step) => this.path.includes(step)).at(-1)
            ?? this.path[0] ?? null;
        } else if (this.current === null) {
          this.current = this.path[0] ?? null;
        }
        this.lastPath = this.path;
      }

      // Moving

      /** Checks the step and goes on to the next one; false where something is wrong or none is. */
      next() {
        this.skipped.delete(this.current);
        const found = this.found(this.current);
        for (const [name, error] of found) this.errors.set(name, error);
        return found.size === 0 && this.advance();
      }

      advance() {
        const index = this.path.indexOf(this.current);
        if (index < 0 || index + 1 >= this.path.length) return false;
        this.current = this.path[index + 1];
        return true;
      }

      back() {
        const index = this.path.indexOf(this.current);
        if (index > 0) this.current = this.path[index - 1];
      }

      /** Passes the step over: its answers go back to their defaults and are not sent. */
      skip() {
        const step = this.current;
        this.resetStep(step);
        this.skipped.add(step);
        this.propagate([]);
        return this.advance();
      }

      /** Passes steps over by their ids; only those that may be. */
      skipSteps(ids) {
        this.plan.steps.forEach((index, step) => {
          const { source } = this.plan.scopes[0].parts[index];
          if (!source.skip || !ids.includes(source.id)) return;
          this.resetStep(step);
          this.skipped.add(step);
        });
        this.propagate([]);
      }

      resetStep(step) {
        const start = this.plan.steps[step];
        const { parts } = this.plan.scopes[0];
        const fresh = this.newState(0, {});
        const queue = [];
        for (let index = start; index < parts[start].end; index += 1) {
          const { slot } = parts[index];
          if (slot === null) continue;
          this.root.values[slot] = fresh.values[slot];
          if (fresh.items.has(index)) this.root.items.set(index, fresh.items.get(index));
          queue.push(...this.dependentsOf({ scope: 0, part: index, items: [] }, slot));
        }
        this.dropErrorsOf(step);
        queue.push(...this.conditionsIn(this.root, 0, [], start, parts[start].end));
        this.propagate(queue);
      }

    """#
}
