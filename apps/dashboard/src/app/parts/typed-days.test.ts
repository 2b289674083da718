/** Every form with a start and an end: a slip of the year is asked about, and a time that the clocks skip is named. */
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const kit = resolve(root, "../../../packages/ui/src");
const sources = new Map<string, string>();
beforeAll(async () => {
  for (const folder of [root, kit])
    for (const name of await readdir(folder, { recursive: true }))
      if (/\.tsx?$/.test(name) && !/\.test\.|(^|\/)testing\//.test(name))
        sources.set(relative(root, join(folder, name)), await readFile(join(folder, name), "utf8"));
});
const filesWith = (what: RegExp) => [...sources].filter(([, text]) => what.test(text)).map(([name]) => name);

/** Fields of a start that do not ask themselves: who does, or why nobody needs to. */
const askedElsewhere: Record<string, string | null> = {
  "features/care/tickets/parts/times-fields.tsx": "features/care/tickets/parts/times-dialog.tsx",
  "features/care/tickets/parts/edit-fields.tsx": "features/care/tickets/screens/edit-ticket-screen.tsx",
  "features/publishing/compose/fields/activity/date-fields.tsx": "features/publishing/compose/check/publish-dialog.tsx",
  "features/participation/compose/fields/phase-fields.tsx": "features/participation/compose/check-step.tsx",
  "features/participation/compose/fields/time-fields.tsx": "features/participation/compose/check-step.tsx",
  "features/surveys/compose/fields/duration-fields.tsx": "features/surveys/compose/check-step.tsx",
  // The server refuses the past.
  "features/surveys/list/days-dialog.tsx": null,
  "features/publishing/activities/reschedule-dates.tsx": null,
  "features/budgets/round/fields/rules-fields.tsx": null,
};

test("a start in a year that is over is asked about wherever one types it", () => {
  const typed = filesWith(/\buse(Day)?Span\(|<TimesFields|<DaySpanFields/).filter(
    (name) => !/^app\/(parts\/span|editor\/fields\/day-span)/.test(name),
  );
  expect(typed.length).toBeGreaterThan(6);
  const asks = filesWith(/= usePastYear\(\)/);
  expect(typed.filter((name) => !asks.includes(name) && !(name in askedElsewhere))).toEqual([]);
  const named = Object.entries(askedElsewhere);
  expect(named.filter(([name, by]) => !typed.includes(name) || (by !== null && !asks.includes(by)))).toEqual([]);
});

test("a time is typed in the one field that knows its day and the clocks", () => {
  expect(filesWith(/type="time"|datetime-local|<TimeInput|<DateTimePicker/)).toEqual([]);
  const fields = filesWith(/<TimeField\b/);
  expect(fields.length).toBeGreaterThan(3);
  for (const name of fields)
    for (const [field] of sources.get(name)?.matchAll(/<TimeField\b[\s\S]*?\/>/g) ?? [])
      expect([name, /\bday=/.test(field), /\blabels=/.test(field)]).toEqual([name, true, true]);
});
