/** Counts by month, and how long shouts took: updated in the transaction of each change, so that a year is read without counting. */
import { dayAt, startOfMonth } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { addExcluded, netChanges } from "#kernel/sql/counters.ts";
import { hoursFrom } from "../../rules.ts";

/** What decides in which month a shout counts. `timeZone`: its network's. */
export interface CountedMoments {
  organisationId: string;
  kind: string;
  theme: string | null;
  neighbourhoodId: string;
  arrivedAt: Date | null;
  answeredAt: Date | null;
  doneAt: Date | null;
  timeZone: string;
}
const parts = ["kind", "theme", "neighbourhood"] as const;
type Part = (typeof parts)[number];
type Step = "answer" | "done";

const monthAt = (at: Date, timeZone: string): string => startOfMonth(dayAt(at, timeZone));

interface Flow {
  arrived: number;
  done: number;
}
const nothing: Flow = { arrived: 0, done: 0 };

type Change = CountedMoments & { by: number };

/** Writes only what changes, in one order, so that two people who change many at once cannot deadlock. */
export async function countMonths(db: Tx, changes: readonly Change[]): Promise<void> {
  const months = new Map<string, Flow>();
  for (const one of changes) {
    for (const [row, column] of movesOf(one)) {
      const flow = months.get(row) ?? nothing;
      months.set(row, { ...flow, [column]: flow[column] + one.by });
    }
  }
  await addMonths(db, months);
  await addPaces(db, changes.flatMap(pacesOf));
}

/** The counter rows that it counts in, by their keys. */
function movesOf({ organisationId, kind, theme, neighbourhoodId, timeZone, arrivedAt, doneAt }: CountedMoments) {
  const keys = { kind, theme: theme ?? "", neighbourhood: neighbourhoodId };
  const moves = (at: Date | null, column: keyof Flow) =>
    arrivedAt && at
      ? parts.map((part) => [`${organisationId} ${monthAt(at, timeZone)} ${part} ${keys[part]}`, column] as const)
      : [];
  return [...moves(arrivedAt, "arrived"), ...moves(doneAt, "done")];
}

function pacesOf({ organisationId, arrivedAt, answeredAt, doneAt, timeZone, by }: Change) {
  const pace = (step: Step, at: Date | null) =>
    arrivedAt && at
      ? [{ organisationId, month: monthAt(arrivedAt, timeZone), step, hours: hoursFrom(arrivedAt, at), by }]
      : [];
  return [...pace("answer", answeredAt), ...pace("done", doneAt)];
}

async function addMonths(db: Tx, sums: Map<string, Flow>): Promise<void> {
  const rows = [...sums]
    .filter(([, { arrived, done }]) => arrived !== 0 || done !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([row, sum]) => {
      const [organisationId = "", month = "", part = "", key = ""] = row.split(" ");
      return { organisationId, month, part: part as Part, key, ...sum };
    });
  if (rows.length === 0) return;
  await db
    .insertInto("shoutMonth")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "month", "part", "key"])
        .doUpdateSet(addExcluded("shoutMonth", ["arrived", "done"])),
    )
    .execute();
}

async function addPaces(db: Tx, paces: ReturnType<typeof pacesOf>): Promise<void> {
  const keyOf = ({ organisationId, month, step, hours }: (typeof paces)[number]) =>
    [organisationId, month, step, hours].join(" ");
  const rows = netChanges(paces, keyOf).map(({ by, ...row }) => ({ ...row, total: by }));
  if (rows.length === 0) return;
  await db
    .insertInto("shoutPace")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["organisationId", "month", "step", "hours"]).doUpdateSet(addExcluded("shoutPace", ["total"])),
    )
    .execute();
}
