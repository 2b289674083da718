import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanLines, textLine, textLines } from "./index.ts";

describe("a text that somebody typed or pasted", () => {
  test.each([
    ["a tab from a spreadsheet", "Jan\tPeeters", "Jan Peeters"],
    ["a vertical tab from a word processor", "Feest\vop vrijdag", "Feest op vrijdag"],
    ["a bell", "Fe\u0007est", "Feest"],
    ["a sign that reverses the writing", "factuur\u202efdp.exe", "factuurfdp.exe"],
    ["an isolate that nothing closes", "\u2067Feest", "Feest"],
    ["a byte order mark", "\ufeffFeest", "Feest"],
    ["a space of no width", "Fe\u200best", "Feest"],
    ["half a sign", "Feest\ud83d", "Feest\ufffd"],
    ["a line break in one line", "Feest\r\nop vrijdag", "Feest op vrijdag"],
  ])("loses %s", (_, typed, kept) => {
    expect(textLine(250).parse(typed)).toBe(kept);
  });

  test.each([
    ["a family that joiners make one", "👨\u200d👩\u200d👧"],
    ["Persian with its joiner", "می\u200cخواهم"],
    ["a soft hyphen", "bewoners\u00adberichten"],
    ["marks of direction, which the writing of Arabic needs", "abc\u200f!"],
  ])("keeps %s", (_, typed) => {
    expect(textLine(250).parse(typed)).toBe(typed);
  });

  test("of signs that show nothing is empty", () => {
    expect(textLine(250).parse("\u200b\u202e\u2060 \ufeff")).toBe("");
    expect(textLines(250).safeParse("\u200b\n\u202e").data).toBe("");
  });

  test("keeps its lines, each ended in one way", () => {
    expect(textLines(250).parse("a\r\nb\rc\u2028d\te\n")).toBe("a\nb\nc\nd e");
  });

  test("is measured without what it loses", () => {
    expect(textLine(5).safeParse(`\u202eFeest\u202c`).success).toBe(true);
    expect(textLine(5).safeParse("Feesten").error?.issues[0]?.message).toBe("tooLong");
  });

  test("holds no control character and no sign of direction, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const [line, lines] = [cleanLine(typed), cleanLines(typed)];
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(lines).not.toMatch(/[^\P{Cc}\n]/u);
        expect([cleanLine(line), cleanLines(lines)]).toEqual([line, lines]);
      }),
    );
  });
});
