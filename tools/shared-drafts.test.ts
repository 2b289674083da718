/** Two tabs that write the same draft: the second is told, wherever a draft is kept. */
import { expect, test } from "vitest";
import { resolveImport } from "./source-files.ts";
import { shipped } from "./source-tree.ts";

const residents = shipped.filter(({ path }) => path.startsWith("apps/resident/src/"));
const staff = shipped.filter(({ path }) => path.startsWith("apps/dashboard/src/features/"));

test("who keeps unsent text on a resident’s device says when another tab writes it too", () => {
  const keepers = residents.filter(({ path, text }) => /\bwriteUnsent[<(]/.test(text) && !path.endsWith("/cache.ts"));
  expect(keepers.length).toBeGreaterThan(3);
  const silent = keepers.filter(({ path, text }) => {
    if (text.includes("useOtherTab(")) return false;
    const writers = residents.filter(
      (file) => /\bkeepDraft\(/.test(file.text) && file.imports.some((one) => resolveImport(file.path, one) === path),
    );
    return writers.length === 0 || writers.some((file) => !file.text.includes("useOtherTab("));
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("every editor with a desk says when another tab has the document open too", () => {
  const editors = staff.filter(({ text }) => /<SaveStatus\b/.test(text));
  expect(editors.length).toBeGreaterThan(1);
  expect(editors.filter(({ text }) => !/<DeskNotices\b/.test(text)).map(({ path }) => path)).toEqual([]);
});
