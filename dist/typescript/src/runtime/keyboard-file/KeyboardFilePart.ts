// Part of Hwalja, under the MIT licence: see LICENSE.

import { InvalidKeyboardFile } from "./InvalidKeyboardFile.ts";

/** The members of a parsed object. */
export type Members = Readonly<Record<string, unknown>>;

/** An object of a keyboard file. Its members are checked when they are read, so that unknown ones are ignored. */
export class KeyboardFilePart {
  readonly members: Members;
  private readonly place: string;

  /**
   * @param place The start of error messages, such as `page 1`; "" for the whole file.
   * @throws {InvalidKeyboardFile} With `problem` if `value` is not an object.
   */
  constructor(value: unknown, place: string, problem: string) {
    this.place = place;
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw this.error(problem);
    this.members = value as Members;
  }

  error(problem: string): InvalidKeyboardFile {
    return new InvalidKeyboardFile(this.place ? `${this.place}: ${problem}` : problem);
  }

  /** Returns true if the object has a member `name`, even if that is null. */
  has(name: string): boolean {
    return this.members[name] !== undefined;
  }

  part(name: string, problem: string): KeyboardFilePart {
    return new KeyboardFilePart(this.members[name], this.place, problem);
  }

  string(name: string): string {
    return this.text(this.members[name], name);
  }

  /** Returns those of the strings `names` that the object has. */
  strings<Name extends string>(...names: Name[]): Partial<Record<Name, string>> {
    const found = names.filter((name) => this.has(name)).map((name) => [name, this.string(name)]);
    return Object.fromEntries(found) as Partial<Record<Name, string>>;
  }

  /** Returns `value`, a string, called `name` in errors. UTF-8 cannot hold half of a surrogate pair. */
  text(value: unknown, name = "text"): string {
    if (typeof value !== "string") throw this.error(`${name} must be a string`);
    if (/\p{Cs}/u.test(value)) throw this.error(`${name} has half of a surrogate pair`);
    return value;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const choice = choices.find((choice) => choice === this.members[name]);
    if (choice === undefined) throw this.error(`${name} must be one of ${choices.join(", ")}`);
    return choice;
  }

  /** Returns the list `name`, all of which must be `isItem`; errors call its items `items`. */
  list<Item = unknown>(
    name: string, items: string, isItem = (_value: unknown): _value is Item => true,
  ): readonly Item[] {
    const value = this.members[name];
    if (!Array.isArray(value) || !value.every(isItem)) throw this.error(`${name} must be a list of ${items}`);
    return value;
  }

  /** Returns false if there is no member `name`. */
  boolean(name: string): boolean {
    const { [name]: value = false } = this.members;
    if (typeof value !== "boolean") throw this.error(`${name} must be true or false`);
    return value;
  }
}
