/** What pointers do on a board, told to a typist: fingers, pens and the first button of a mouse. */
class Pointers {
  private readonly board: Board;
  private readonly typist: Typist;
  private readonly down = new Map<number, { x: number; y: number; face: Face | null }>();

  constructor(board: Board, typist: Typist) {
    this.board = board;
    this.typist = typist;
    const { keys } = board;
    keys.addEventListener("pointerdown", (event) => this.press(event));
    keys.addEventListener("pointermove", (event) => this.move(event));
    keys.addEventListener("pointerup", (event) => this.lift(event, "up"));
    keys.addEventListener("pointercancel", (event) => this.lift(event, "cancel"));
    keys.addEventListener("lostpointercapture", (event) => this.lift(event, "cancel"));
    // Or a mouse would take the focus, and a long press open a menu.
    const prevent = (event: Event) => event.preventDefault();
    for (const type of ["mousedown", "contextmenu", "dragstart"]) keys.addEventListener(type, prevent);
  }

  /** All are gone, as where the window is. */
  cancel(): void {
    for (const finger of [...this.down.keys()]) this.lift({ pointerId: finger }, "cancel");
  }

  private press(event: PointerEvent) {
    // The focus stays in the field.
    event.preventDefault();
    const { pointerId, clientX: x, clientY: y } = event;
    const face = this.board.faceOf(event.target as Element);
    if (!face || event.button > 0) return;
    if (event.isTrusted) this.board.keys.setPointerCapture(pointerId);
    this.down.set(pointerId, { x, y, face });
    this.typist.press(face);
    this.typist.input((keyboard, now) => keyboard.down(face.row, face.column, pointerId, now));
  }

  private move({ pointerId, clientX, clientY }: PointerEvent) {
    const finger = this.down.get(pointerId);
    if (!finger) return;
    const { board, typist } = this;
    const face = board.faceAt(clientX, clientY);
    const { list } = typist.machine;
    if (list && isSamePlace(list, finger.face)) {
      // On its own key a finger has not begun to choose.
      if (isSamePlace(face, finger.face)) return;
      typist.input((keyboard, now) => keyboard.choose(pointerId, board.itemAt(clientX), now));
      return;
    }
    typist.input((keyboard, now) => {
      const outcome = keyboard.drag(pointerId, clientX - finger.x, clientY - finger.y, now);
      if (!isSamePlace(face, finger.face)) keyboard.move(pointerId, finger.face = face, now);
      return outcome;
    });
  }

  private lift({ pointerId }: { pointerId: number }, how: "up" | "cancel") {
    const finger = this.down.get(pointerId);
    if (!finger) return;
    this.down.delete(pointerId);
    this.typist.input((keyboard, now) => keyboard[how](pointerId, now));
  }
}
