// What Enter does.
import { states } from "./scene.js";

states("a field that is disabled submits nothing", async (scene) => {
  await scene.open('<form id="form"><input id="f" enterkeyhint="search"></form><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1, f.disabled = true); 1");
  await scene.run("f.focus(); eye.tap('enter', 'enter'); eye.later()");
  await scene.is("sent", 1);
});

states("Enter begins a line, and in an input submits the form", async (scene) => {
  await scene.open(`<form id="form"><textarea id="memo"></textarea><input id="line" name="line"></form><hwalja-keyboard></hwalja-keyboard>`);
  await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); memo.focus()");
  await scene.tap(["ㄱㅋ", "enter", "ㄴㄹ"]);
  await scene.is("[memo.value, sent]", ["ㄱ\nㄴ", 0]);
  await scene.run("line.focus()");
  await scene.tap(["ㄱㅋ", "enter"]);
  await scene.is("[line.value, sent]", ["ㄱ", 1]);
});

states("Enter submits a form as a computer's does: by its first button, or by its only field", async (scene) => {
  const sent = async (form, expected, what, hint = "") => {
    await scene.open(`<form action="/nowhere"><button name="other"></button></form><form id="form">${form.replace("<input", `<input id="line" name="line" ${hint}`)}</form>
      <button form="form" name="far" value="1"></button><hwalja-keyboard for="line"></hwalja-keyboard>`);
    await scene.run(`globalThis.sent = []; if (${form.includes("alone")}) document.querySelector("[name=far]").remove();
      form.onsubmit = (event) => (event.preventDefault(), sent.push([...new FormData(form, event.submitter).keys()].join())); 1`);
    await scene.run("line.focus(); eye.tap('enter'); eye.later()");
    await scene.is("sent", expected, what);
  };
  for (const hint of ["", "enterkeyhint=go", "type=email"]) {
    await sent('<input><button type="button">x</button><button name="do" value="1">x</button>', ["line,do"], `its button: ${hint}`, hint);
    await sent('<input><input type="submit" name="do" disabled><button name="no"></button>', [], `a disabled button: ${hint}`, hint);
    await sent("<input>", ["line,far"], `a button elsewhere in the page: ${hint}`, hint);
    await sent('<input><i id="alone"></i><input type="checkbox">', ["line"], `one field and no button: ${hint}`, hint);
    await sent('<input><i id="alone"></i><input name="two">', [], `two fields and no button: ${hint}`, hint);
  }
});

states("a field that is read-only submits, as on a computer", async (scene) => {
  await scene.open('<form id="form"><input id="f" readonly enterkeyhint="search"></form><hwalja-keyboard for="f"></hwalja-keyboard>');
  await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); f.focus(); eye.tap('enter'); eye.later()");
  await scene.is("sent", 1);
});

states("a page hears of Enter as of a key, and can prevent what that does", async (scene) => {
  await scene.open('<form id="form"><textarea id="memo" enterkeyhint="send"></textarea></form><hwalja-keyboard for="memo"></hwalja-keyboard>');
  await scene.run(`globalThis.heard = []; form.onsubmit = (event) => (event.preventDefault(), heard.push("submit"));
    memo.onkeydown = (event) => (heard.push(event.key), event.preventDefault()); 1`);
  await scene.run("memo.focus(); eye.tap('ㄱㅋ', 'enter')");
  await scene.is("[memo.value, heard]", ["ㄱ", ["Enter"]]);
});

for (const hint of ["go", "search", "send"]) {
  states(`with enterkeyhint ${hint}, Enter submits the form, unless the page prevents it`, async (scene) => {
    await scene.open(`<form id="form"><textarea id="memo" enterkeyhint="${hint}"></textarea></form><hwalja-keyboard for="memo"></hwalja-keyboard>`);
    await scene.run("globalThis.sent = 0; form.onsubmit = (event) => (event.preventDefault(), sent += 1); eye.listen('action')");
    await scene.tap(["ㄱㅋ", "enter"]);
    await scene.is("[memo.value, sent, eye.events]", ["ㄱ", 1, [["action", { action: hint }]]]);
    await scene.run("eye.element.addEventListener('action', (event) => event.preventDefault())");
    await scene.tap(["enter"]);
    await scene.is("[memo.value, sent]", ["ㄱ", 1]);
  });
}

states("with enterkeyhint next, Enter goes to the form's next field; with done, it leaves the field", async (scene) => {
  await scene.open(`<form><input id="a" enterkeyhint="next"><button type="button">x</button><input type="hidden"><input id="no" disabled>
    <input id="b" enterkeyhint="done"></form><input id="outside"><hwalja-keyboard></hwalja-keyboard>`);
  await scene.run("a.focus()");
  await scene.tap(["ㄱㅋ", "enter"]);
  await scene.is("document.activeElement.id", "b");
  await scene.tap(["ㄴㄹ"]);
  await scene.is("[a.value, b.value]", ["ㄱ", "ㄴ"]);
  await scene.tap(["enter"]);
  await scene.is("[document.activeElement === document.body, b.value]", [true, "ㄴ"]);
  await scene.isFaultless();
});
