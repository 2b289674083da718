/** Imports ideas with their history; nobody is told. */
import type { Insertable } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { IdeaTable } from "../../../schema/db.types.ts";
import { countSupport } from "../merges/index.ts";
import { addMoment, insertIdea, type NewMoment } from "./store/ideas.ts";
import { insertSupporters } from "./store/support.ts";

interface ImportedIdea {
  row: Insertable<IdeaTable> & { id: string };
  /** Oldest first. */
  moments: readonly Omit<NewMoment, "ideaId">[];
  supporters: readonly { residentId: string; at: Date }[];
}

/** One that was merged comes after the one that it was merged into. */
export async function importIdea(db: Tx, { row, moments, supporters }: ImportedIdea): Promise<void> {
  await insertIdea(db, row);
  for (const moment of moments) await addMoment(db, { ...moment, ideaId: row.id });
  await insertSupporters(db, row.id, supporters);
  await countSupport(db, [row.id, ...(row.mergedInto ? [row.mergedInto] : [])]);
}
