import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { listInWords, longDay } from "./locale.ts";

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

test("English days are European ones", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect(longDay("en", "Europe/Brussels", moment)).toBe("22 November 2026");
});
