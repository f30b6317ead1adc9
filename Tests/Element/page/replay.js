// In the page: scenarios of keyboards by pointers that the page makes itself, on a clock of its own.
globalThis.clock = {
  now: 1000,
  timers: new Map(),
  number: 1_000_000,
  install() {
    const add = (code, delay = 0) => (clock.timers.set(++clock.number, { code, at: clock.now + Math.max(0, delay) }), clock.number);
    performance.now = () => clock.now;
    Date.now = () => clock.now;
    globalThis.setTimeout = add;
    globalThis.clearTimeout = globalThis.clearInterval = globalThis.cancelAnimationFrame = (number) => clock.timers.delete(number);
    globalThis.requestAnimationFrame = (code) => add(() => code(clock.now));
  },
  /** So much time passes at once, and then what was due happens. */
  pass(time) {
    clock.now += time;
    for (let due = 1; due;) {
      due = [...clock.timers].filter(([, { at }]) => at <= clock.now).sort(([, one], [, other]) => one.at - other.at)[0];
      if (due) clock.timers.delete(due[0]), due[1].code();
    }
  },
};

/** A line of a scenario, on the element. */
globalThis.replay = class Replay {
  fingers = new Map();
  asked = [];
  static turn = 0;
  static hear(element) {
    for (const type of ["action", "dismiss"]) {
      element.addEventListener(type, (event) => {
        event.preventDefault();
        Replay.current.asked.push(type === "action" ? event.detail.action : "hide");
      });
    }
  }

  constructor(element, [layout, field, before]) {
    Replay.current = this;
    this.element = element;
    element.field = null;
    clock.timers.clear();
    clock.now += 100_000;
    if (element.layout !== layout) element.layout = layout;
    const text = before.replaceAll("\\n", "\n");
    const start = text.search(/[|[]/);
    this.open(field.split(" "), text.replace(/[|[\]]/g, ""), start, text.includes("|") ? start : text.indexOf("]") - 1);
  }

  open([kind, capitals, action], text, start, end) {
    const field = document.querySelectorAll("textarea")[Replay.turn = 1 - Replay.turn];
    const mode = { number: "numeric", phone: "tel", email: "email", address: "url", search: "search", letters: "text" }[kind];
    field.setAttribute("inputmode", mode);
    field.setAttribute("autocapitalize", capitals);
    if (action === "none") field.removeAttribute("enterkeyhint");
    else field.setAttribute("enterkeyhint", action);
    field.value = text;
    field.focus();
    field.setSelectionRange(start, end);
    this.element.field = this.field = field;
  }

  get state() {
    const { value, selectionStart: start, selectionEnd: end } = this.field;
    const marks = start === end ? "|" : `[${value.slice(start, end)}]`;
    const field = `${value.slice(0, start)}${marks}${value.slice(end)}`.replaceAll("\n", "\\n");
    const keys = this.slots().flat();
    const shift = keys.find((key) => key.part.contains("shift"));
    const space = keys.find((key) => key.part.contains("space"));
    return {
      field, asked: this.asked.join(" ") || "-",
      letters: keys.filter((key) => key.part.contains("letter")).map(eye.legend).join(" "),
      shift: shift && (["once", "due", "locked"].find((name) => shift.part.contains(name)) ?? "off"),
      space: space && (eye.legend(space) === "다음" ? "다음" : "␣"),
      pressed: keys.filter((key) => key.part.contains("pressed")).length,
    };
  }

  slots() {
    return eye.rows(this.element).map((row) => [...row.querySelectorAll("[part~=key]")]);
  }

  get items() {
    return [...this.element.shadowRoot.querySelectorAll("[part~=item]")].filter((item) => item.getClientRects().length > 0);
  }

  /** Does a step; answers with what leaves the line out. */
  act(step) {
    const [, name, what, rest = ""] = /^([abc])([↓→~:↑×])(.*)$/.exec(step) ?? [];
    const finger = this.fingers.get(name);
    const [row, column] = (rest || step).split(/[.,]/).map(Number);
    const key = this.slots()[row]?.[column];
    if (what === "↓") return this.down(name, key);
    if (/^\d+\.\d+$/.test(step)) return this.down("a", key) ?? this.lift("a", "pointerup");
    if (what === "↑" || what === "×") return this.lift(name, what === "↑" ? "pointerup" : "pointercancel");
    if (what === ":") {
      const item = this.items[rest];
      if (!item) return "an item that there is none of";
      return this.move(finger, eye.middle(item));
    }
    if (what && !finger) return "a finger that is not there";
    if (what && this.items.length > 0) return "a finger that moves beside an open list";
    if (what === "~") {
      if (finger.hasMoved) return "a finger that moves and is dragged";
      return this.move(finger, { x: finger.x + row, y: finger.y + column });
    }
    if (what === "→") {
      if (finger.isDragged) return "a finger that moves, which drags it as well";
      if (rest && !key) return "a slot that is not there";
      const at = rest ? eye.middle(key) : { x: 2, y: 2 };
      const { left, right, top, bottom } = finger.box;
      if (left <= at.x && at.x < right && top <= at.y && at.y < bottom) return "a finger that stays where it is on another page";
      finger.hasMoved = true;
      finger.box = rest ? key.getBoundingClientRect() : new DOMRect();
      return this.move(finger, at);
    }
    if (/^\+\d+$/.test(step)) return clock.pass(Number(step));
    const { field } = this;
    // There the session goes on; of a page each field has its own.
    if (step.startsWith("@") && this.element.session?.composing) return "a field that becomes another while something is composed";
    if (step.startsWith("@")) return this.open(step.slice(1).split(","), field.value, field.selectionStart, field.selectionEnd);
    if (step === "!") field.value = "";
    const typed = /^\+"(.*)"$/.exec(step)?.[1].replaceAll("\\s", " ").replaceAll("\\n", "\n");
    if (typed !== undefined) field.setRangeText(typed, field.selectionStart, field.selectionEnd, "end");
    const units = (scalars) => [...field.value].slice(0, scalars).join("").length;
    if (step.startsWith(">")) field.setSelectionRange(...step.slice(1).split("-").concat(step.slice(1).split("-")).slice(0, 2).map((scalars) => units(Number(scalars))));
    field.dispatchEvent(new Event("selectionchange", { bubbles: true }));
  }

  send(type, { key, id, x, y }) {
    const event = new PointerEvent(type, {
      bubbles: true, cancelable: true, composed: true, pointerId: id, pointerType: "touch", isPrimary: id === 11,
      button: type === "pointermove" ? -1 : 0, buttons: type === "pointerup" || type === "pointercancel" ? 0 : 1, clientX: x, clientY: y,
    });
    Object.defineProperty(event, "timeStamp", { value: clock.now });
    const captor = type === "pointerdown" ? null : eye.captors.get(id);
    (captor?.isConnected ? captor : key.isConnected ? key : this.element).dispatchEvent(event);
  }

  down(name, key) {
    if (!key) return "a slot that is not there";
    const { x, y } = eye.middle(key);
    const legend = eye.legend(key);
    const finger = { key, id: 11 + "abc".indexOf(name), x, y, at: { x, y }, box: key.getBoundingClientRect() };
    // Where a way to another slot is a way of its own.
    finger.isDragged = key.part.contains("space") || key.part.contains("letter") && /^[qwertyuiop]$/i.test(legend);
    this.fingers.set(name, finger);
    this.send("pointerdown", finger);
  }

  move(finger, at) {
    finger.at = at;
    this.send("pointermove", { ...finger, ...at });
  }

  lift(name, type) {
    const finger = this.fingers.get(name);
    if (!finger) return "a finger that is not there";
    this.fingers.delete(name);
    this.send(type, { ...finger, ...finger.at });
  }

  /** What the letter keys of `page` say in a field of `kind`: docs/KEYBOARD.md, "What is drawn". */
  static letters(layout, name, isShifted, kind) {
    const { pages, layout: { keys } } = Replay.keyboardById(layout);
    const page = pages.find(({ id }) => id === name);
    const over = (key) => keys.find((other) => other.isShifted && other.row === key.row && other.column === key.column) ?? key;
    return page.rows.flat().flatMap((slot) => {
      const { key, text, shifted, [kind]: other } = typeof slot === "object" ? slot : typeof slot === "number" ? { key: slot } : { text: slot };
      if (key !== undefined) return (isShifted ? over(keys[key]) : keys[key]).legend;
      if (text === undefined || other !== undefined) return other ?? [];
      return isShifted && page.hasCapitals ? shifted ?? text.toUpperCase() : text;
    }).join(" ");
  }

  /** What is wrong with each line, `null` where nothing is; or why no page can say, after a dash. */
  static all(lines) {
    return lines.map(([layout, field, before, steps, after, shown, asked]) => {
      const all = steps.split(" ").filter((step) => step !== "?");
      if (/join|route|continue|emergency/.test(field + steps)) return "- an action that no page can ask for";
      if (asked.includes("globe")) return "- the next keyboard, which the element has itself";
      const replay = new Replay(eye.element, [layout, field, before]);
      for (const step of all) {
        const reason = replay.act(step);
        if (reason) return `- ${reason}`;
      }
      const found = replay.state;
      const [page, shift, space] = shown.split(" ");
      const kind = [field, ...all.filter((step) => step.startsWith("@")).map((step) => step.slice(1))].at(-1).split(/[ ,]/)[0];
      const expected = {
        field: after, asked: asked.split(" ").filter((request) => !request.startsWith(">")).join(" ") || "-",
        letters: Replay.letters(layout, page, shift !== "off", kind), shift: found.shift && shift, space: found.space && space,
      };
      const wrong = Object.keys(expected).filter((name) => expected[name] !== found[name]);
      return wrong.map((name) => `${name} ${found[name]} and not ${expected[name]}`).join("; ") || null;
    });
  }
};
