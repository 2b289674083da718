// @vitest-environment jsdom
/** Every screen and every part of the settings is found by its name and by other words for it, in every language. */
import { findNamed, searchWords } from "@stoep/contract/search-words";
import { describe, expect, test } from "vitest";
import { features } from "../features.ts";
import menuEn from "../menu/text/en.json";
import menuFr from "../menu/text/fr.json";
import menuNl from "../menu/text/nl.json";
import menuTr from "../menu/text/tr.json";
import en from "../search/text/en.json";
import fr from "../search/text/fr.json";
import nl from "../search/text/nl.json";
import tr from "../search/text/tr.json";

const languages = { en: [en, menuEn], nl: [nl, menuNl], fr: [fr, menuFr], tr: [tr, menuTr] } as const;
const kinds = ["menu", "create", "settings", "office"] as const;
const entries = features.flatMap((feature) =>
  kinds.flatMap((kind) => (feature[kind] ?? []).map(({ key, href }) => ({ kind, key, href }))),
);
const places = features.flatMap(({ places: own = [] }) => own);
const pathOf = (href: string) => href.replace(/[?#].*/, "");
type Words = Record<string, string>;

test("every screen that opens without an id is found", () => {
  const found = new Set([...entries, ...places].map(({ href }) => pathOf(href)));
  const screens = features
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !path.includes("$"));
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !found.has(path))).toEqual([]);
});

test("every place leads to a screen, and no two have the same key", () => {
  const paths = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
  expect(places.filter(({ href }) => !paths.has(pathOf(href))).map(({ href }) => href)).toEqual([]);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

describe.each(Object.entries(languages))("in %s", (_, [found, menu]) => {
  const wordsOf = (kind: (typeof kinds)[number], key: string) => (found[kind] as Words)[key] ?? "";
  const nameOf = (kind: (typeof kinds)[number], key: string) => (menu[kind] as Words)[key] ?? "";
  const texts = [
    ...entries.map(({ kind, key }) => ({ id: `${kind}.${key}`, name: nameOf(kind, key), words: wordsOf(kind, key) })),
    ...places.map(({ key }) => ({
      id: `places.${key}`,
      ...(found.places as Record<string, { name: string; words: string }>)[key],
    })),
  ].map(({ id, name = "", words = "" }) => ({ id, name, words }));

  test("each has a name, and words that are not in it", () => {
    const bare = texts.filter(({ name, words }) => {
      const own = searchWords(name);
      return name === "" || words.split(",").every((one) => searchWords(one).every((word) => own.includes(word)));
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test("each is found by its name first, or beside others of that name, and by each of its other words", () => {
    const find = (typed: string) => findNamed(texts, ({ name, words }) => [name, words], typed);
    const lost = texts.flatMap((place) => {
      const [first] = find(place.name.slice(0, 60));
      const byName = first && searchWords(first.name).join() === searchWords(place.name).join() ? [] : [place.name];
      const byWords = place.words.split(",").filter((one) => !find(one).includes(place));
      return [...byName, ...byWords].map((typed) => `${place.id}: ${typed}`);
    });
    expect(lost).toEqual([]);
  });

  test("no words are left of places that no longer exist", () => {
    const known = new Set(texts.map(({ id }) => id));
    const left = Object.entries(found).flatMap(([kind, words]) => Object.keys(words).map((key) => `${kind}.${key}`));
    expect(left.filter((id) => !known.has(id))).toEqual([]);
  });
});
