/**
 * What keeps a helper from a task: the same rule where helpers are suggested (`matching/store/available-helpers.ts`, in SQL), and
 * here, under the helper's lock, where they are given a task or its day changes. S2 §3, D §10
 */
import type { HelperObstacle } from "@stoep/contract/care";
import { type RefusalCode, startOfMonth } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { findLoad, type HelperRecord, isAbsent } from "./store/counters.ts";

/** Given when a colleague overrides obstacles; logs each. */
export type Override = (obstacle: HelperObstacle) => Promise<void>;

export const isUnavailable = ({ status, suspendedAt }: Pick<HelperRecord, "status" | "suspendedAt">): boolean =>
  status !== "accepted" || suspendedAt !== null;

/**
 * What a colleague may override. The helper must be locked, so that tasks given at the same moment count. `day`: of the appointment, or
 * today. `isCounted`: the task is one of that month already.
 */
export async function listObstacles(
  db: Tx,
  { personId, monthlyCap }: Pick<HelperRecord, "personId" | "monthlyCap">,
  { day, isCounted = false }: { day: string; isCounted?: boolean },
): Promise<HelperObstacle[]> {
  const obstacles: HelperObstacle[] = [];
  if (await isAbsent(db, personId, day)) obstacles.push("absent");
  if (
    monthlyCap !== null &&
    !isCounted &&
    (await findLoad(db, personId, startOfMonth(day), { seesAll: false })) >= monthlyCap
  )
    obstacles.push("full");
  return obstacles;
}

const refusalOf = { absent: "helper_absent", full: "helper_full" } as const satisfies Record<
  HelperObstacle,
  RefusalCode
>;

/** Refuses with `helper_unavailable`, and with `helper_absent` and `helper_full` unless a colleague overrides these. */
export async function ensureNoObstacle(
  db: Tx,
  helper: HelperRecord,
  task: { day: string; isCounted?: boolean },
  override: Override | undefined,
): Promise<void> {
  if (isUnavailable(helper)) refuse("helper_unavailable");
  for (const obstacle of await listObstacles(db, helper, task)) {
    if (!override) refuse(refusalOf[obstacle]);
    await override(obstacle);
  }
}
