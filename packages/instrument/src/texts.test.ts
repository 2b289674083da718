/** Words in several languages, with earlier answers in them. */
import { expect, test } from "vitest";
import { everyKind, idOf, instrument, page, single } from "./testing/samples.ts";
import { inLanguage, recalledIn, recallOf, textPlaces, untranslated, withAnswers } from "./texts.ts";

const made = instrument(page(1, everyKind, { title: "First page" }));

test("each text has one place, whatever the kind of question", () => {
  const keys = textPlaces(made).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(
    expect.arrayContaining(["title", idOf(9001), idOf(12), `${idOf(11)}.left`, idOf(401), `${idOf(800)}.followUp`]),
  );
});

test("a translation puts each text in its place, and what it lacks stays as it was", () => {
  const places = textPlaces(made).filter(({ text }) => text !== "");
  const all = Object.fromEntries(places.map(({ key }) => [key, `fr ${key}`]));
  const french = textPlaces(inLanguage(made, all)).filter(({ text }) => text !== "");
  expect(french.map(({ text }) => text)).toEqual(places.map(({ key }) => `fr ${key}`));
  expect(inLanguage(made, {})).toEqual(made);
  expect(inLanguage(made, { title: "  " }).title).toBe("Our square");
});

test("what a translation lacks is told in the order of reading", () => {
  expect(untranslated(made, {}).slice(0, 2)).toEqual(["title", idOf(9001)]);
  const all = Object.fromEntries(textPlaces(made).map(({ key }) => [key, "x"]));
  expect(untranslated(made, all)).toEqual([]);
});

test("an earlier answer stands in the text, and what is to stand there without one", () => {
  const asked = instrument(page(1, [single(1, 2)]));
  const text = `Why ${recallOf(idOf(1), "that")}?`;
  expect(recalledIn(text)).toEqual([idOf(1)]);
  expect(withAnswers(text, asked, { [idOf(1)]: { optionIds: [idOf(101)] } })).toBe("Why Option 1?");
  expect(withAnswers(text, asked, {})).toBe("Why that?");
  expect(withAnswers("[[not one]] of them", asked, {})).toBe("[[not one]] of them");
});
