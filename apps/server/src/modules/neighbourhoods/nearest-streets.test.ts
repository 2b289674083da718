/** Addresses as people type them find the street that they mean. */
import { describe, expect, test } from "vitest";
import { type ListedStreet, nearestStreets } from "./nearest-streets.ts";

const names = [
  "Veldstraat",
  "Veldwegel",
  "Sint-Pietersnieuwstraat",
  "Sint-Pietersplein",
  "Nieuwstraat",
  "Brusselsesteenweg",
  "Antwerpsesteenweg",
  "Christine D'haenhof",
  "Rue Haute",
  "Rue de l’Église",
  "Elf-Novemberlaan",
  "Kerkstraat",
  "Bağdat Caddesi",
];
const listed: ListedStreet[] = [
  ...names.map((name) => ({ id: name, name, postcode: "9000", municipality: "Gent" })),
  { id: "Kerkstraat in Ledeberg", name: "Kerkstraat", postcode: "9050", municipality: "Ledeberg" },
];
const find = (typed: string) => {
  const { streets, numbers } = nearestStreets(listed, typed, 10);
  return [streets[0]?.id, ...numbers];
};

test.each([
  ["St.-Pietersnieuwstraat 12", "Sint-Pietersnieuwstraat", "12"],
  ["Brusselse steenweg 20", "Brusselsesteenweg", "20"],
  ["Veld straat 1", "Veldstraat", "1"],
  ["Veldstraat nr. 12", "Veldstraat", "12"],
  ["Veldstraat n° 12", "Veldstraat", "12"],
  ["Veldstraat 12A", "Veldstraat", "12a"],
  ["Veldstraat 12 A bus 3", "Veldstraat", "12a"],
  ["Veldstraat 12-14", "Veldstraat", "12", "14"],
  ["B-9000 Veldstraat", "Veldstraat"],
  ["B-9000 Gent, Veldstraat 3", "Veldstraat", "3"],
  ["Veldstraat 1, 9000 Gent, België", "Veldstraat", "1"],
  ["Rue Haute 7, 9000 Gand, Belgique", "Rue Haute", "7"],
  ["rue de l eglise 2", "Rue de l’Église", "2"],
  ["Veldstaat 1", "Veldstraat", "1"],
  ["Vledstraat 1", "Veldstraat", "1"],
  ["Veldsttraat 1", "Veldstraat", "1"],
  ["Sint Pietersnieustraat 4", "Sint-Pietersnieuwstraat", "4"],
  ["Brusselsestenw", "Brusselsesteenweg"],
  ["bagdat cad. no 5", "Bağdat Caddesi", "5"],
  ["Christine Dhaenhof 2", "Christine D'haenhof", "2"],
  ["Kerkstraat 9050 Ledberg 3", "Kerkstraat in Ledeberg", "3"],
] as const)("%s: %s", (typed, ...expected) => {
  expect(find(typed)).toEqual(expected);
});

describe("what is nothing like a street", () => {
  test.each(["centrum", "xylofoon 12", "9000", "12", "straat 1", "- / -", "nr. 12"])("%s finds none", (typed) => {
    expect(nearestStreets(listed, typed, 10).streets.map(({ name }) => name)).toEqual([]);
  });
});

test("streets that are as near are all offered, and no more than asked for", () => {
  const { streets } = nearestStreets(listed, "Kerkstaat 3", 10);
  expect(streets.map(({ postcode }) => postcode).toSorted()).toEqual(["9000", "9050"]);
  expect(nearestStreets(listed, "Kerkstaat 3", 1).streets).toHaveLength(1);
});
