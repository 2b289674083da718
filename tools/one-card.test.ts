/** A message, and an organisation's page, are drawn by the residents' app alone: the dashboard shows them in the reader's page, never in a card of its own. */
import { expect, test } from "vitest";
import { readSource } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

const dashboard = shipped.filter(({ path }) => path.startsWith("apps/dashboard/src/"));
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

/** What shows text with markup that is no reader's message, with its reason. */
const noMessages: Record<string, string> = {
  "apps/dashboard/src/features/publishing/compose/fields/translation-fields.tsx": "the original beside its translation",
};

/** Frames with the very page that readers get. */
const readersPages: Record<string, string> = {
  "apps/dashboard/src/app/parts/reader-frame.tsx": "the residents' app",
  "apps/dashboard/src/features/participation/public-page/public-page-screen.tsx":
    "the public page that the server draws",
};

test("only the listed places of the dashboard draw a text with markup, and each still does", () => {
  const found = dashboard.filter(({ text }) => /dangerouslySetInnerHTML/.test(code(text))).map(({ path }) => path);
  expect(found).toEqual(Object.keys(noMessages).sort());
});

test("what readers get of a message goes into the reader’s page, and is drawn nowhere else in the dashboard", () => {
  const named = dashboard.filter(({ text }) => /\bReadPost\b/.test(code(text))).map(({ path }) => path);
  expect(named.filter((path) => path.endsWith(".tsx"))).toEqual([]);
  const frames = dashboard.filter(({ text }) => /<iframe\b/.test(code(text))).map(({ path }) => path);
  expect(frames.sort()).toEqual(Object.keys(readersPages).sort());
});

test("the reader’s page draws with the app’s own card and article, and has neither itself", () => {
  const page = shipped.filter(({ path }) => path.startsWith("apps/resident/src/reader/"));
  expect(page.length).toBeGreaterThan(2);
  expect(page.filter(({ text }) => /<article\b|textHtml/.test(code(text))).map(({ path }) => path)).toEqual([]);
  const { imports, text } = readSource("apps/resident/src/reader/reader.tsx");
  expect(imports).toContain("../features/publishing/index.ts");
  expect(imports).toContain("../features/accounts/index.ts");
  expect(text).toMatch(/<MessageCard [^>]*\/> : <MessageArticle /);
  expect(text).toMatch(/<OrganisationArticle /);
});

test("the dashboard has no words of its own for what the residents’ app says on a message", () => {
  const wordsOf = (app: string): string[] => {
    const text = readSource(`apps/${app}/src/features/publishing/text/en.json`).text;
    const { reading } = JSON.parse(text).compose ?? {};
    return leaves(app === "dashboard" ? reading : JSON.parse(text));
  };
  const theirs = new Set(wordsOf("resident"));
  expect(wordsOf("dashboard").length).toBeGreaterThan(5);
  expect(wordsOf("dashboard").filter((word) => theirs.has(word))).toEqual([]);
});

function leaves(words: object): string[] {
  return Object.values(words).flatMap((one) => (typeof one === "string" ? one : leaves(one)));
}
