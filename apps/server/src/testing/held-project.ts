/** Acts on one project in a certain order, although they run at the same time. */
import { untilBlocked } from "./lock-wait.ts";
import type { Town } from "./town.ts";

/**
 * Holds the project while each group of acts begins and waits for it, one group after the other, then lets go: they get their turn in the
 * order in which they came. Three acts at most: a town has five connections.
 */
export async function whileHeld(
  town: Town,
  project: { id: string },
  ...groups: (() => Promise<unknown>[])[]
): Promise<PromiseSettledResult<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  const outcomes = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("project").select("id").where("id", "=", project.id).forUpdate().execute();
    for (const begin of groups) {
      begun.push(...begin());
      await untilBlocked(town.databases, ...begun);
    }
    return () => Promise.allSettled(begun);
  });
  return outcomes();
}
