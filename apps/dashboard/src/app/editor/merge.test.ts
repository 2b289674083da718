import { describe, expect, test } from "vitest";
import { differencesOf, firstChoice, mergeByChoice } from "./merge.ts";
import { mergeDrafts } from "./testing/merge-drafts.ts";

const base = {
  title: "Soup",
  text: "At noon",
  places: [1, 2],
  when: { day: "2026-12-03", time: "12:00" },
  where: null as { address: string; pin: number | null } | null,
  translations: [{ language: "fr", title: "Soupe", text: "À midi" }],
};
type Draft = typeof base;
const changed = (change: Partial<Draft>): Draft => ({ ...base, ...change });
const french = (title: string, text = "À midi") => ({ language: "fr", title, text });

describe("two versions", () => {
  test("differ where either was changed, and it is known by whom", () => {
    const mine = changed({ title: "Soup day", places: [1] });
    const theirs = changed({ title: "Soup party", when: { day: "2026-12-03", time: "13:00" } });
    expect(differencesOf(base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ["title", "both"],
      ["places", "mine"],
      ["when.time", "theirs"],
    ]);
  });

  test("do not differ where both made the same change", () => {
    expect(differencesOf(base, changed({ title: "X" }), changed({ title: "X" }))).toEqual([]);
  });

  test("do not differ in a file that is the same at an address signed later", () => {
    const file = (address: string) => ({ file: { id: "1", kind: "image", name: "a.jpg", bytes: 9, address } });
    const draft = (address: string) => ({ image: file(address), images: [{ ...file(address), altText: "" }] });
    expect(differencesOf(draft("/a?1"), draft("/a?1"), draft("/a?2"))).toEqual([]);
    expect(differencesOf({ address: "Dok 1" }, { address: "Dok 1" }, { address: "Dok 2" })).toHaveLength(1);
  });

  test("differ in each text of a translation, or as a whole in a translation that only one of them has", () => {
    const mine = changed({ translations: [french("Ma soupe")] });
    const theirs = changed({ translations: [french("Soupe", "À une heure"), { ...french("Çorba"), language: "tr" }] });
    expect(differencesOf(base, mine, theirs).map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ["translations.fr.title", "mine"],
      ["translations.fr.text", "theirs"],
      ["translations.tr", "theirs"],
    ]);
  });

  test("list a field that belongs to another only once", () => {
    const where = { address: "Dok 1", pin: 1 };
    const from = changed({ where });
    const mine = changed({ where: { address: "Dok 2", pin: 2 } });
    const theirs = changed({ where: { address: "Dok 1", pin: 3 } });
    const together = { "where.pin": "where.address" };
    expect(differencesOf(from, mine, theirs, together)).toMatchObject([{ path: "where.address", changedBy: "both" }]);
    expect(mergeByChoice({ mine, theirs }, () => true, together).where).toEqual({ address: "Dok 2", pin: 2 });
    expect(mergeByChoice({ mine, theirs }, () => false, together).where).toEqual({ address: "Dok 1", pin: 3 });
  });
});

describe("the merged draft", () => {
  const mine = changed({ title: "Mine", text: "Mine too", translations: [] });
  const theirs = changed({ title: "Theirs", places: [9], translations: [french("La leur")] });

  test("has the chosen value at each field, and theirs where nothing differs", () => {
    const merged = mergeByChoice({ mine, theirs }, (path) => path === "text");
    expect(merged).toEqual({ ...theirs, text: "Mine too" });
  });

  test("equals mine when all of mine is chosen, and theirs when all of theirs is", () => {
    expect(mergeByChoice({ mine, theirs }, () => true)).toEqual(mine);
    expect(mergeByChoice({ mine, theirs }, () => false)).toEqual(theirs);
  });

  test("without a choice keeps my changes, and takes everything that only they changed", () => {
    expect(mergeDrafts(base, changed({ title: "Mine" }), changed({ title: "Theirs", places: [9] }))).toEqual(
      changed({ title: "Mine", places: [9] }),
    );
    expect((["both", "mine", "theirs"] as const).map((changedBy) => firstChoice({ changedBy }))).toEqual([
      "mine",
      "mine",
      "theirs",
    ]);
  });

  test("loses no words written in two languages at the same time", () => {
    const one = changed({ translations: [french("Ma soupe")] });
    const other = changed({ translations: [french("Soupe", "À une heure")] });
    expect(mergeDrafts(base, one, other).translations).toEqual([french("Ma soupe", "À une heure")]);
  });
});
