// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard-file/KeyboardFileReader.ts; do not edit.
import { InvalidKeyboardFile } from "./InvalidKeyboardFile.js";
// Messages list the names in this order.
const KINDS = ["letters", "symbols", "digits"];
const FIELDS = ["letters", "number", "phone", "email", "address", "search"];
const CONTENTS = ["key", "text", "page", "role", "action"];
const ROLES = [
    "shift", "backspace", "space", "enter", "next", "language", "globe", "dismiss", "letters", "gap",
];
const DIRECTIONS = ["up", "down", "left", "right"];
/** A reader of one keyboard. It throws {@link InvalidKeyboardFile} at the first value that it cannot use. */
export class KeyboardFileReader {
    constructor(layouts) {
        // The ids of all pages. They are collected first, because a slot may open a page that follows it.
        this.pageIds = [];
        // The place of the page or slot that is being read. Messages start with it.
        this.place = "";
        this.layouts = layouts;
    }
    keyboard(value) {
        const members = this.members(value, "a keyboard must be an object");
        const id = this.string(members, "id");
        const { layouts } = this;
        const [first] = layouts;
        if (!first)
            this.fail("no layouts given; pass one, even for a keyboard without Korean");
        if (has(members, "layout")) {
            const named = this.oneOf(members, "layout", layouts.map(({ id }) => id));
            this.layout = layouts.find(({ id }) => id === named);
        }
        const values = this.list(members, "pages", "pages");
        this.pageIds = values.map((page) => Object(page)["id"]);
        const [page, ...pages] = values.map((page, number) => this.page(page, `page ${number + 1}`));
        if (!page)
            this.fail("pages must be a list of pages");
        const layout = this.layout ?? first;
        const { name, latinName } = layout;
        return { id, name, latinName, layout, pages: [page, ...pages] };
    }
    page(value, place) {
        this.place = place;
        const members = this.members(value, "a page must be an object");
        const id = this.string(members, "id");
        const legend = this.string(members, "legend");
        const kind = this.oneOf(members, "kind", KINDS);
        const { capitals: hasCapitals = false } = members;
        if (typeof hasCapitals !== "boolean")
            this.fail("capitals must be true or false");
        const isField = (value) => FIELDS.some((field) => field === value);
        const fields = has(members, "fields") ? this.list(members, "fields", FIELDS.join(", "), isField) : [];
        const rows = this.list(members, "rows", "lists", Array.isArray).map((slots, row) => slots.map((slot, column) => {
            this.place = `${place}, row ${row + 1}, slot ${column + 1}`;
            return this.slot(slot);
        }));
        return { id, legend, kind, hasCapitals, fields, rows };
    }
    slot(value) {
        const text = typeof value === "string" ? { text: value } : value;
        const members = this.members(text, "a slot must be a text or an object");
        const content = this.content(members);
        const legend = this.strings(members, "legend");
        const offers = has(members, "hold") ? this.list(members, "hold", "offers") : [];
        const hold = offers.map((offer) => this.offer(offer));
        const flicks = this.flicks(members);
        const { width = 1 } = members;
        if (typeof width !== "number" || width < 0.5 || width > 20 || !Number.isInteger(2 * width)) {
            this.fail("width must be 0.5 to 20, in halves");
        }
        // Leave out an empty list, because any list makes the machine wait for a hold.
        return { ...content, ...legend, ...(hold.length > 0 && { hold }), ...flicks, width };
    }
    content(members) {
        const [kind, ...others] = CONTENTS.filter((name) => has(members, name));
        if (!kind || others.length > 0)
            this.fail(`a slot must have one of ${CONTENTS.join(", ")}`);
        const name = this.string(members, kind);
        switch (kind) {
            case "key":
                return { key: this.key(name, "unshifted key") };
            case "text":
                return this.strings(members, "text", "shifted", "email", "address");
            case "page":
                if (!this.pageIds.includes(name))
                    this.fail(`there is no page ${name}`);
                return { page: name };
            case "action":
                return { action: name };
            case "role": {
                const role = this.oneOf(members, "role", ROLES);
                return role === "letters" ? { page: "" } : { role };
            }
        }
    }
    flicks(slot) {
        if (!has(slot, "flicks"))
            return {};
        const members = this.members(slot["flicks"], "flicks must be an object");
        const directions = DIRECTIONS.filter((direction) => has(members, direction));
        const offers = directions.map((direction) => [direction, this.offer(members[direction])]);
        return offers.length > 0 ? { flicks: Object.fromEntries(offers) } : {};
    }
    offer(value) {
        if (typeof value === "string")
            return this.checked(value, "text");
        const { key } = Object(value);
        if (typeof key !== "string")
            this.fail("an offer must be a text or have a key");
        return this.key(key, "key");
    }
    // Returns the index of the key `id` in the layout.
    key(id, kind) {
        const { layout } = this;
        if (!layout)
            this.fail("key needs a layout; name it in layout");
        const number = layout.keys.findIndex((key) => key.id === id && (kind === "key" || key.under === null));
        if (number < 0)
            this.fail(`there is no ${kind} ${id} in ${layout.id}`);
        return number;
    }
    members(value, problem) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            this.fail(problem);
        return value;
    }
    string(members, name) {
        const { [name]: value } = members;
        if (typeof value !== "string")
            this.fail(`${name} must be a string`);
        return this.checked(value, name);
    }
    // Returns those of the members `names` that exist. Their values are strings.
    strings(members, ...names) {
        const found = names.filter((name) => has(members, name));
        return Object.fromEntries(found.map((name) => [name, this.string(members, name)]));
    }
    oneOf(members, name, choices) {
        const choice = choices.find((choice) => choice === members[name]);
        return choice ?? this.fail(`${name} must be one of ${choices.join(", ")}`);
    }
    // Returns the list `name` if `isItem` accepts all of its items. Error messages use `items` as the name of the items.
    list(members, name, items, isItem = (_value) => true) {
        const { [name]: value } = members;
        if (!Array.isArray(value) || !value.every(isItem))
            this.fail(`${name} must be a list of ${items}`);
        return value;
    }
    // Returns `text`. Throws if it contains half of a surrogate pair, which UTF-8 cannot encode.
    checked(text, name) {
        if (/\p{Cs}/u.test(text))
            this.fail(`${name} has half of a surrogate pair`);
        return text;
    }
    fail(problem) {
        throw new InvalidKeyboardFile(this.place ? `${this.place}: ${problem}` : problem);
    }
}
// Returns true if there is a member `name`, even if it is null.
function has(members, name) {
    return members[name] !== undefined;
}
