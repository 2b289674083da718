/** Code that is loaded later goes through the kit's parts, which recover from a failure and from an upgrade (packages/ui/src/parts). */
import { expect, test } from "vitest";
import { readSource, resolveImport } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

const screens = shipped.filter(({ path }) => /^(packages\/(ui|client)|apps\/(dashboard|resident))\/src\//.test(path));
const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("no part is loaded by React or the router alone, which fail for ever once they have failed", () => {
  const found = screens.filter(({ text }) =>
    /import \{[^}]*\blazy\b[^}]*\} from "react"|\bReact\.lazy\b|\blazyRouteComponent\b/.test(bare(text)),
  );
  // The kit's parts themselves, which give React another component after a failure.
  expect(found.map(({ path }) => path)).toEqual(["packages/ui/src/parts/part-code.ts"]);
});

/** Handed to a part at once, or named, in a table of screens or as a function that a part takes. */
const isHandedOn =
  /(?:\b(?:lazyPart|loadPart|fetchAhead|kindPart)\(|\w+: (?:\w+\[\] = )?\[?|const \w+(?:: [^=;]+)? = \[?)\s*\(\)(?:: Promise<\w+>)? =>\s*$/;

test("our own code is imported later only by way of a part", () => {
  const found = screens.flatMap(({ path, text }) =>
    [...bare(text).matchAll(/\bimport\(\s*"(?:\.|@stoep\/)[^"]+"\s*\)/g)]
      .filter((match) => !isHandedOn.test(bare(text).slice(0, match.index)))
      .map((match) => `${path}: ${match[0]}`),
  );
  expect(found).toEqual([]);
});

const keeps = /\b(?:useOfflineCopy|writeCache|writeCacheEntry)\b[<(]/;

/** Whether a file, or one that it imports from its own feature, keeps data on the device. */
function keepsData(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const file = readSource(path);
  if (keeps.test(file.text)) return true;
  const feature = path.split("/").slice(0, 5).join("/");
  return file.imports
    .map((specifier) => resolveImport(path, specifier))
    .filter((other) => other.startsWith(`${feature}/`) && /\.tsx?$/.test(other) && !other.endsWith("/index.ts"))
    .some((other) => keepsData(other, seen));
}

test("residents’ screens whose data is kept on the device are kept with their code", () => {
  const doors = shipped.filter(({ path }) => /^apps\/resident\/src\/features\/\w+\/index\.ts$/.test(path));
  const routes = doors.flatMap(({ path, text }) =>
    [...text.matchAll(/\{\s*path: ([^,]+),\s*screen: \(\) => import\("([^"]+)"\)[^}]*\}/g)].map((match) => ({
      route: match[1] ?? "",
      screen: resolveImport(path, match[2] ?? ""),
      isKept: match[0].includes("isKept: true"),
    })),
  );
  expect(routes.length).toBeGreaterThan(20);
  const wrong = routes.filter(({ screen, isKept }) => keepsData(screen) !== isKept);
  expect(wrong.map(({ route }) => route)).toEqual([]);
});
