/**
 * What keeps a helper from a task: the same rule where helpers are suggested (`matching/store/available-helpers.ts`, in SQL), and
 * here, under the helper's lock, where they are given a task or its day changes. S2 §3, D §10
 */
import { type HelperObstacle, obstacleRefusals } from "@stoep/contract/care";
import { startOfMonth } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { refuse, refuseWith } from "#kernel/refuse.ts";
import { listExpiredChecks } from "./store/checks.ts";
import { findLoad, type HelperRecord, isAbsent } from "./store/counters.ts";

/** Given when a colleague overrides obstacles; logs each. */
export type Override = (obstacle: HelperObstacle) => Promise<void>;

export const isUnavailable = ({ status, suspendedAt }: Pick<HelperRecord, "status" | "suspendedAt">): boolean =>
  status !== "accepted" || suspendedAt !== null;

/**
 * What a colleague may override, the gravest first. The helper must be locked, so that tasks given at the same moment count.
 * `day`: of the appointment, or today. `isCounted`: the task is one of that month already.
 */
export async function listObstacles(
  db: Tx,
  { personId, monthlyCap }: Pick<HelperRecord, "personId" | "monthlyCap">,
  { day, isCounted = false }: { day: string; isCounted?: boolean },
): Promise<HelperObstacle[]> {
  const obstacles: HelperObstacle[] = [];
  if ((await listExpiredChecks(db, [personId], day)).size > 0) obstacles.push("check-expired");
  if (await isAbsent(db, personId, day)) obstacles.push("absent");
  if (
    monthlyCap !== null &&
    !isCounted &&
    (await findLoad(db, personId, startOfMonth(day), { seesAll: false })) >= monthlyCap
  )
    obstacles.push("full");
  return obstacles;
}

/**
 * Refuses with `helper_unavailable`, and with the gravest obstacle unless a colleague overrides it. The details list all obstacles,
 * so that nobody overrides one that they were not told of.
 */
export async function ensureNoObstacle(
  db: Tx,
  helper: HelperRecord,
  task: { day: string; isCounted?: boolean },
  override: Override | undefined,
): Promise<void> {
  if (isUnavailable(helper)) refuse("helper_unavailable");
  const obstacles = await listObstacles(db, helper, task);
  const [gravest] = obstacles;
  if (gravest && !override) refuseWith(obstacleRefusals[gravest], obstacles);
  for (const obstacle of obstacles) await override?.(obstacle);
}
