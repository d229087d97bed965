extension HTMLScript {
  /// What happens when somebody types, presses, leaves, or sends.
  static let page = #"""
    // What people do

    class Page {
      constructor(data, element) {
        this.data = data;
        this.element = element;
        const now = new Date();
        const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
        this.filling = new Filling(data, { today });
        this.view = new View(this.filling, element);
        this.view.adopt(element, []);
        element.noValidate = true;
        document.body.classList.add("live");
        element.addEventListener("input", (event) => this.read(event.target, false));
        element.addEventListener("change", (event) => this.read(event.target, true));
        element.addEventListener("click", (event) => this.press(event.target.closest("button")));
        element.addEventListener("submit", (event) => this.submit(event));
        element.addEventListener("reset", (event) => this.reset(event));
        this.view.render();
      }

      /** Takes what was typed; once it is complete, says what is wrong with it. */
      read(control, isComplete) {
        const one = this.view.parts.find(
          ({ element, isField }) => isField && element.contains(control));
        if (!one) return;
        const value = readControls(one.element, one.part.source);
        const output = one.element.querySelector("output");
        if (output) output.textContent = String(value);
        const { filling } = this;
        if (!isEquivalent(value, one.seen)) {
          one.seen = value;
          filling.set(value, one.place);
        }
        if (isComplete && !this.isBetweenParts(one.element)) this.validate(one, control, value);
        this.view.render();
        if (isComplete) this.advanceBy(one);
      }

      validate(one, control, value) {
        const name = nameOf(one.place, one.part.slot);
        const fault = this.sizeFault(control, one.part.source)
          || (isBlank(value) ? undefined : this.filling.faultAt(one.place));
        if (fault) this.filling.errors.set(name, { place: one.place, ...fault });
      }

      /** Whether somebody is on the way from one part of a date to the next. */
      isBetweenParts(element) {
        return controlsOf(element).some(({ dataset, value }) => dataset.unit && value === "");
      }

      sizeFault(control, { maxSize }) {
        if (control.type !== "file" || maxSize === undefined) return undefined;
        return [...control.files].some(({ size }) => size > maxSize)
          ? { code: "maxSize", message: `The file is larger than ${maxSize} bytes` } : undefined;
      }

      /** Goes on by itself where the step says so and its only question is answered. */
      advanceBy({ place, part }) {
        const { filling } = this;
        const step = filling.stepOf(place);
        const isMeant = step !== null && step === filling.current
          && filling.plan.scopes[0].parts[filling.plan.steps[step]].source.autoAdvance
          && (part.source.options || part.source.type === "Toggle") && !part.source.multiple;
        if (isMeant && filling.path.at(-1) !== step) this.go("next");
      }

      press(button) {
        if (!button) return;
        if (button.dataset.go) this.go(button.dataset.go);
        else if (button.dataset.add) this.add(button);
        else if (button.dataset.remove !== undefined) this.remove(button);
        else if (button.type === "button") this.tell("formaction", { action: button.value });
      }

      go(way) {
        const { filling, view } = this;
        if (way === "skip" && !filling.skip() && filling.current === filling.path.at(-1)) {
          this.element.requestSubmit();
          return;
        }
        const isDone = way === "next" ? filling.next() : true;
        if (way === "back") filling.back();
        view.render();
        view.showSummary();
        if (isDone) this.showStep();
      }

      showStep() {
        const step = this.view.parts.find(
          ({ part }) => part.isStep && part.step === this.filling.current);
        step?.element.querySelector("h2")?.focus();
      }

      // Lists

      partAround(element) {
        const around = element.closest("[data-part]");
        return this.view.parts.find((one) => one.element === around);
      }

      add(button) {
        const list = this.partAround(button);
        const item = this.filling.addItem(list.place, button.dataset.add);
        if (!item) return;
        this.view.render();
        this.view.partOf(item).element.focus();
      }

      remove(button) {
        const item = this.partAround(button);
        const place = this.filling.around(item.place);
        const list = this.view.partOf(place);
        this.filling.removeItem(item.place, place);
        this.view.render();
        list.element.querySelector("[data-add]:not([hidden])")?.focus();
      }

      // Sending

      submit(event) {
        const { filling, view } = this;
        if (event.submitter?.formNoValidate) {
          this.send(event, event.submitter.value, false);
          return;
        }
        const isSkipped = filling.skipped.has(filling.current);
        if (filling.current !== null && filling.current !== filling.path.at(-1) && !isSkipped) {
          event.preventDefault();
          this.go("next");
          return;
        }
        const isValid = filling.validate();
        if (!isValid) {
          event.preventDefault();
          const [first] = filling.errors.values();
          const step = filling.stepOf(first.place);
          if (step !== null) filling.current = step;
        }
        view.render();
        view.showSummary();
        if (isValid) this.send(event, event.submitter?.value || "", true);
      }

      /** Hands the answers on: to a listener, to the server, or, of a file, to the reader. */
      send(event, action, withValues) {
        const values = withValues ? this.filling.submission() : {};
        const field = this.element.elements["formchat-answers"];
        field.disabled = !withValues;
        field.value = JSON.stringify(values);
        const isTaken = !this.tell("formsubmit", { action, values });
        const isFile = this.element.ownerDocument.location.protocol === "file:";
        if (isTaken || isFile) event.preventDefault();
        if (isFile && !isTaken) this.showAnswers(action, values);
      }

      /** Tells listeners; gives whether none of them took the matter over. */
      tell(name, detail) {
        return this.element.dispatchEvent(
          new CustomEvent(name, { detail, bubbles: true, cancelable: true }));
      }

      showAnswers(action, values) {
        const box = document.querySelector(".answers");
        const hidden = new Set(this.filling.plan.scopes.flatMap(({ parts, keys }) => parts
          .filter(({ source }) => source.type === "SecureField").map(({ slot }) => keys[slot])));
        const text = JSON.stringify(
          values, (key, value) => (hidden.has(key) ? "\u2022".repeat(8) : value), 2);
        box.querySelector("code").textContent = action ? `${action} ${text}` : text;
        box.hidden = false;
        box.focus();
      }

      reset(event) {
        event.preventDefault();
        const { filling, view } = this;
        filling.start({});
        for (const one of view.parts) if (one.isField) one.seen = unreadable;
        view.render();
        view.showSummary();
      }
    }

    function start(document) {
      const data = JSON.parse(document.getElementById("form-data").textContent);
      return new Page(data, document.querySelector("form"));
    }

    """#
}
