import { expect, test } from "vitest";
import { attachmentKindOf, cleanName, contentKeys, servedWidth, storedWidths } from "./rules.ts";

test.each([
  ["verslag.PDF", "pdf"],
  ["agenda.ics", "ics"],
  ["macro.docm", null],
  ["plan.pdf.exe", null],
  ["pdf", null],
  ["pagina.html", null],
])("a document called %s is taken as %s", (name, kind) => expect(attachmentKindOf(name)).toBe(kind));

test.each([
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\map\\plan.pdf", "plan.pdf"],
  ["factuur\u202efdp.exe.txt", "factuurfdp.exe.txt"],
  ["a\u0000b\r\nc.txt", "abc.txt"],
  [".pdf", ".pdf"],
  ["", "file"],
  ["  <b>.txt", "b.txt"],
])("the name %j is kept as %j", (name, kept) => expect(cleanName(name)).toBe(kept));

test("a long name keeps its extension and fits", () => {
  const kept = cleanName(`${"é".repeat(400)}.docx`);
  expect(kept).toHaveLength(200);
  expect(kept.endsWith(".docx")).toBe(true);
});

test.each([
  ["small", { width: 100, height: 80 }, [320]],
  ["between two widths", { width: 500, height: 400 }, [320, 800]],
  ["exactly one of the widths", { width: 800, height: 600 }, [320, 800]],
  ["large", { width: 1600, height: 900 }, [320, 800, 1600]],
  ["very tall", { width: 160, height: 4800 }, [320, 800, 1600]],
])("of a picture that is %s no more is kept than there is", (_, size, widths) => {
  expect(storedWidths(size)).toEqual(widths);
});

test("a request for a width that a picture does not have gives its largest", () => {
  expect(servedWidth(1600, { width: 500, height: 400 })).toBe(800);
  expect(servedWidth(320, { width: 500, height: 400 })).toBe(320);
});

test("the content of a file is found by its network, id and variant", () => {
  expect(contentKeys("n_gent", { id: "f1", width: 500, height: 400 })).toEqual([
    "n_gent/f1/320.webp",
    "n_gent/f1/800.webp",
  ]);
  expect(contentKeys("n_gent", { id: "f1", width: null, height: null })).toEqual(["n_gent/f1/original"]);
});
