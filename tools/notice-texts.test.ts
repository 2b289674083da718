/** What both apps say about each kind of notification that capabilities define. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type NoticeWords, noticesByDay, sentenceOf } from "../packages/client/src/notices/sentence.ts";
import { aNotice } from "../packages/client/src/testing/index.ts";
import { languages } from "../packages/contract/src/languages.ts";
import { noticeGroups, notices } from "../packages/contract/src/notifications/index.ts";

const read = (path: string) => JSON.parse(readFileSync(`apps/${path}`, "utf8"));
const texts = {
  residents: (language: string) => read(`resident/src/features/notifications/text/${language}.json`).notices,
  staff: (language: string) => read(`dashboard/src/features/notifications/text/${language}.json`),
};
type Texts = { [key: string]: string | Texts };

const at = (node: Texts | string | undefined, key: string): string | undefined =>
  key.split(".").reduce<Texts | string | undefined>((now, part) => (now as Texts | undefined)?.[part], node) as
    | string
    | undefined;
/** Translates like an app, with English or Dutch plurals. */
const wordsOf =
  (node: Texts): NoticeWords =>
  (key, values = {}) => {
    const form = values.count === 1 ? "one" : "other";
    const text = at(node, `${key}_${form}`) ?? at(node, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
const inEnglish = wordsOf(texts.residents("en"));

describe.each(Object.entries(notices))("%s", (kind, code) => {
  test.each(languages)("has words in %s, for one and for several", (language) => {
    const t = wordsOf(texts[code.for as "residents" | "staff"](language));
    const values = { title: "Loose tile", organisation: "Gent", words: "" };
    const said = [1, 2, 5].map((people) => sentenceOf(t, { ...aNotice(1), kind, people, values }));
    for (const text of said) expect(text).not.toMatch(/kinds\.|\{\{|undefined/);
    expect(said).not.toContain(t("other"));
    expect(new Set(said).size).toBe("merges" in code ? 3 : 1);
  });
});

test.each(Object.entries(noticeGroups))("every group of %s has a name and a description", (side, groups) => {
  for (const language of languages) {
    const named = texts[side as "residents" | "staff"](language).prefs.groups;
    for (const group of groups) expect([named[group], named[`${group}Hint`]]).not.toContain(undefined);
    expect(texts[side as "residents" | "staff"](language).unsubscribe.what).toMatchObject(
      Object.fromEntries(groups.map((group) => [group, expect.any(String)])),
    );
  }
});

test("an unknown person is called a neighbour, and an untitled subject a message", () => {
  const notice = aNotice(1, { actor: "", values: {} });
  expect(sentenceOf(inEnglish, notice)).toBe("A neighbour commented on a message");
});

test("several people are one sentence", () => {
  expect(sentenceOf(inEnglish, aNotice(1, { people: 2 }))).toBe("Fatma D. and 1 other commented on “Loose tile”");
  expect(sentenceOf(inEnglish, aNotice(1, { people: 5 }))).toBe("Fatma D. and 4 others commented on “Loose tile”");
});

test("a kind that the page does not know yet gets a general sentence", () => {
  expect(sentenceOf(inEnglish, { ...aNotice(1), kind: "later.thing" })).toBe("Something has changed");
});

test("days follow the reader’s clock, also across the end of a month", () => {
  const noon = new Date(2026, 11, 1, 12);
  const moment = (day: number, hour: number) => new Date(2026, 11, day, hour).toISOString();
  const [midnight, late, early, before] = [moment(1, 0), moment(0, 23), moment(0, 0), moment(-1, 23)].map((at) =>
    aNotice(1, { at }),
  );
  expect(
    noticesByDay(
      [midnight, late, early, before].flatMap((one) => one ?? []),
      noon,
    ),
  ).toEqual([
    ["today", [midnight]],
    ["yesterday", [late, early]],
    ["earlier", [before]],
  ]);
});
