extension HTMLScript {
  /// The page as the filling stands: what is shown, required, out of use, wrong.
  static let view = #"""
    // The page. Elements with data-part stand for a part of the form.

    class View {
      constructor(form, element) {
        this.element = element;
        this.filling = form;
        this.parts = []; // { element, place, part, seen }
        this.title = document.title;
        this.summary = document.querySelector(".summary");
      }

      /** Finds the parts in an element: of the form, or of an item that was put in. */
      adopt(element, items) {
        for (const list of element.querySelectorAll("[data-items]")) list.replaceChildren();
        const found = [...element.querySelectorAll("[data-part]")];
        if (element.matches("[data-part]")) found.unshift(element);
        for (const one of found) {
          const { scope, part: index } = this.filling.plan.places.get(one.dataset.part);
          const place = { scope, part: index, items };
          const part = this.filling.plan.partAt(place);
          const isField = part.slot !== null && !part.isRepeat;
          const seen = isField ? readControls(one, part.source) : undefined;
          this.parts.push({ element: one, place, part, seen, isField });
        }
      }

      /** Puts an item's element at the end of its list, made from the template of its kind. */
      addElement(item, list) {
        const kind = this.filling.plan.scopes[item.scope].parts[0].source.id;
        const template = [...list.element.querySelectorAll("template")]
          .find(({ dataset }) => dataset.kind === kind);
        const element = template.content.firstElementChild.cloneNode(true);
        number(element, item.items.length - 1, item.items.at(-1));
        list.element.querySelector("[data-items]").append(element);
        this.adopt(element, item.items);
        return element;
      }

      removeElement(item) {
        const isIn = ({ place }) => item.items.every((id, depth) => place.items[depth] === id);
        this.parts.find((one) => isIn(one) && one.place.part === 0
          && one.place.items.length === item.items.length).element.remove();
        this.parts = this.parts.filter((one) => !isIn(one));
      }

      /** Gives each list the elements of its items: those that are gone go, new ones are made. */
      fillLists() {
        for (let index = 0; index < this.parts.length; index += 1) {
          const list = this.parts[index];
          if (!list.part.isRepeat) continue;
          const depth = list.place.items.length;
          const has = (one, id) => one.place.items.length === depth + 1 && one.place.part === 0
            && one.place.items[depth] === id;
          const items = this.filling.itemsAt(list.place);
          const shown = this.parts.filter((one) => one.place.items.length === depth + 1
            && one.place.part === 0 && list.element.contains(one.element));
          for (const one of shown) {
            if (!items.some(({ id }) => has(one, id))) this.removeElement(one.place);
          }
          for (const item of items) {
            if (!this.parts.some((one) => has(one, item.id))) {
              this.addElement(this.filling.placeOfItem(item, list.place), list);
            }
          }
        }
      }

      render() {
        this.fillLists();
        for (const one of this.parts) this.renderPart(one);
        for (const one of this.parts) {
          if (one.part.isRepeat) this.renderList(one);
        }
        this.renderSteps();
      }

      renderPart(one) {
        const { element, place, part } = one;
        const state = this.filling.stateAt(place);
        const isShown = this.filling.isShown(place);
        element.hidden = part.isStep ? this.filling.current !== part.step
          : state !== undefined && !state.holds[place.part];
        for (const text of part.source.words || []) this.renderWords(element, place, text);
        const isOff = !isShown || this.filling.isDisabled(place);
        if (element.matches("button")) element.disabled = isOff;
        if (!one.isField) return;
        const isFixed = part.source.readOnly && !element.querySelector("[readonly]");
        for (const control of controlsOf(element)) {
          const option = part.source.options?.find(({ value }) => value === control.value);
          control.disabled = isOff || isFixed || (option?.disabled && !control.checked) || false;
          if (place.items.length > 0) this.rename(control, place);
        }
        this.renderValue(one);
        this.renderRequired(one);
        this.renderError(one);
      }

      /** Names the control after its address, which changes when an item before it is removed. */
      rename(control, place) {
        const unit = control.dataset.unit ? `-${control.dataset.unit}` : "";
        control.name = this.filling.address(place) + unit;
      }

      renderWords(element, place, { property, field, then, otherwise }) {
        const selector = `[data-words="${property}"]`;
        const target = element.matches(selector) ? element : element.querySelector(selector);
        const isTrue = isTruthy(this.filling.read(field, place, true));
        if (target) target.textContent = isTrue ? then : otherwise;
      }

      renderValue(one) {
        const value = this.filling.stateAt(one.place).values[one.part.slot];
        if (isEquivalent(value, one.seen)) return;
        one.seen = value;
        writeControls(one.element, one.part.source, value);
      }

      renderRequired({ element, place, part }) {
        const isRequired = Boolean(this.filling.isRequired(place));
        const mark = element.querySelector(".optional");
        if (mark) mark.hidden = isRequired;
        const controls = controlsOf(element);
        if (part.source.multiple && controls[0].type === "checkbox") return;
        for (const control of controls) control.required = isRequired;
      }

      renderError({ element, place, part }) {
        const error = this.filling.errors.get(nameOf(place, part.slot));
        const text = element.querySelector(".error");
        text.hidden = !error;
        text.textContent = error ? error.message : "";
        element.classList.toggle("wrong", Boolean(error));
        const group = element.matches("fieldset") ? element : null;
        for (const control of controlsOf(element)) {
          if (error) control.setAttribute("aria-invalid", "true");
          else control.removeAttribute("aria-invalid");
        }
        const described = group || controlsOf(element)[0] || element;
        const ids = (described.dataset.hints || "").split(" ").concat(error ? text.id : [])
          .filter(Boolean);
        if (ids.length > 0) described.setAttribute("aria-describedby", ids.join(" "));
        else described.removeAttribute("aria-describedby");
      }

      renderList(one) {
        const { element, place } = one;
        this.renderError(one);
        const items = this.filling.itemsAt(place);
        const own = (selector) => [...element.querySelectorAll(selector)]
          .filter((found) => found.closest(".list") === element);
        for (const button of own("[data-add]")) button.hidden = !this.filling.mayAdd(place);
        const least = one.part.source.minItems || 0;
        own(".item").forEach((item, index) => {
          const inItem = (selector) => [...item.querySelectorAll(selector)]
            .filter((found) => found.closest(".item") === item);
          for (const mark of inItem(".number")) mark.textContent = String(index + 1);
          for (const kind of inItem("input[type=hidden]")) {
            kind.name = `${this.filling.address(place)}.${index}.kind`;
          }
          for (const button of inItem("[data-remove]")) button.hidden = items.length <= least;
        });
      }

      renderSteps() {
        const { current, path, plan } = this.filling;
        if (plan.steps.length === 0) return;
        const index = path.indexOf(current);
        const isLast = index === path.length - 1;
        for (const progress of document.querySelectorAll(".progress")) {
          progress.textContent =
            progress.dataset.words.replace("{n}", index + 1).replace("{m}", path.length);
        }
        for (const button of this.element.querySelectorAll("[data-go]")) {
          const isUseless = button.dataset.go === "back" ? index === 0
            : button.dataset.go === "next" ? isLast : false;
          button.hidden = isUseless;
        }
        for (const button of this.element.querySelectorAll("[data-last]")) {
          button.hidden = !isLast
            || (button.dataset.part !== undefined && this.isHidden(button.dataset.part));
        }
      }

      isHidden(id) {
        return !this.filling.isShown({ ...this.filling.plan.places.get(id), items: [] });
      }

      /** Says above the form what is wrong, and takes the reader there. */
      showSummary() {
        const errors = [...this.filling.errors.values()];
        const list = this.summary.querySelector("ul");
        list.replaceChildren(...errors.map((error) => this.summaryItem(error)));
        this.summary.hidden = errors.length === 0;
        document.title = errors.length > 0 ? `${this.summary.dataset.title} ${this.title}` : this.title;
        if (errors.length > 0) this.summary.focus();
      }

      summaryItem({ place, message }) {
        const { element } = this.partOf(place);
        const link = document.createElement("a");
        const target = controlsOf(element)[0] || element;
        link.href = `#${target.id}`;
        link.textContent = [this.nameOf(element), message].filter(Boolean).join(": ");
        link.addEventListener("click", (event) => {
          event.preventDefault();
          if (target.closest("details")) target.closest("details").open = true;
          target.focus();
        });
        const item = document.createElement("li");
        item.append(link);
        return item;
      }

      /** The words of a field's label, with those of its item. */
      nameOf(element) {
        const own = element.querySelector("legend, label");
        const words = own ? own.querySelector(".label") || own : null;
        const item = element.parentElement.closest(".item");
        const around = item?.querySelector("legend > .label").textContent.trim();
        return (words ? words.textContent.trim() : "") + (around ? ` (${around})` : "");
      }

      partOf(place) {
        const name = nameOf(place, place.part);
        return this.parts.find((one) => nameOf(one.place, one.place.part) === name);
      }
    }

    /** Puts an item's number into the ids of its elements, in templates inside it too. */
    function number(element, depth, id) {
      const mark = `{${depth}}`;
      const all = [element, ...element.querySelectorAll("*")];
      for (const one of all) {
        for (const { name, value } of [...one.attributes]) {
          if (value.includes(mark)) one.setAttribute(name, value.replaceAll(mark, id));
        }
        if (one.matches("template")) {
          for (const inner of one.content.children) number(inner, depth, id);
        }
      }
    }

    """#
}
