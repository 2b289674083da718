/** Imports projects with their history: cleaned, checked and stored like any other, but nobody is notified. */
import { ProjectDraft } from "@stoep/contract/participation";
import type { Db } from "#kernel/database.ts";
import { schedule } from "#modules/publishing/index.ts";
import { cleanContent } from "./content.ts";
import { completenessProblems } from "./rules.ts";
import { refuseProblems, saveProject } from "./save.ts";
import { markProject } from "./store/projects.ts";
import { putLive } from "./store/publication.ts";

interface ImportedProject {
  id: string;
  organisationId: string;
  /** The author, and when they wrote it. */
  accountId: string;
  at: Date;
}

interface Publication {
  publishAt: Date | null;
  now: Date;
  isPublic?: boolean;
  /** Ended before its last day. */
  endedAt?: Date | null;
}

/** A draft, unless `publishAt` is set: a time up to `now` makes it live since then, a later one schedules it. */
export async function importProject(
  db: Db,
  { at, ...written }: ImportedProject,
  draft: ProjectDraft,
  { publishAt, now, isPublic = false, endedAt = null }: Publication,
): Promise<void> {
  const content = cleanContent(ProjectDraft.parse(draft));
  await saveProject(db, { ...written, now: at }, content);
  if (isPublic) await markProject(db, written.id, { isPublic });
  if (!publishAt) return;
  refuseProblems(completenessProblems(content));
  await schedule.setPublishAt(db, "project", written.id, { publishAt, plannedBy: written.accountId });
  if (publishAt > now) return;
  await putLive(db, written.id, publishAt);
  if (endedAt) await markProject(db, written.id, { endedAt });
}
