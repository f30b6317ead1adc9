// Part of Hwalja, under the MIT licence: see LICENSE.

/**
 * An error in a keyboard file. The message starts with the place of the error, as in
 * `page 1, row 2, slot 3: text must be a string`.
 */
export class InvalidKeyboardFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InvalidKeyboardFile";
  }
}
