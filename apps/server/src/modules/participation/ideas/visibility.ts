/** Hiding and showing: by staff, or by the fifth report until staff decide. D §8 */
import type { NetworkCall } from "#kernel/call.ts";
import { announceIdea } from "./announce.ts";
import { notifyHidden, notifyHiddenByReports, notifyShown } from "./notify.ts";
import { type LockedIdea, updateIdea } from "./store/ideas.ts";
import { findLive, type IdeaProject } from "./store/projects.ts";

interface Hiding {
  because: "staff" | "reports";
  /** Shown to the author. */
  reason: string;
}

/** The row must be locked. Staff can confirm what reports have hidden. */
export async function hideIdea(call: NetworkCall, row: LockedIdea, { because, reason }: Hiding): Promise<void> {
  const { db, now } = call;
  if (row.hiddenBecause === "staff" || row.hiddenBecause === because) return;
  await updateIdea(db, row.id, { hiddenAt: row.hiddenAt ?? now, hiddenBecause: because });
  const project = await projectOf(call, row);
  if (!project) return;
  const told = { id: row.id, title: row.title, project };
  await (because === "staff" ? notifyHidden(call, told, reason) : notifyHiddenByReports(call, told));
  await announceIdea(call, project);
}

/** The row must be locked. `isTold`: the answer to an appeal tells its author. */
export async function showIdea(call: NetworkCall, row: LockedIdea, isTold: boolean): Promise<void> {
  if (row.hiddenAt === null) return;
  await updateIdea(call.db, row.id, { hiddenAt: null, hiddenBecause: null });
  const project = await projectOf(call, row);
  if (!project) return;
  if (!isTold) await notifyShown(call, { id: row.id, title: row.title, project });
  await announceIdea(call, project);
}

const projectOf = ({ db, language }: NetworkCall, row: LockedIdea): Promise<IdeaProject | undefined> =>
  findLive(db, language, row.projectId);
