/** Stores what an editor wrote, as a draft or a live project. */
import type { FieldCode } from "@stoep/contract/kernel";
import type { ProjectContent } from "@stoep/contract/participation";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { claimImages, releaseFiles } from "#modules/files/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { columnsOf, contentOf, lengthProblems } from "./content.ts";
import { changedFields, completenessProblems } from "./rules.ts";
import { hasCostsInOther } from "./store/costs.ts";
import { replaceParts } from "./store/parts.ts";
import { insertProject, type StoredProject, updateProject } from "./store/projects.ts";

interface Author {
  accountId: string;
  now: Date;
}

interface NewProject extends Author {
  id: string;
  organisationId: string;
}

export function refuseProblems(problems: Record<string, FieldCode>, under = ""): void {
  const entries = Object.entries(problems).map(([field, code]) => [under + field, code]);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** Inserts a new project, as a draft. */
export async function saveProject(
  db: Db,
  { id, organisationId, accountId, now }: NewProject,
  content: ProjectContent,
): Promise<void> {
  refuseProblems({ ...lengthProblems(content), ...(await imageProblems(db, content, { accountId, now }, null)) });
  const by = { createdBy: accountId, savedBy: accountId, createdAt: now, savedAt: now };
  await insertProject(db, { id, organisationId, ...by, ...columnsOf(content) });
  const lists = Object.entries(content).flatMap(([field, value]) =>
    Array.isArray(value) && value.length > 0 ? [field] : [],
  );
  refuseProblems(await replaceParts(db, { projectId: id, liveAt: null }, content, lists));
}

/** Returns the names of the fields that changed. The row of `before` must be locked. Refuses with `invalid_input`; its fields are named under `project.`, as in the request. */
export async function saveChange(
  db: Db,
  before: StoredProject,
  content: ProjectContent,
  { accountId, now }: Author,
): Promise<string[]> {
  const changed = changedFields(contentOf(before), content);
  if (changed.length === 0) return [];
  if (changed.includes("kind")) refuseProblems({ kind: "invalid" }, "project.");
  // Amounts that ideas have would be read as others.
  if (changed.includes("currency") && (await hasCostsInOther(db, before.id, content.currency)))
    refuseProblems({ currency: "currencyOfCosts" }, "project.");
  const state = stateOf(before);
  // A draft may lack anything; a scheduled or live project must stay complete.
  const lacking = state === "concept" ? {} : completenessProblems(content);
  refuseProblems({ ...lengthProblems(content), ...lacking }, "project.");
  refuseProblems(await imageProblems(db, content, { accountId, now }, before.imageId), "project.");
  const isLive = state === "published";
  const mark = isLive ? { editedAt: now } : {};
  await updateProject(db, before.id, { ...columnsOf(content), savedBy: accountId, savedAt: now, ...mark });
  const saving = { projectId: before.id, liveAt: isLive ? now : null };
  refuseProblems(await replaceParts(db, saving, content, changed), "project.");
  if (before.imageId !== null && before.imageId !== content.image?.id) await releaseFiles(db, [before.imageId]);
  return changed;
}

/** Claims the image; one that the project has already may stay, no matter who uploaded it. */
async function imageProblems(
  db: Db,
  { image }: ProjectContent,
  { accountId, now }: Author,
  kept: string | null,
): Promise<Record<string, FieldCode>> {
  if (image === null || image.id === kept) return {};
  const [file] = await claimImages(db, [image.id], { accountId, now });
  return file ? {} : { image: "fileUnknown" };
}
