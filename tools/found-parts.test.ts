/** Every part of the settings has an id, by which the search over everything leads to it. */
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { readSource, resolveImport } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

const features = "apps/dashboard/src/features/";
const settings = /^\/(settings|account|care\/settings)(\/|$)/;

/** Cards that are no part of the settings, with the reason. */
const noPart: Record<string, string> = {
  "accounts/sign-on/parts/provider-card.tsx": "one of a list",
  "accounts/members/pending-members.tsx": "shown only while somebody is waiting, and in the list of members",
  "accounts/organisations/preview-screen.tsx": "the preview itself",
  "licences/screens/licences-screen.tsx": "one of a list",
};

/** Each screen of the settings with its address, from the routes in the features' doors. */
const screens = shipped
  .filter(({ path }) => path.startsWith(features) && !path.endsWith(".tsx"))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/path: "([^"]+)",\s*screen: \(\) =>\s*import\("([^"]+)"\)/g)].map(
      ([, address = "", file = ""]) => ({
        address,
        file: resolveImport(path, file),
      }),
    ),
  )
  .filter(({ address }) => settings.test(address));

/** The file and all that it imports of the features. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.startsWith(features)) return seen;
  seen.add(file);
  for (const specifier of readSource(file).imports.filter((one) => /^\..*\.tsx$/.test(one)))
    reach(resolveImport(file, specifier), seen);
  return seen;
}

const hrefs = shipped
  .filter(({ path }) => path.startsWith(features))
  .flatMap(({ text }) => [...text.matchAll(/["`](\/[a-z/-]+)#(\w+|\$\{key\})["`]/g)])
  .map(([, path = "", part = ""]) => ({ path, part }));

test("every card of a screen of the settings has an id that a place leads to", () => {
  expect(screens.length).toBeGreaterThan(12);
  const wrong = screens.flatMap(({ address, file }) =>
    [...reach(file)].flatMap((path) => {
      if (path.slice(features.length) in noPart) return [];
      const cards = [...readSource(path).text.matchAll(/<(Card|PartCard)\b([^>]*?)(\/?)>/g)];
      return cards.flatMap(([, , attributes = ""]) => {
        const id = /\b(?:id|anchor)="(\w+)"/.exec(attributes)?.[1];
        if (/\bid=\{anchor\}/.test(attributes)) return [];
        // A screen of one card is found by its own address.
        if (!id && cards.length === 1 && path === file) return [];
        const leads = hrefs.some(({ path: of, part }) => of === address && (part === id || part.startsWith("$")));
        return id && leads ? [] : [`${address}: ${path.slice(features.length)} ${id ?? "without an id"}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

test("the exceptions still exist", () => {
  const paths = new Set(shipped.map(({ path }) => path));
  expect(Object.keys(noPart).filter((path) => !paths.has(features + path))).toEqual([]);
  expect(dirname(features)).toBe("apps/dashboard/src");
});
