/** Imports ideas with their history; nobody is told. */
import type { Insertable } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { IdeaTable } from "../../../schema/db.types.ts";
import { countSupport } from "../merges/index.ts";
import { addMoment, insertIdea, lockImportedIdeas, type NewMoment } from "./store/ideas.ts";
import { insertSupporters } from "./store/support.ts";
import { withdrawIdeas } from "./withdraw.ts";

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

/** Of these, those of nobody, which an organisation imported, unless they are being carried out. Their project must be held. */
export async function withdrawImported(db: Tx, ideaIds: readonly string[], now: Date): Promise<void> {
  await withdrawIdeas({ db, now }, await lockImportedIdeas(db, ideaIds));
}
