/**
 * What is left of an idea that its author withdraws: its counts, and what was merged into it, which stands on its own again; of one that is
 * being carried out, the record of it.
 */
import type { DbScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { closeWithdrawn } from "#modules/conversations/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { releaseMerged } from "../merges/index.ts";
import { emptyIdeas, type LockedIdea, leaveToPublic, listFileIds } from "./store/ideas.ts";

/**
 * For their author, with the same conditions: of what is being carried out the record stays, since it is the organisation's account of
 * public money. docs/decisions/2026-11-29-works-outlast-their-author.md
 */
export async function withdrawOwn(
  scope: Pick<DbScope, "db"> & { now: Date },
  rows: readonly LockedIdea[],
): Promise<void> {
  const { db, now } = scope;
  const ids = rows.filter(isCarriedOut).map(({ id }) => id);
  const { images, attachments } = await listFileIds(db, ids);
  await leaveToPublic(db, ids, now);
  await discardFiles(db, [...images, ...attachments]);
  await withdrawIdeas(
    scope,
    rows.filter((row) => !isCarriedOut(row)),
  );
}

const isCarriedOut = ({ worksState }: LockedIdea): boolean => worksState !== null;

/** The rows must be locked, and their projects held: nothing may be merged meanwhile. */
export async function withdrawIdeas(
  { db, now }: Pick<DbScope, "db"> & { now: Date },
  rows: readonly LockedIdea[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await deleteNoticesAbout(db, ids);
  await emptyLocked(db, rows, now);
  await closeWithdrawn(db, ids, now);
}

/** Empties them with their files. The rows must be locked. */
export async function emptyLocked(db: Tx, rows: readonly LockedIdea[], now: Date): Promise<void> {
  const ids = rows.map(({ id }) => id);
  for (const { id } of rows) await releaseMerged(db, id);
  const { images, attachments } = await listFileIds(db, ids);
  await emptyIdeas(db, ids, now);
  await discardFiles(db, [...images, ...attachments]);
}
