extension HTMLScript {
  /// The form prepared for filling: where each part stands, and what must be looked at when a value
  /// changes.
  static let plan = #"""
    // The plan: the form's parts by scope. The form is the first scope, each kind of item another.

    class Scope {
      constructor(outer) {
        this.outer = outer; // { scope, part }: the list around an item; null for the form
        this.parts = [];
        this.keys = [];
        this.slots = new Map();
        this.sharers = []; // the parts that share each value
        this.dependents = []; // what to look at again when a value changes
        this.matchers = []; // the fields that must equal a value
      }

      slot(key, part) {
        if (!this.slots.has(key)) {
          this.slots.set(key, this.keys.length);
          this.keys.push(key);
          for (const list of [this.sharers, this.dependents, this.matchers]) list.push([]);
        }
        this.sharers[this.slots.get(key)].push(part);
        return this.slots.get(key);
      }
    }

    class Plan {
      constructor(form) {
        this.form = form;
        this.scopes = [new Scope(null)];
        this.steps = [];
        this.places = new Map(); // id → { scope, part }; a field goes before anything else
        this.unknownDependents = new Map();
        this.count = 0;
        for (const source of form.parts) this.add(source, 0, null, null);
        this.scopes.forEach((scope, index) => scope.parts.forEach((part) => {
          this.connect(part, index);
        }));
        this.routes = this.steps.map((step) => (this.scopes[0].parts[step].source.routes || [])
          .map((route) => ({ ...route, to: route.to === null ? null : this.stepNamed(route.to) })));
        this.isRouted = this.routes.some((routes) => routes.length > 0);
      }

      stepNamed(id) {
        return this.steps.findIndex((step) => this.scopes[0].parts[step].source.id === id);
      }

      add(source, scopeIndex, parent, step) {
        const scope = this.scopes[scopeIndex];
        const part = {
          source, parent, step, index: scope.parts.length, order: this.count, slot: null,
          templates: [], isRepeat: source.type === "Repeat", isStep: false,
        };
        this.count += 1;
        if (source.type === "Step" && scopeIndex === 0 && parent === null) {
          part.step = this.steps.length;
          part.isStep = true;
          this.steps.push(part.index);
        }
        if (source.value) part.slot = scope.slot(source.key || source.id, part.index);
        scope.parts.push(part);
        const known = this.places.get(source.id);
        if (!known || (part.slot !== null && this.partAt(known).slot === null)) {
          this.places.set(source.id, { scope: scopeIndex, part: part.index });
        }
        for (const child of source.parts || []) {
          if (!part.isRepeat) {
            this.add(child, scopeIndex, part.index, part.step);
            continue;
          }
          part.templates.push(this.scopes.length);
          this.scopes.push(new Scope({ scope: scopeIndex, part: part.index }));
          this.add(child, this.scopes.length - 1, null, null);
        }
        part.end = scope.parts.length;
      }

      partAt(place) {
        return this.scopes[place.scope].parts[place.part];
      }

      connect(part, scope) {
        const { source } = part;
        const me = { scope, part: part.index };
        for (const id of fieldsOf(source.visibleIf === undefined ? true : source.visibleIf)) {
          const target = this.reference(id, scope);
          if (target) this.scopes[target.scope].dependents[target.slot].push(this.seen(me, target));
          else this.unknownDependents.set(id,
            [...(this.unknownDependents.get(id) || []), this.seen(me, { scope: 0 })]);
        }
        const match = (source.rules || []).find(({ rule }) => rule === "matchField");
        const target = match && this.reference(match.value, scope);
        if (target) this.scopes[target.scope].matchers[target.slot].push(this.seen(me, target));
      }

      /** Where the value of a field is, as seen from a scope; null where none within reach is. */
      reference(id, from) {
        const place = this.places.get(id);
        const slot = place ? this.partAt(place).slot : null;
        if (slot === null) return null;
        let levels = 0;
        for (let scope = from; scope !== place.scope; levels += 1) {
          const { outer } = this.scopes[scope];
          if (!outer) return null;
          scope = outer.scope;
        }
        return { levels, scope: place.scope, part: place.part, slot };
      }

      /** A part as seen from a scope around it: the scopes to go down through, outermost first. */
      seen(me, target) {
        const inner = [];
        for (let scope = me.scope; scope !== target.scope;) {
          inner.unshift(scope);
          scope = this.scopes[scope].outer.scope;
        }
        return { inner, part: me.part };
      }
    }

    """#
}
