/** Times that people type are judged before they become moments: the clocks may skip them. */
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
/** Where a day and a time become a moment without being judged, and why. */
const notTyped: Record<string, string> = {
  "packages/contract/src/kernel/wall-clock.ts": "what judges",
  "apps/server/src/modules/notifications/notices/rules.ts": "the hour of a digest",
  "apps/server/src/modules/care/helpers/rules.ts": "months back from now",
  "apps/server/src/modules/care/people/rules.ts": "months back from now",
  "apps/server/src/modules/care/tickets/series/rules.ts": "later days of a series move on by an hour",
  "apps/server/src/modules/publishing/posts/activity-schedule.ts": "judged when it was saved",
};

test("every place that makes a moment of a typed day and time refuses one that is skipped", async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const folder of ["apps/server/src/modules", "packages/contract/src"])
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      const path = relative(root, join(root, folder, name));
      const text = await readFile(join(root, path), "utf8");
      if (!/\binstantAt\(/.test(text)) continue;
      seen.add(path);
      if (!(path in notTyped) && !/isSkippedTime\(/.test(text)) wrong.push(path);
    }
  expect(wrong).toEqual([]);
  expect(Object.keys(notTyped).filter((path) => !seen.has(path))).toEqual([]);
});
