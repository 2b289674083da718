import { expect, test } from "vitest";
import { isWholeCode, shownCaret, shownCode } from "./typed-code.ts";

const code = "K7QM-3RTX-9WPD-HN42";

test.each([
  "K7QM-3RTX-9WPD-HN42",
  "k7qm3rtx9wpdhn42",
  " k7qm 3rtx 9wpd hn42 ",
  "K7QM–3RTX–9WPD–HN42",
  "k7qm_3rtx.9wpd/hn42\n",
  "Ｋ７ＱＭ-3RTX-9WPD-HN42",
])("a code is the same however it is typed or pasted: %j", (typed) => {
  expect(shownCode(typed)).toBe(code);
  expect(isWholeCode(typed)).toBe(true);
});

test.each([
  ["", ""],
  ["k7q", "K7Q"],
  ["k7qm", "K7QM"],
  ["k7qm3", "K7QM-3"],
  ["k7qm-", "K7QM"],
])("a hyphen stands once a group is followed by another: %j", (typed, shown) => {
  expect(shownCode(typed)).toBe(shown);
});

test("small letters become the same capitals in every language", () => {
  expect(shownCode("iıİ")).toBe("III");
});

test.each(["", "K7QM-3RTX-9WPD-HN4", "K7QM-3RTX-9WPD-HN422"])("a code has 16 letters and digits: %j", (typed) => {
  expect(isWholeCode(typed)).toBe(false);
});

test.each([
  ["after the sign that was typed in the middle", "K7XQM-3R", 3, 3],
  ["before the hyphen at the end of a group", "K7QM-3R", 4, 4],
  ["after the hyphen that came in", "K7QM3", 5, 6],
  ["at the beginning", "K7QM-3", 0, 0],
  ["where a hyphen was removed", "K7QM3RTX-9", 4, 4],
])("the caret stays %s", (_, typed, caret, shown) => {
  expect(shownCaret(typed, caret)).toBe(shown);
});
