// The simulated hosts do what real ones do: what is said here was seen in Chromium (attach.test.js).
import assert from "node:assert/strict";
import test from "node:test";
import { fieldOf, hostOf, Host, kinds } from "./hosts.js";

test("a field is written as it reads", () => {
  for (const field of ["|", "가|나", "가[나]다", "[가나]", "가\\n|나"]) assert.equal(fieldOf(hostOf(field)), field);
  const { text, start, end } = hostOf("가[나다]라");
  assert.deepEqual([text, start, end], ["가나다라", 1, 3]);
});

test("text replaces what stands from one place to another, and the cursor comes after it", () => {
  const host = hostOf("가[나다]라");
  host.setRangeText("AB", 1, 3);
  assert.equal(fieldOf(host), "가AB|라");
  host.setRangeText("", 0, 3);
  assert.equal(fieldOf(host), "|라");
});

test("what is not there cannot be written over", () => {
  assert.throws(() => hostOf("가|").setRangeText("", -1, 1), RangeError);
  assert.throws(() => hostOf("가|").setRangeText("", 1, 0), RangeError);
  assert.throws(() => hostOf("가|").setRangeText("", 0, 2), RangeError);
});

test("an empty write is counted", () => {
  const host = hostOf("가|");
  host.setRangeText("", 1, 1);
  assert.equal(host.emptyWrites, 1);
  host.setRangeText("나", 1, 1);
  assert.equal(host.emptyWrites, 1);
});

test("a field of its own ways deletes a selection, or one whole character, or nothing", () => {
  const deleted = (field) => {
    const host = hostOf(field, { isNative: true });
    host.deleteContentBackward();
    return fieldOf(host);
  };
  assert.equal(deleted("가[나다]라"), "가|라");
  assert.equal(deleted("가👩‍👧|다"), "가|다");
  assert.equal(deleted("|다"), "|다");
});

test("a field of its own ways breaks the line over a selection; a bare one has no way", () => {
  const host = hostOf("가[나]다", { isNative: true });
  host.insertLineBreak();
  assert.equal(fieldOf(host), "가\\n|다");
  assert.equal(hostOf("|").insertLineBreak, undefined);
  assert.equal(hostOf("|").deleteContentBackward, undefined);
});

test("a field that is closed says no cursor, and takes nothing", () => {
  const host = hostOf("가|나", { isNative: true });
  host.isOpen = false;
  assert.deepEqual([host.value, host.selectionStart, host.selectionEnd], ["가나", null, null]);
  host.setRangeText("A", 0, 1);
  host.deleteContentBackward();
  host.insertLineBreak();
  assert.equal(fieldOf(host), "가|나");
});

test("a limited field takes what fits, and nothing of what does not", () => {
  const host = hostOf("가나|", { maxLength: 3, isNative: true });
  host.setRangeText("AB", 2, 2);
  assert.equal(host.text, "가나");
  host.setRangeText("AB", 1, 2);
  assert.equal(host.text, "가AB");
  host.insertLineBreak();
  assert.equal(host.text, "가AB");
  host.setRangeText("CD", 1, 3);
  assert.equal(host.text, "가CD");
  host.maxLength = 1;
  host.setRangeText("E", 1, 3);
  assert.equal(host.text, "가E", "what has grown too long otherwise may shrink");
});

test("an element of many pieces shows the line of the cursor, or what is selected", () => {
  const host = hostOf("가나\\n다|라\\n마", { pieces: true });
  assert.deepEqual([host.value, host.selectionStart, host.selectionEnd], ["다라", 1, 1]);
  host.setRangeText("A", 0, 1);
  assert.equal(fieldOf(host), "가나\\nA|라\\n마");
  host.select(1, 4);
  assert.deepEqual([host.value, host.selectionStart, host.selectionEnd], ["나\nA", 0, 3]);
  host.setRangeText("B", 0, 3);
  assert.equal(fieldOf(host), "가B|라\\n마");
});

test("an element of many pieces says where the cursor has come into another", () => {
  const host = hostOf("가|\\n가", { pieces: true });
  let count = 0;
  host.moved = () => (count += 1);
  host.setRangeText("나", 0, 1);
  const seen = (place) => (host.select(place), void host.value, count);
  assert.deepEqual([seen(1), seen(0), seen(3), seen(2), seen(1)], [0, 0, 1, 1, 1]);
});

test("hosts tell at once, three changes late, or never", () => {
  const told = (reports) => {
    let count = 0;
    const host = new Host({ reports, text: "가나" });
    host.hostDidChange = () => (count += 1);
    return [
      () => host.select(0), () => host.select(0, 1), () => host.typeElsewhere("A"), () => host.empty(),
      () => host.setRangeText("B", 0, 0),
    ].map((change) => (change(), count));
  };
  assert.deepEqual(told("atOnce"), [1, 2, 3, 4, 5]);
  assert.deepEqual(told("late"), [0, 0, 0, 1, 2]);
  assert.deepEqual(told("never"), [0, 0, 0, 0, 0]);
});

test("what a user and a page do, they do", () => {
  const host = hostOf("가나다|");
  host.select(1, 2);
  host.typeElsewhere("AB");
  assert.equal(fieldOf(host), "가AB|다");
  host.empty();
  assert.equal(fieldOf(host), "|");
});

test("the best and the worst are tried", () => {
  assert.deepEqual(new Set(Object.values(kinds).map(({ reports }) => reports)), new Set(["atOnce", "late", "never"]));
  assert.ok(Object.values(kinds).some(({ pieces }) => pieces));
  assert.ok(Object.values(kinds).some(({ isNative }) => !isNative));
});
