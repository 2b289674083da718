/** The pages that people open first load the styles of Mantine's parts that are drawn somewhere, and of no others: they are most of what such a page's style weighs. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { readSource } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

const library = "node_modules/@mantine";
const always = ["baseline", "default-css-variables", "global"];
const read = (path: string) => readFileSync(path, "utf8");
const listed = readSource("packages/ui/src/theme/mantine-styles.ts").imports.map(
  (path) => /^@mantine\/core\/styles\/(.+)\.layer\.css$/.exec(path)?.[1] ?? path,
);

/** The names that a text imports from one of Mantine's packages, or passes on, without types. */
function namesFrom(name: string, text: string): string[] {
  const groups = text.matchAll(new RegExp(`(?:import|export) (?!type)\\{([^}]*)\\} ?from ?"@mantine/${name}"`, "g"));
  return [...groups].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "" && !one.startsWith("type "))
      .map((one) => one.split(" as ")[0] ?? ""),
  );
}

const seen = new Set<string>();

/** Reads a file of the library and all that it draws. */
function follow(path: string): void {
  if (seen.has(path) || !existsSync(path)) return;
  seen.add(path);
  const text = read(path);
  for (const [, to = ""] of text.matchAll(/from "(\.[^"]+)"/g)) follow(join(dirname(path), to));
  for (const name of namesFrom("core", text)) follow(fileOf("core", name) ?? "");
}

/** Where one of Mantine's packages has a part of that name. */
const indexes = new Map<string, string>();
function fileOf(pack: string, name: string): string | undefined {
  const root = `${library}/${pack}/esm`;
  const index = indexes.get(pack) ?? read(`${root}/index.mjs`);
  indexes.set(pack, index);
  const to = index.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\./[^"]+)"`))?.[1];
  return to && join(root, to);
}

for (const { path, text } of shipped)
  if (path.startsWith("packages/ui/"))
    for (const pack of ["core", "dates", "tiptap"])
      for (const name of namesFrom(pack, text)) follow(fileOf(pack, name) ?? "");

/** Parts of the library have a style of their own where one of its files is named after it. */
const drawn = [...seen].flatMap((path) => /core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(path)?.[1] ?? []);

test("the styles of all parts that are drawn are loaded, and no others", () => {
  expect(drawn.length).toBeGreaterThan(40);
  expect([...listed].sort()).toEqual([...new Set([...drawn, ...always])].sort());
});

test("a build does not leave them out, as it does with files that do nothing by themselves", () => {
  const { sideEffects } = JSON.parse(read("packages/ui/package.json")) as { sideEffects: string[] };
  expect(sideEffects).toContain("./src/theme/mantine-styles.ts");
});

test("they are loaded in the library's own order, by which the later ones win", () => {
  const all = read(`${library}/core/styles.layer.css`);
  const placeOf = (name: string) => {
    const own = read(`${library}/core/styles/${name}.layer.css`).trim();
    return all.indexOf(own.slice("@layer mantine {".length, -1).slice(0, 200).trim());
  };
  const places = listed.map(placeOf);
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
