/** The residents' app is built with a table of the routes that it may call; naming another would fail only once it is built. */
import { expect, test } from "vitest";
import { contract } from "../packages/contract/src/index.ts";
import { paths } from "../packages/contract/src/paths-of-residents.gen.ts";
import { listFiles, readSource } from "./source.ts";

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");
const named = listFiles("apps/resident/src/**/*.ts", "apps/resident/src/**/*.tsx", "packages/client/src/**/*.ts")
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .flatMap((path) =>
    [...withoutComments(readSource(path).text).matchAll(/\bapi\.([a-z]+)\.([a-zA-Z]+)/g)].map((match) => ({
      path,
      match,
    })),
  );

test("what the residents' app calls is in its table of paths", () => {
  const table: Record<string, Record<string, unknown>> = paths;
  const missing = named.filter(({ match: [, word = "", name = ""] }) => !table[word]?.[name]);
  expect(missing.map(({ path, match: [call] }) => `${path}: ${call}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(80);
});

test("no route that only staff may call is in it", () => {
  const table: Record<string, object> = paths;
  const staffOnly = Object.entries(contract).flatMap(([word, routes]) =>
    Object.entries(routes)
      .filter(([name, { access }]) => access.to === "staff" && name in (table[word] ?? {}))
      .map(([name]) => `${word}.${name}`),
  );
  expect(staffOnly).toEqual([]);
});
