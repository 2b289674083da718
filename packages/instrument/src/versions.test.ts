/** What may change once there are answers. */
import { expect, test } from "vitest";
import type { Instrument, Question } from "./instrument.ts";
import { all, choices, everyKind, idOf, instrument, page, shapes, single, so } from "./testing/samples.ts";
import { isTypingCorrection, type LockedCode, lockedChanges } from "./versions.ts";

const before = instrument(page(1, everyKind));

function changed(kind: Question["kind"], change: object): Instrument {
  const questions = everyKind.map((one) => (one.kind === kind ? ({ ...one, ...change } as Question) : one));
  return instrument(page(1, questions));
}
const codesOf = (after: Instrument) => lockedChanges(before, after).map(({ code }) => code);

test.each<[string, Question["kind"], object]>([
  ["a typing error in a question", "open", { text: "What do you mis?" }],
  ["a description", "open", { description: "Think of the last year." }],
  ["a picture", "open", { imageId: idOf(5) }],
  ["a typing error in an option", "multiple", { options: choices(200, "By bike", "On fot", "By bus") }],
  ["an added option", "multiple", { options: choices(200, "By bike", "On foot", "By bus", "By tram") }],
  [
    "an added picture to choose",
    "gallery",
    { options: [...shapes.gallery.options, { id: idOf(602), text: "A pond", imageId: idOf(1) }] },
  ],
  ["a colour on the map", "map", { parts: shapes.map.parts.map((part) => ({ ...part, colour: "#00aa00" })) }],
])("%s makes a new version", (_, kind, change) => {
  expect(codesOf(changed(kind, change))).toEqual([]);
});

test.each<[string, Question["kind"], object, LockedCode]>([
  ["another question in its place", "open", { text: "What do you like?" }, "wordingLocked"],
  ["another form of answer", "open", { form: "number" }, "scaleLocked"],
  ["a word of a scale", "score", { left: "Sometimes" }, "wordingLocked"],
  ["a reworded option", "single", { options: choices(100, "Yes", "Never") }, "wordingLocked"],
  ["a removed option", "single", { options: choices(100, "Yes") }, "optionsLocked"],
  ["another order of options", "single", { options: choices(100, "Yes", "No").toReversed() }, "optionsLocked"],
  ["the option other", "single", { hasOther: false }, "scaleLocked"],
  ["how many may be chosen", "multiple", { atMost: 3 }, "scaleLocked"],
  [
    "an option more to be ranked",
    "ranking",
    { options: choices(300, "Trees", "Benches", "Water", "Shade") },
    "optionsLocked",
  ],
  ["a row more", "matrix", { rows: choices(400, "Streets", "Parks", "Squares") }, "optionsLocked"],
  ["a column less", "matrix", { columns: choices(450, "Bad") }, "optionsLocked"],
  ["a line more of a dropdown", "dropdown", { options: choices(500, "Muide", "Ledeberg", "Dokken") }, "listLocked"],
  ["a typing error in a dropdown", "dropdown", { options: choices(500, "Muide", "Ledeburg") }, "listLocked"],
  ["the amount to be spread", "budget", { amount: 200 }, "scaleLocked"],
  ["how many pins", "map", { parts: shapes.map.parts.map((part) => ({ ...part, atMost: 5 })) }, "scaleLocked"],
  ["that it is required", "open", { isRequired: true }, "logicLocked"],
  ["whom it is shown to", "map", { showIf: all(so(idOf(10), "answered")) }, "logicLocked"],
  ["who may read its answers", "open", { isPrivate: true }, "scaleLocked"],
  ["its kind", "files", { kind: "open", ...shapes.open }, "kindLocked"],
])("%s is locked", (_, kind, change, code) => {
  expect(codesOf(changed(kind, change))).toEqual([code]);
});

test("questions are neither added nor removed nor put in another order", () => {
  expect(codesOf(instrument(page(1, everyKind.slice(1))))).toEqual(["questionLocked"]);
  expect(codesOf(instrument(page(1, [...everyKind, single(1, 2)])))).toEqual(["questionLocked"]);
  expect(codesOf(instrument(page(1, everyKind.toReversed())))).toEqual(["orderLocked"]);
  expect(codesOf(instrument(page(1, everyKind.slice(0, 5)), page(2, everyKind.slice(5))))).toEqual(["orderLocked"]);
});

test("pages keep their conditions", () => {
  const ended = instrument(page(1, everyKind, { endIf: all(so(idOf(10), "answered")) }));
  expect(lockedChanges(before, ended)).toEqual([{ of: idOf(9001), code: "logicLocked" }]);
});

test.each([
  ["colour", "colours", true],
  ["teh square in front of the station", "the square in front of the station", true],
  ["Do you agree", "Do you agree?", true],
  ["agree", "disagree", false],
  ["can", "can't", false],
  ["At least 10 trees in every street", "At least 11 trees in every street", false],
  ["more", "less", false],
  ["", "x".repeat(20), false],
])("from %j to %j is a typing correction: %s", (old, now, isOne) => {
  expect(isTypingCorrection(old, now)).toBe(isOne);
});
