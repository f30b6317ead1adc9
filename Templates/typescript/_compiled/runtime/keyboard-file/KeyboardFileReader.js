// Compiled from src/runtime/keyboard-file/KeyboardFileReader.ts; do not edit.
import { faultOf, isWord, problemsOf, ROLES } from "./KeyboardFileRules.js";
const KINDS = ["letters", "symbols", "digits"];
const FIELDS = ["letters", "number", "phone", "email", "address", "search"];
const DIRECTIONS = ["up", "down", "left", "right"];
const CONTENTS = ["key", "text", "page", "role", "action"];
const OTHERS = ["shifted", "email", "address", "legend", "hold", "flicks", "width"];
/** Reads a keyboard from a JSON value. It goes on after a problem, to report all of them. */
export class KeyboardFileReader {
    constructor() {
        /** Every problem of the last keyboard. */
        this.problems = [];
        this.hasKeys = false;
        this.pageIds = [];
        this.reported = new Set();
        // Whether the form is right, so that the keyboard can be judged as a whole.
        this.isFormed = true;
        this.place = "";
    }
    /** The keyboard of a file; null if it has problems. */
    keyboard(root, layouts) {
        const known = ["id", "layout", "pages", "$schema"];
        const members = this.members(root, "the keyboard", known, ["id", "pages"]) ?? {};
        this.string(members["$schema"], "$schema");
        const name = this.string(members["layout"], "layout");
        this.layout = layouts.find(({ id }) => id === name);
        const layout = this.layout ?? layouts[0];
        if (!layout) {
            this.reportForm("it is read with layouts, and none is given; give one, also for a keyboard without Korean");
        }
        else if (!this.layout && name !== undefined) {
            const names = layouts.map(({ id }) => id).join(", ");
            this.reportForm(`there is no layout ${name}; name one of ${names}, or give yours, too`);
        }
        const list = this.list(members["pages"], "pages");
        this.pageIds = list.map((page) => page?.["id"]);
        const pages = list.flatMap((node, number) => this.page(node, `page ${number + 1}`) ?? []);
        this.place = "";
        if (!("layout" in members) && this.hasKeys) {
            this.reportForm("its pages have keys of a layout; name that in layout");
        }
        const id = this.string(members["id"], "id");
        const isFormed = this.isFormed && id !== undefined && layout !== undefined;
        this.problems = [...this.reported, ...isFormed ? problemsOf(id, layout, pages) : []];
        if (!isFormed || this.problems.length > 0)
            return null;
        const { name: korean, latinName } = layout;
        return { id, name: korean, latinName, layout, pages: pages };
    }
    page(node, place) {
        this.place = place;
        const known = ["id", "legend", "kind", "capitals", "fields", "rows"];
        const members = this.members(node, "the page", known, ["id", "legend", "kind", "rows"]);
        if (!members)
            return undefined;
        const id = this.string(members["id"], "id") ?? "";
        const legend = this.string(members["legend"], "legend") ?? "";
        const kind = this.choice(members["kind"], "kind of page", KINDS) ?? "letters";
        const { capitals = false } = members;
        if (typeof capitals !== "boolean") {
            this.reportForm("capitals is neither true nor false; write one, without quotation marks");
        }
        const fields = this.list(members["fields"], "fields").flatMap((field) => this.choice(field, "field", FIELDS) ?? []);
        const rows = this.list(members["rows"], "rows").map((slots, row) => {
            this.place = place;
            return this.list(slots, "a row").flatMap((slot, column) => {
                this.place = `${place}, row ${row + 1}, slot ${column + 1}`;
                return this.slot(slot) ?? [];
            });
        });
        return { id, legend, kind, hasCapitals: capitals === true, fields, rows };
    }
    // A text alone, or an object that says more.
    slot(node) {
        if (typeof node === "string")
            return this.checked(node);
        const members = this.members(node, "the slot", [...CONTENTS, ...OTHERS]);
        if (!members)
            return undefined;
        const [kind, ...more] = CONTENTS.filter((name) => name in members);
        if (kind === undefined || more.length > 0) {
            this.reportForm("a slot has one of key, text, page, role and action; give it one");
            return undefined;
        }
        for (const name of OTHERS.slice(0, 3)) {
            if (kind !== "text" && name in members)
                this.reportForm(`only a slot with a text has ${name}; drop it`);
        }
        const content = this.content(kind, members);
        if (!content)
            return undefined;
        if (content.role !== undefined && "legend" in members) {
            this.reportForm("a role and a gap have no legend of their own; drop it, or write a text");
        }
        const legend = this.string(members["legend"], "legend");
        const fault = legend === undefined ? null : faultOf(legend);
        if (fault !== null)
            this.report(`its legend is not a line of text: it ${fault}`);
        const hold = this.list(members["hold"], "hold").flatMap((offer) => this.offer(offer) ?? []);
        const flicks = this.flicks(members["flicks"]);
        if (kind !== "key" && kind !== "text" && hold.length + flicks.length > 0) {
            this.report("it types nothing, so that holding or flicking it can offer nothing; drop that");
        }
        if (hold.length > 16)
            this.report("it offers more than 16 things; drop some");
        if (new Set(hold).size < hold.length)
            this.report("it offers one thing twice");
        return {
            ...content, width: this.width(members["width"]), ...(legend !== undefined && { legend }),
            ...(hold.length > 0 && { hold }), ...(flicks.length > 0 && { flicks: Object.fromEntries(flicks) }),
        };
    }
    content(kind, members) {
        if (kind === "role") {
            const role = this.choice(members["role"], "role", [...ROLES, "letters", "gap"]);
            return role === "letters" ? { page: "" } : role && { role };
        }
        const name = this.string(members[kind], kind);
        if (name === undefined)
            return undefined;
        if (kind === "key") {
            this.hasKeys = true;
            const key = this.layout?.keys.findIndex(({ id, under }) => id === name && under === null) ?? 0;
            if (key < 0)
                this.report(`${this.layout?.id} has no unshifted key ${name}; name one of its keys`);
            return { key };
        }
        if (kind === "page") {
            if (!this.pageIds.includes(name))
                this.report(`there is no page ${name} to open; name one of the pages`);
            // An empty name would mean the way back to the letters.
            return { page: name || "-" };
        }
        if (kind === "action") {
            if (!isWord(name)) {
                this.report(`the action "${name}" is not a word of a…z, 0…9 and -, a letter first; choose another`);
            }
            return { action: name };
        }
        const texts = ["text", "shifted", "email", "address"].flatMap((member) => {
            const text = this.string(members[member], member);
            return text === undefined ? [] : [[member, this.checked(text)]];
        });
        return Object.fromEntries(texts);
    }
    // A text, or an object that names a key.
    offer(node) {
        if (typeof node === "string")
            return this.checked(node);
        const members = this.members(node, "an offer", ["key"]);
        if (members && !("key" in members))
            this.reportForm("an offer is a text or has a key; give it one");
        const name = this.string(members?.["key"], "key");
        if (name === undefined)
            return undefined;
        this.hasKeys = true;
        if (!this.layout)
            return undefined;
        const key = this.layout.keys.findIndex(({ id }) => id === name);
        if (key < 0)
            this.report(`${this.layout.id} has no key ${name} to offer; name one of its keys`);
        return key < 0 ? undefined : key;
    }
    flicks(node) {
        if (node === undefined)
            return [];
        const members = this.members(node, "flicks", DIRECTIONS) ?? {};
        return DIRECTIONS.flatMap((direction) => {
            const offer = direction in members ? this.offer(members[direction]) : undefined;
            return offer === undefined ? [] : [[direction, offer]];
        });
    }
    width(node) {
        if (node === undefined)
            return 1;
        if (typeof node === "number" && node >= 0.5 && node <= 20 && Number.isInteger(2 * node))
            return node;
        this.reportForm("a width is 0.5 to 20 keys, in halves; write 1.5, for example");
        return 1;
    }
    // `text` itself, which is typed. What is wrong with it is reported.
    checked(text) {
        const fault = faultOf(text);
        if (fault !== null) {
            this.report(`a text is not 1 to 64 scalars of a line: it ${fault}`);
        }
        else if (text.split("|").length > 2) {
            this.report(`the text ${text} has | twice, and the cursor can stand in one place; drop one`);
        }
        return text;
    }
    report(message) {
        this.reported.add(this.place ? `${this.place}: ${message}` : message);
    }
    // Reports a fault of the form, which may hide what the keyboard as a whole is to be judged by.
    reportForm(message) {
        this.isFormed = false;
        this.report(message);
    }
    // A copy of `node`, if it is an object. Unknown members are reported, and missing ones.
    members(node, what, known, needed = []) {
        if (typeof node !== "object" || node === null || Array.isArray(node)) {
            this.reportForm(`${what} is an object with members; write { }`);
            return undefined;
        }
        for (const name of Object.keys(node)) {
            if (!known.includes(name)) {
                this.reportForm(`${name} is not a member of ${what}; those are ${known.join(", ")}`);
            }
        }
        for (const name of needed)
            if (!Object.hasOwn(node, name))
                this.reportForm(`${what} has no ${name}; add it`);
        return Object.assign(Object.create(null), node);
    }
    string(node, what) {
        if (node === undefined || typeof node === "string")
            return node;
        this.reportForm(`the ${what} is not a string; write it in quotation marks`);
        return undefined;
    }
    list(node, what) {
        if (node === undefined || Array.isArray(node))
            return node ?? [];
        this.reportForm(`${what} is a list; write [ ]`);
        return [];
    }
    choice(node, what, choices) {
        const name = this.string(node, what);
        const choice = choices.find((choice) => choice === name);
        if (name !== undefined && choice === undefined) {
            this.reportForm(`${name} is not a ${what}; those are ${choices.join(", ")}`);
        }
        return choice;
    }
}
