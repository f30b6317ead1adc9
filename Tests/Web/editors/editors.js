// The editors: the files that each editor needs, and the function with which a page opens it.
// `open` returns an object with three members: the element to attach to, `text()`, which reads the editor's own model,
// and `clear()`. Some editors also have `join(text)`, which writes at the start of the first line, as another person or
// a part of the page would.

const text = (html) => {
  const lines = html.replaceAll("<p>&nbsp;</p>", "<p></p>").replace(/<\/(p|div|h\d|li)>\s*(?=<)/g, "</$1>\n");
  return new DOMParser().parseFromString(lines, "text/html").body.textContent;
};
const rich = (root) => {
  root.innerHTML = '<div contenteditable="true"></div>';
  const element = root.firstChild;
  return {
    element, text: () => element.innerText.replace(/\n$/, ""), clear: () => (element.innerHTML = ""),
    join: (text) => element.prepend(text),
  };
};
/** Returns the paths of an editor's script and style sheet in a folder. */
const both = (folder, script, style) => [script, style].map((name) => `${folder}/${name}`);

export const editors = {
  "a contenteditable element": { open: rich },
  "a contenteditable element in a shadow root": { open: (place) => rich(place.attachShadow({ mode: "open" })) },
  "a text area": {
    open(place) {
      place.innerHTML = "<textarea></textarea>";
      const element = place.firstChild;
      const join = (text) => element.setRangeText(text, 0, 0, "preserve");
      return { element, text: () => element.value, clear: () => (element.value = ""), join };
    },
  },
  TipTap: {
    files: both("django_tiptap_editor/static/django_tiptap_editor", "tiptap.bundle.js", "tiptap.bundle.css"),
    async open(place) {
      place.innerHTML = "<textarea></textarea>";
      DjangoTipTap.init(place.firstChild, {});
      const element = await there(() => document.querySelector(".ProseMirror"));
      const { editor } = element;
      const text = () => editor.getText({ blockSeparator: "\n" });
      const join = (text) => editor.view.dispatch(editor.state.tr.insertText(text, 1));
      return { element, text, clear: () => editor.commands.clearContent(), join };
    },
  },
  Lexical: {
    files: both("editor101/static/editor101", "editor.bundle.js", "editor.css"),
    async open(place) {
      place.innerHTML = `<textarea style="display: none"></textarea>
        <div class="editor101-mount" data-config="{}"></div>`;
      const element = await there(() => document.querySelector(".editor101-content"));
      // The editor adds its key handlers a moment after its element.
      const editor = await there(() => element.__lexicalEditor?._commands.size > 20 && element.__lexicalEditor);
      // A page can read the state of this editor only as JSON.
      const between = { linebreak: () => "\n", root: (lines) => lines.join("\n") };
      const textOf = ({ children = [], text, type }) =>
        text ?? (between[type] ?? ((parts) => parts.join("")))(children.map(textOf));
      const empty = editor.getEditorState();
      return {
        element,
        text: () => textOf(editor.getEditorState().toJSON().root),
        clear: () => editor.setEditorState(empty),
      };
    },
  },
  "CKEditor 5": {
    files: both("django_ckeditor_5/static/django_ckeditor_5/dist", "bundle.js", "styles.css"),
    async open(place) {
      place.innerHTML = "<div></div>";
      const editor = await ClassicEditor.create(place.firstChild, { licenseKey: "GPL", toolbar: [] });
      const element = editor.editing.view.getDomRoot();
      const join = (text) => editor.model.enqueueChange({ isUndoable: false }, (writer) =>
        writer.insertText(text, editor.model.document.getRoot().getChild(0), 0));
      return { element, text: () => text(editor.getData()), clear: () => editor.setData(""), join };
    },
  },
  Trix: {
    files: both("trixeditor/static/widgets", "js/trix.umd.min.js", "css/trix.css"),
    async open(place) {
      place.innerHTML = "<trix-editor></trix-editor>";
      // The editor inserts its toolbar before itself.
      const element = place.querySelector("trix-editor");
      await there(() => element.editor);
      const text = () => element.editor.getDocument().toString().replace(/\n$/, "");
      // The editor draws changes in the next frame.
      return { draws: true, element, text, clear: () => element.editor.loadHTML("") };
    },
  },
  "CodeMirror 5": {
    files: both("codemirror/lib", "codemirror.js", "codemirror.css"),
    open(place) {
      const editor = CodeMirror(place);
      return { element: editor.getInputField(), text: () => editor.getValue(), clear: () => editor.setValue("") };
    },
  },
  "CodeMirror 6": {
    async open(place) {
      const { EditorView, history, historyKeymap, defaultKeymap, keymap } =
        await import("/nicegui/elements/codemirror/dist/index.js");
      const keys = keymap.of([...defaultKeymap, ...historyKeymap]);
      const editor = new EditorView({ parent: place, extensions: [history(), keys] });
      return {
        element: editor.contentDOM, text: () => editor.state.doc.toString(),
        clear: () => editor.dispatch({ changes: { from: 0, to: editor.state.doc.length } }),
        join: (insert) => editor.dispatch({ changes: { from: 0, insert } }),
      };
    },
  },
  Quill: {
    files: both("quillsafe/static/quillsafe", "quill.js", "quill.snow.css"),
    open(place) {
      place.innerHTML = "<div></div>";
      const editor = new Quill(place.firstChild, { theme: "snow" });
      return {
        element: editor.root, text: () => editor.getText().replace(/\n$/, ""), clear: () => editor.setText(""),
        join: (insert) => editor.updateContents({ ops: [{ insert }] }, "api"),
      };
    },
  },
  TinyMCE: {
    files: ["tinymce/static/tinymce/tinymce.min.js"],
    async open(place) {
      place.innerHTML = "<div></div>";
      const options = { inline: true, license_key: "gpl", promotion: false };
      const [editor] = await tinymce.init({ target: place.firstChild, ...options });
      return { element: editor.getBody(), text: () => text(editor.getContent()), clear: () => editor.setContent("") };
    },
  },
};

/** Calls `find` repeatedly, and returns its first result. */
export async function there(find) {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((later) => setTimeout(later, 10))) {
    const found = find();
    if (found) return found;
  }
  throw new Error(`timeout: ${find}`);
}
