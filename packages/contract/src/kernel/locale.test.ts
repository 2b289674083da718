import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { appointmentFormat, dateFormats, exactMoney, labelled, listInWords, withFirstOfMonth } from "./locale.ts";

const inEach = (say: (language: string) => string) => languages.map(say);

test("names are listed as each language does", () => {
  expect(inEach((language) => listInWords(language, ["Ada", "Els", "Viktor"]))).toEqual([
    "Ada, Els and Viktor",
    "Ada, Els en Viktor",
    "Ada, Els et Viktor",
    "Ada, Els ve Viktor",
  ]);
  expect(listInWords("fr", ["Ada"])).toBe("Ada");
});

test("a label and its value are joined as each language does", () => {
  expect(inEach((language) => labelled(language, "A", "b"))).toEqual(["A: b", "A: b", "A\u202f: b", "A: b"]);
});

const at = new Date("2026-11-21T23:30:00Z");
const first = new Date("2026-11-01T18:00:00Z");
const inGent = { timeZone: "Europe/Brussels" };

test("days and times are written in one style", () => {
  expect(inEach((language) => dateFormats(language, inGent).moment(at))).toEqual([
    "22 Nov 2026, 00:30",
    "22 nov 2026, 00:30",
    "22 nov. 2026, 00:30",
    "22 Kas 2026, 00:30",
  ]);
  expect(dateFormats("en", { ...inGent, month: "long" }).day(at)).toBe("22 November 2026");
});

test("the first of a month is “1er” in French, and no other day is", () => {
  expect(inEach((language) => dateFormats(language, inGent).day(first))).toEqual([
    "1 Nov 2026",
    "1 nov 2026",
    "1er nov. 2026",
    "1 Kas 2026",
  ]);
  expect(appointmentFormat("fr", "Europe/Brussels").format(first)).toMatch(/^dim\. 1er nov\. 2026/);
  expect(dateFormats("fr", inGent).day(new Date("2026-11-11T12:00:00Z"))).toBe("11 nov. 2026");
  expect(withFirstOfMonth("fr", "1\u00a0nov. 2026\u2009–\u20093 nov. 2026")).toBe(
    "1er\u00a0nov. 2026\u2009–\u20093 nov. 2026",
  );
});

test("an exact amount has cents only where it is no whole one, and what is left of a cent makes it a whole one", () => {
  const inEuros = [310, 1.1, 2.2, 16.1, 310.07, 310.071, 310.070001, 1_999_999.99].map((amount) =>
    exactMoney("en", amount, "EUR"),
  );
  expect(inEuros).toEqual(["€310", "€1.10", "€2.20", "€16.10", "€310.07", "€310.08", "€310.08", "€1,999,999.99"]);
});
