// What simple-keyboard documents of the options that the recipe uses: https://simple-keyboard.com/docs. Its package is
// in no index that the tests install from; the recipe was tried with its own file, version 3.8.
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
