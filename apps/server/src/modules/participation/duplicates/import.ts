/** Imports a merge, of which nobody is notified. */
import type { Tx } from "#kernel/database.ts";
import { type Decider, lockImported } from "../decisions/index.ts";
import { holdProject } from "../merges/index.ts";
import { merge } from "./act.ts";

interface Merge {
  organisationId: string;
  projectId: string;
  intoId: string;
  ideaIds: readonly string[];
}

export async function importMerge(db: Tx, { organisationId, projectId, intoId, ideaIds }: Merge, by: Decider) {
  await holdProject(db, projectId);
  for (const ideaId of [intoId, ...ideaIds].toSorted()) await lockImported(db, { organisationId, ideaId });
  await merge(db, intoId, ideaIds, by);
}
