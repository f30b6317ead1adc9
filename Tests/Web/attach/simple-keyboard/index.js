// A stand-in for simple-keyboard, with the options that the example uses (https://simple-keyboard.com/docs). The tests
// cannot install the real package, because the indexes that they use do not have it. The example was tested with
// version 3.8 of the real package.
globalThis.SimpleKeyboard = {
  default: class {
    constructor(options) {
      this.setOptions(options);
    }

    setOptions(options) {
      this.options = { layoutName: "default", ...this.options, ...options };
      const { layout, layoutName, display, onKeyPress, preventMouseDownDefault } = this.options;
      const rows = layout[layoutName].map((row) => {
        const line = document.createElement("div");
        line.append(...row.split(" ").map((name) => {
          const button = document.createElement("div");
          button.dataset.skbtn = name;
          button.textContent = display[name] ?? name;
          button.onpointerdown = () => onKeyPress(name);
          if (preventMouseDownDefault) button.onmousedown = (event) => event.preventDefault();
          return button;
        }));
        return line;
      });
      document.querySelector(".simple-keyboard").replaceChildren(...rows);
    }
  },
};
