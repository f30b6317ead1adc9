// The editors, as a page makes them: what they are loaded from, and how to ask their own model for the text.
// In the page each gives an element to attach to, `text()`, and what empties it.

const text = (html) => {
  const page = new DOMParser().parseFromString(html.replaceAll("<p>&nbsp;</p>", "<p></p>").replace(/<\/(p|div|h\d|li)>\s*(?=<)/g, "</$1>\n"), "text/html");
  return page.body.textContent;
};
const typed = (html) => (place) => {
  place.innerHTML = html;
  const element = place.firstChild;
  return { element, text: () => element.value, clear: () => (element.value = "") };
};
const rich = (root) => {
  root.innerHTML = '<div contenteditable="true"></div>';
  const element = root.firstChild;
  return { element, text: () => element.innerText.replace(/\n$/, ""), clear: () => (element.innerHTML = ""), isBare: true };
};

export const editors = {
  "an input": { open: typed("<input>") },
  "a textarea": { open: typed("<textarea></textarea>") },
  "a contenteditable element": { open: rich },
  "a contenteditable element in a shadow root": { open: (place) => rich(place.attachShadow({ mode: "open" })) },
  TipTap: {
    files: ["django_tiptap_editor/static/django_tiptap_editor/tiptap.bundle.js", "django_tiptap_editor/static/django_tiptap_editor/tiptap.bundle.css"],
    async open(place) {
      place.innerHTML = "<textarea></textarea>";
      DjangoTipTap.init(place.firstChild, {});
      const element = await there(() => document.querySelector(".ProseMirror"));
      const { editor } = element;
      return { element, text: () => editor.getText({ blockSeparator: "\n" }), clear: () => editor.commands.clearContent(), bold: () => editor.chain().toggleBold().run() };
    },
  },
  Lexical: {
    files: ["editor101/static/editor101/editor.bundle.js", "editor101/static/editor101/editor.css"],
    async open(place) {
      place.innerHTML = '<textarea style="display: none"></textarea><div class="editor101-mount" data-config="{}"></div>';
      const element = await there(() => document.querySelector(".editor101-content"));
      // What makes it listen to keys is there a moment after its element.
      const editor = await there(() => element.__lexicalEditor?._commands.size > 20 && element.__lexicalEditor);
      // Its state is not said to the page, but for what it is as JSON.
      const lines = ({ children, text, type }) => text ?? (type === "linebreak" ? "\n" : children?.map(lines).join(type === "root" ? "\n" : "") ?? "");
      const empty = JSON.stringify({ root: { children: [{ children: [], direction: null, format: "", indent: 0, type: "paragraph", version: 1 }], direction: null, format: "", indent: 0, type: "root", version: 1 } });
      return {
        element,
        text: () => lines(editor.getEditorState().toJSON().root),
        clear: () => editor.setEditorState(editor.parseEditorState(empty)),
      };
    },
  },
  "CKEditor 5": {
    files: ["django_ckeditor_5/static/django_ckeditor_5/dist/bundle.js", "django_ckeditor_5/static/django_ckeditor_5/dist/styles.css"],
    async open(place) {
      place.innerHTML = "<div></div>";
      const editor = await ClassicEditor.create(place.firstChild, { licenseKey: "GPL", toolbar: [] });
      return { element: editor.editing.view.getDomRoot(), text: () => text(editor.getData()), clear: () => editor.setData(""), bold: () => editor.execute("bold") };
    },
  },
  Trix: {
    files: ["trixeditor/static/widgets/js/trix.umd.min.js", "trixeditor/static/widgets/css/trix.css"],
    async open(place) {
      place.innerHTML = "<trix-editor></trix-editor>";
      // It puts its toolbar before itself.
      const element = place.querySelector("trix-editor");
      await there(() => element.editor);
      // It draws what was written in the next frame.
      return { draws: true, element, text: () => element.editor.getDocument().toString().replace(/\n$/, ""), clear: () => element.editor.loadHTML("") };
    },
  },
  "CodeMirror 5": {
    files: ["codemirror/lib/codemirror.js", "codemirror/lib/codemirror.css"],
    open(place) {
      const editor = CodeMirror(place);
      return { element: editor.getInputField(), text: () => editor.getValue(), clear: () => editor.setValue("") };
    },
  },
  "CodeMirror 6": {
    async open(place) {
      const { EditorView, history, historyKeymap, defaultKeymap, keymap } = await import("/nicegui/elements/codemirror/dist/index.js");
      const editor = new EditorView({ parent: place, extensions: [history(), keymap.of([...defaultKeymap, ...historyKeymap])] });
      return {
        element: editor.contentDOM, text: () => editor.state.doc.toString(),
        clear: () => editor.dispatch({ changes: { from: 0, to: editor.state.doc.length } }),
      };
    },
  },
  Quill: {
    files: ["quillsafe/static/quillsafe/quill.js", "quillsafe/static/quillsafe/quill.snow.css"],
    open(place) {
      place.innerHTML = "<div></div>";
      const editor = new Quill(place.firstChild, { theme: "snow" });
      return { element: editor.root, text: () => editor.getText().replace(/\n$/, ""), clear: () => editor.setText("") };
    },
  },
  TinyMCE: {
    files: ["tinymce/static/tinymce/tinymce.min.js"],
    async open(place) {
      place.innerHTML = "<div></div>";
      const [editor] = await tinymce.init({ target: place.firstChild, inline: true, license_key: "gpl", promotion: false });
      return { element: editor.getBody(), text: () => text(editor.getContent()), clear: () => editor.setContent("") };
    },
  },
};

/** What `find` finds, as soon as it is there. */
export async function there(find) {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((later) => setTimeout(later, 10))) {
    const found = find();
    if (found) return found;
  }
  throw new Error(`nothing came of ${find}`);
}
