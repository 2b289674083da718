/**
 * One cancelled date is not the whole activity. Where screens and files name either, they take it from the few places that know which of
 * the two it is. docs/specification/activities.md
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./source-files.ts";

/** Where the whole is decided, and who shows it. */
const ofTheWhole = [
  "apps/dashboard/src/features/participation/project/posts-tab.tsx",
  "apps/dashboard/src/features/publishing/compose/kinds/activity.ts",
  "apps/dashboard/src/features/publishing/posts/inbox-columns.tsx",
  "apps/resident/src/features/publishing/activities/activity-page.tsx",
  "apps/server/src/modules/publishing/posts/poster-facts.ts",
  "apps/server/src/modules/publishing/posts/views.ts",
  "packages/contract/src/publishing/activities/schemas.ts",
  "packages/contract/src/publishing/posts/lists.ts",
];
/** Entries of calendars and appointments, each of one date. */
const ofOneDate = [
  "apps/dashboard/src/features/publishing/calendar/calendar-screen.tsx",
  "apps/server/src/modules/publishing/calendar/store/entries.ts",
  "apps/server/src/modules/publishing/calendar/views.ts",
  "packages/contract/src/publishing/engagement/overview.ts",
  "packages/ui/src/calendar/calendar-item.ts",
  "packages/ui/src/calendar/chip.tsx",
  "packages/ui/src/calendar/day-list.tsx",
];

const paths = listFiles("apps/*.ts", "apps/*.tsx", "packages/*.ts", "packages/*.tsx").filter(
  (path) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$|\/care\//.test(path),
);
const textOf = (path: string) => readFileSync(path, "utf8");

test("every file that names something cancelled is known to mean the whole activity, or one date", () => {
  const naming = paths.filter((path) => /\bisCancelled\b/.test(textOf(path)));
  expect(naming).toEqual([...ofTheWhole, ...ofOneDate].sort());
});

test("no card chooses the date that it shows by itself: the first to come may be cancelled", () => {
  const choosing = /\bdates\.find\(\s*\(\w+\)\s*=>\s*!\w*\.?isPast\(/;
  expect(paths.filter((path) => choosing.test(textOf(path)))).toEqual([]);
});
