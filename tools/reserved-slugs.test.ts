/** A network's slug is the first segment of its addresses, so every other first segment is reserved. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Slug } from "../packages/contract/src/kernel/index.ts";
import { isFreeSlug } from "../packages/contract/src/platform/index.ts";
import { listFiles } from "./source-files.ts";

const textOf = (...patterns: string[]) =>
  listFiles(...patterns)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
const firstParts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const words = (text: string) => firstParts(text, /"([a-z][\w-]*)"/g);

/** Matches a path segment, not a file. */
const ownPath = /["'`]\/([a-z][\w-]*)(?![\w.-])/g;

/** First segments of addresses, from everywhere that defines some. */
const taken = {
  "the server's own": [
    ...firstParts(textOf("apps/server/src/web.ts", "apps/server/src/web/*.ts"), ownPath),
    ...firstParts(textOf("apps/server/src/kernel/http.ts", "apps/server/src/kernel/http/*.ts"), ownPath),
  ],
  "the dashboard": firstParts(textOf("apps/dashboard/vite.config.ts"), /base: "\/([a-z][\w-]*)/g),
  "the residents' app, outside of any network": [
    ...firstParts(textOf("apps/resident/src/app/app.tsx"), /path="\/([a-z][\w-]*)/g),
    ...words(/legalPages = \[(.*?)\]/s.exec(textOf("apps/resident/src/app/legal/index.tsx"))?.[1] ?? ""),
  ],
  "files of the residents' app": listFiles("apps/resident/public/**").map((path) => path.split("/")[3] ?? ""),
  "what the build writes": ["assets"],
};

test.each(Object.entries(taken))("no network can take an address of %s", (_, parts) => {
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => Slug.safeParse(part).success && isFreeSlug(part))).toEqual([]);
});

test("every address of the residents' app belongs to a network, or is among those checked here", () => {
  const paths = firstParts(textOf("apps/resident/src/app/app.tsx"), /path=(\S+?)[\s>]/g);
  expect(paths).toEqual(['"/"', "{`/$" + "{page}`}", '"/sign-on"', '"/:slug"']);
});

test("other names are free", () => {
  expect(["gent", "leuven-noord", "terms-of-gent"].filter(isFreeSlug)).toHaveLength(3);
});
