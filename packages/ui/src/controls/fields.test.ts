import { expect, test } from "vitest";
import { dayHint, dayPattern, instantOf, partsOf, readDay, readTime } from "./date-format.ts";
import { sortFiles } from "./file-rules.ts";

test.each([
  ["9", "09:00"],
  ["9.30", "09:30"],
  ["9u30", "09:30"],
  ["0930", "09:30"],
  ["14h", "14:00"],
  ["23:59", "23:59"],
  ["24:00", ""],
  ["9:75", ""],
  ["noon", ""],
  ["", ""],
])("the time %j is read as %j", (text, time) => expect(readTime(text)).toBe(time));

test.each([
  ["en-GB", "DD/MM/YYYY"],
  ["nl", "DD-MM-YYYY"],
  ["fr", "DD/MM/YYYY"],
  ["tr", "DD.MM.YYYY"],
])("a day in %s is written %s", (locale, pattern) => expect(dayPattern(locale)).toBe(pattern));

test.each([
  ["nl", "3-4-2026", "2026-04-03"],
  ["nl", "03/04/26", "2026-04-03"],
  ["en", "03/04/2026", "2026-03-04"],
  ["fr", "24/12/2026", "2026-12-24"],
  ["tr", "24.12.2026.", "2026-12-24"],
  ["fr", "31/02/2026", null],
  ["fr", "12/24/2026", null],
  ["fr", "24/12/202", null],
  ["fr", "demain", null],
])("in %s the day %j is read as %j", (locale, text, day) => expect(readDay(text, locale)).toBe(day));

test("the hint of a day is in the language's own letters", () => {
  expect(["en-GB", "nl", "fr", "tr"].map(dayHint)).toEqual(["dd/mm/yyyy", "dd-mm-jjjj", "jj/mm/aaaa", "gg.aa.yyyy"]);
});

test("a day and a time are one instant in the network's zone, in winter and in summer", () => {
  expect(instantOf("2026-12-03", "09:00", "Europe/Brussels")).toBe("2026-12-03T08:00:00.000Z");
  expect(instantOf("2026-07-03", "09:00", "Europe/Brussels")).toBe("2026-07-03T07:00:00.000Z");
  expect(partsOf("2026-12-31T23:30:00.000Z", "Europe/Brussels")).toEqual({ day: "2027-01-01", time: "00:30" });
});

test("there is no instant while a part is missing", () => {
  expect(instantOf(null, "09:00", "UTC")).toBeNull();
  expect(instantOf("2026-12-03", "", "UTC")).toBeNull();
  expect(partsOf(null, "UTC")).toEqual({ day: null, time: "" });
});

test("files are rejected for their type, size or number", () => {
  const file = (type: string, size: number) => new File([new Uint8Array(size)], "x", { type });
  const files = [
    file("image/png", 5),
    file("text/html", 5),
    file("image/jpeg", 50),
    file("image/webp", 5),
    file("image/png", 1),
  ];
  const { accepted, rejected } = sortFiles(files, { accept: ["image/*"], maxBytes: 10, maxFiles: 2 });
  expect(accepted.map(({ type }) => type)).toEqual(["image/png", "image/webp"]);
  expect(rejected.map(({ reason }) => reason)).toEqual(["kind", "size", "number"]);
});

test("a type may be given by extension, for files that browsers do not know", () => {
  const files = [
    new File(["a"], "Plan.ODS"),
    new File(["a"], "photo.heic", { type: "image/heic" }),
    new File(["a"], "camera"),
  ];
  const { accepted, rejected } = sortFiles(files, { accept: [".ods", ".png"] });
  expect(accepted.map(({ name }) => name)).toEqual(["Plan.ODS", "camera"]);
  expect(rejected.map(({ reason }) => reason)).toEqual(["kind"]);
});
