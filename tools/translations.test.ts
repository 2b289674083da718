/** Every text in four languages, with the same keys and the same holes; every refusal and field code has words. */
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldCodes, languages, refusals } from "../packages/contract/src/kernel/index.ts";
import { listFiles } from "./source.ts";

type Texts = { [key: string]: string | Texts };
function flatten(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}
const read = (path: string) => flatten(JSON.parse(readFileSync(path, "utf8")));
const holes = (text: string) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map((match) => match[1]).sort();
/** Plural forms differ by language; what is compared is the word they belong to. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

const folders = [...new Set(listFiles("apps/*/src/**/text/*.json").map((path) => dirname(path)))];

describe.each(folders)("%s", (folder) => {
  const english = read(`${folder}/en.json`);
  const stems = new Set([...english.keys()].map(stem));

  test.each(languages)("says everything in %s", (language) => {
    const texts = read(`${folder}/${language}.json`);
    expect([...new Set([...texts.keys()].map(stem))].sort()).toEqual([...stems].sort());
    expect([...texts].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`);
      if (original !== undefined) expect([key, holes(text)]).toEqual([key, holes(original)]);
    }
  });
});

describe.each(["dashboard", "resident"])("%s has words", (app) => {
  const keys = (part: string) => {
    const texts = listFiles(`apps/${app}/src/app/text/*en.json`, `apps/${app}/src/app/**/en.json`).flatMap((path) => [
      ...read(path).keys(),
    ]);
    return new Set(texts.filter((key) => key.includes(part)).map((key) => key.split(".").at(-1)));
  };
  test("for every refusal", () => {
    const have = keys("refusals");
    expect(Object.keys(refusals).filter((code) => !have.has(code))).toEqual([]);
  });
  test("for every field code", () => {
    const have = keys("fields");
    expect(fieldCodes.filter((code) => !have.has(code))).toEqual([]);
  });
});
