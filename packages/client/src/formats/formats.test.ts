import { dayMs, hourMs, localeOf } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { fileSize } from "./file-size.ts";
import { makeFormat, unbroken, unbrokenName } from "./formats.ts";

const at = "2026-11-21T23:30:00.000Z";
const inGent = { timeZone: "Europe/Brussels", month: "short" as const };

/** Replaces spaces by no-break spaces, except after a comma. */
const onLine = (text: string) => text.replace(/(?<!,) /g, "\u00a0");

describe("days and times are in European formats", () => {
  test.each([
    ["en", "22 Nov 2026, 00:30"],
    ["nl", "22 nov 2026, 00:30"],
    ["fr", "22 nov. 2026, 00:30"],
    ["tr", "22 Kas 2026, 00:30"],
  ])("in %s, each on one line", (language, text) =>
    expect(makeFormat(localeOf(language), inGent).moment(at)).toBe(onLine(text)),
  );

  test("with the month's full name where there is room", () =>
    expect(makeFormat("en-GB", { ...inGent, month: "long" }).day(at)).toBe(onLine("22 November 2026")));
});

test("elapsed time is given in the largest unit that fits", () => {
  const { ago } = makeFormat("en-GB", inGent);
  const now = new Date(at).getTime();
  expect(ago(at, now + 20_000)).toBe("just now");
  expect(ago(at, now + 3 * hourMs)).toBe("3\u00a0hours\u00a0ago");
  expect(ago(at, now - dayMs)).toBe("tomorrow");
});

test("what was today needs no day", () => {
  const { timeOrMoment } = makeFormat("en-GB", inGent);
  const now = new Date(at).getTime();
  expect(timeOrMoment(at, now + 22 * hourMs)).toBe("00:30");
  expect(timeOrMoment(at, now + dayMs)).toBe(onLine("22 Nov 2026, 00:30"));
});

test("days ago are counted in the network’s calendar", () => {
  const { ago } = makeFormat("en-GB", inGent);
  // Half past midnight in Gent, on the 22nd.
  const on = (moment: string) => ago(at, Date.parse(moment));
  expect(on("2026-11-23T22:00:00.000Z")).toBe("yesterday");
  expect(on("2026-11-23T23:10:00.000Z")).toBe("2\u00a0days\u00a0ago");
  expect(on("2026-11-20T22:30:00.000Z")).toBe("in\u00a02\u00a0days");
});

test("file sizes are counted as the limits are", () => {
  const format = makeFormat("en-GB", inGent);
  expect([fileSize(format, 1536), fileSize(format, 1_468_006)]).toEqual(["1.5\u00a0kB", "1.4\u00a0MB"]);
});

test("an event within the last minute was just now, in every language", () => {
  const said = ["en", "nl", "fr", "tr"].map((language) =>
    makeFormat(localeOf(language), inGent).ago(at, Date.parse(at)),
  );
  expect(said).toEqual(["just now", "zojuist", "à l’instant", "az önce"]);
});

test("an address breaks only at its comma", () => {
  expect(unbroken("Nieuwe Kaai 12, 9000 Gent")).toBe("Nieuwe Kaai\u00a012, 9000\u00a0Gent");
  expect(unbroken("Kaai 12 bus 3")).toBe("Kaai\u00a012\u00a0bus\u00a03");
});

test("a name of several parts never begins a line with its hyphen", () => {
  expect(unbrokenName("Muide - Meulestede - Afrikalaan")).toBe("Muide\u00a0- Meulestede\u00a0- Afrikalaan");
  expect(unbrokenName("Sint-Amandsberg – Oost")).toBe("Sint-Amandsberg\u00a0– Oost");
});
