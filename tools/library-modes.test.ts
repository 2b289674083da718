/** Screen tests draw what people get: no library and no code of ours runs differently because it is tested. */
import { expect, test } from "vitest";
import { shipped, sources } from "./source-tree.ts";

const pathsWith = (files: typeof sources, pattern: RegExp) =>
  files.filter(({ path, text }) => /^(packages|apps)\//.test(path) && pattern.test(text)).map(({ path }) => path);

test("no part of the screens is drawn in a library's test mode", () => {
  // Mantine's keeps and hides panels otherwise than for people.
  expect(pathsWith(sources, /\benv(=|: )\{?"test"/)).toEqual([]);
});

test("nothing that is shipped asks whether it is being tested", () => {
  const asks = /process\.env\.(VITEST|NODE_ENV|JEST)|import\.meta\.(vitest|env\.(MODE|VITEST))|typeof (jest|vitest)\b/;
  expect(pathsWith(shipped, asks)).toEqual([]);
});
