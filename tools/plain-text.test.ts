/** Formatted text becomes plain text in one place only. */
import { expect, test } from "vitest";
import { shipped } from "./source-tree.ts";

const place = "packages/contract/src/rich-text.ts";
/** What is pasted is read, and stays formatted: it becomes no plain text. */
const pasted = "packages/ui/src/editor/pasted.ts";
const sanitiser = "apps/server/src/modules/files/rich-text.ts";
/** Patterns that match any tag, and the parsers of browsers and libraries. */
const another =
  /<(\\\/\??|\(\\\/\??\))?(\[\^[<>]+\][*+]?\??|\.[*+]\??|\\w[*+]?|\[a-z[^\]]*\][*+]?)>|\b(new DOMParser|htmlparser2|parse5|cheerio|striptags)/i;
const library = /\b(from|require\(|import\() ?"sanitize-html"/;
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("there is no second way, which would lose links and lists", () => {
  const wrong = shipped.filter(({ path, text }) => ![place, pasted].includes(path) && another.test(code(text)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(shipped.filter(({ text }) => library.test(text)).map(({ path }) => path)).toEqual([sanitiser]);
});

test.each([
  "/<[^>]*>/g",
  "/<[^<>]+>/",
  "/<\\/?[^>]+>/",
  "/<.*?>/",
  "/<\\/?\\w+>/",
  "/<(\\/?)[a-z]+>/",
  "new DOMParser()",
])("another way is found: %s", (tried) => expect(another.test(tried)).toBe(true));
