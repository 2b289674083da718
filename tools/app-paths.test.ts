/** Each app is built with a table of the routes that it may call; a call of another route would fail only at run time. */
import { describe, expect, test } from "vitest";
import { contract } from "../packages/contract/src/index.ts";
import { paths as residentPaths } from "../packages/contract/src/paths-of-residents.gen.ts";
import { paths as staffPaths } from "../packages/contract/src/paths-of-staff.gen.ts";
import { listFiles, readSource } from "./source-files.ts";

const apps = [
  { app: "resident", paths: residentPaths, refused: "staff" },
  { app: "dashboard", paths: staffPaths, refused: "resident" },
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");
const namedIn = (...globs: string[]) =>
  listFiles(...globs)
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap((path) =>
      [...withoutComments(readSource(path).text).matchAll(/\bapi\.([a-z]+)\.([a-zA-Z]+)/g)].map((match) => ({
        path,
        match,
      })),
    );
const shared = namedIn("packages/client/src/**/*.ts", "packages/client/src/**/*.tsx");

describe.each(apps)("$app", ({ app, paths, refused }) => {
  const table: Record<string, Record<string, unknown>> = paths;

  test("contains every route that the app calls", () => {
    const named = [...shared, ...namedIn(`apps/${app}/src/**/*.ts`, `apps/${app}/src/**/*.tsx`)];
    const missing = named.filter(({ match: [, word = "", name = ""] }) => !table[word]?.[name]);
    expect(missing.map(({ path, match: [call] }) => `${path}: ${call}`)).toEqual([]);
    expect(named.length).toBeGreaterThan(80);
  });

  test(`contains no route that only ${refused} may call`, () => {
    const others = Object.entries(contract).flatMap(([word, routes]) =>
      Object.entries(routes)
        .filter(([name, { access }]) => access.to === refused && name in (table[word] ?? {}))
        .map(([name]) => `${word}.${name}`),
    );
    expect(others).toEqual([]);
  });
});
