import { expect, test } from "vitest";
import { wordRoom } from "./columns.ts";

// As measured in the font and size of headings; 20 is the padding of a cell.
test.each([
  ["Signalements", 88],
  ["Recherches", 75],
  ["Demandes d’aide", 68],
  ["Hulpvragen", 74],
  ["Weggeven", 67],
  ["Sorun bildirimleri", 72],
  ["Verilecekler", 77],
  ["Problems", 61],
])("a heading’s longest word is never broken: %s", (title, measured) => {
  const room = wordRoom(title, 0) - 20;
  expect(room).toBeGreaterThanOrEqual(measured);
  expect(room).toBeLessThan(measured * 1.25);
});

test("a short heading gets the least width", () => {
  expect(wordRoom("Idées", 72)).toBe(72);
});
