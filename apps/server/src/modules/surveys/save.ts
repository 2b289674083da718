/** Stores what an editor wrote, as a draft or a live survey. */
import type { FieldCode } from "@stoep/contract/kernel";
import { type SurveyContent, surveyProblems } from "@stoep/contract/surveys";
import { lockedChanges } from "@stoep/instrument";
import type { Tx } from "#kernel/database.ts";
import { refuseFields, refuseWith } from "#kernel/refuse.ts";
import { claimImages, releaseFiles } from "#modules/files/index.ts";
import { findProject } from "#modules/participation/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { columnsOf, contentOf, imageIdsOf } from "./content.ts";
import { listPictures } from "./library/index.ts";
import { changedFields, isLockedByCodes, isLockedField, movedDaysProblems } from "./rules.ts";
import { replaceImages, replaceNeighbourhoods, replaceTranslations } from "./store/parts.ts";
import { addInstrument, insertSurvey, type StoredSurvey, updateContent } from "./store/surveys.ts";

type Problems = Record<string, FieldCode>;

interface Author {
  organisationId: string;
  accountId: string;
  now: Date;
}

export function refuseProblems(problems: Problems, under = ""): void {
  const entries = Object.entries(problems).map(([field, code]) => [under + field, code] as const);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** Inserts a new survey, as a draft. Refuses with `invalid_input` and `slug_taken`. `keptImages`: those of a survey that it is copied from. */
export async function saveSurvey(
  db: Tx,
  { id, keptImages = [], ...author }: Author & { id: string; keptImages?: readonly string[] },
  content: SurveyContent,
): Promise<void> {
  const { organisationId, accountId, now } = author;
  const imageIds = imageIdsOf(content.instrument);
  refuseProblems({
    ...(await projectProblems(db, organisationId, content)),
    ...(await imageProblems(db, imageIds, author, keptImages)),
  });
  const by = { createdBy: accountId, savedBy: accountId, createdAt: now, savedAt: now };
  await insertSurvey(db, { id, organisationId, ...by, ...columnsOf(content) });
  refuseProblems(await replaceNeighbourhoods(db, { surveyId: id, liveAt: null }, content));
  await replaceTranslations(db, id, content);
  await replaceImages(db, id, imageIds);
}

/**
 * Returns the names of the fields that changed. The row of `before` must be locked. Refuses with `survey_locked`, `slug_taken`, and with
 * `invalid_input`; its fields are named under `survey.`, as in the request.
 */
export async function saveChange(
  db: Tx,
  before: StoredSurvey,
  content: SurveyContent,
  { today, ...author }: Author & { today: string },
): Promise<(keyof SurveyContent)[]> {
  const old = contentOf(before);
  const changed = changedFields(old, content);
  if (changed.length === 0) return [];
  if (changed.includes("kind")) refuseProblems({ kind: "invalid" }, "survey.");
  const state = stateOf(before);
  if (before.hasAnswers) refuseLocked(old, content, changed);
  else if (before.codeBatches > 0) refuseLockedFields(changed.filter(isLockedByCodes));
  // A draft may lack anything; a scheduled or live survey must stay complete.
  if (state !== "concept") refuseProblems(surveyProblems(content), "survey.");
  if (state === "published") refuseProblems(daysProblems(before, content, today), "survey.");
  if (changed.includes("projectId") || changed.includes("phaseId"))
    refuseProblems(await projectProblems(db, author.organisationId, content), "survey.");
  await store(db, before, content, { ...author, changed });
  return changed;
}

/** From the first answer on. D §12 */
function refuseLocked(old: SurveyContent, content: SurveyContent, changed: readonly (keyof SurveyContent)[]): void {
  const fields = changed.filter((field) => isLockedField(field, old, content));
  refuseLockedFields(fields, lockedChanges(old.instrument, content.instrument));
}

function refuseLockedFields(fields: (keyof SurveyContent)[], changes: ReturnType<typeof lockedChanges> = []): void {
  if (fields.length + changes.length > 0) refuseWith("survey_locked", { fields, changes });
}

function daysProblems(before: StoredSurvey, content: SurveyContent, today: string): Problems {
  const problems = movedDaysProblems(before, content, today);
  const isMoved =
    before.startsOn !== content.startsOn || before.endsOn !== content.endsOn || before.hasNoEnd !== content.hasNoEnd;
  // One that is over is opened again first.
  return before.endedAt !== null && isMoved ? { endsOn: "endPassed", ...problems } : problems;
}

async function store(
  db: Tx,
  before: StoredSurvey,
  content: SurveyContent,
  { organisationId, accountId, now, changed }: Author & { changed: readonly (keyof SurveyContent)[] },
): Promise<void> {
  const surveyId = before.id;
  const kept = before.images.map(({ id }) => id);
  const imageIds = imageIdsOf(content.instrument);
  const areImagesChanged = imageIds.join() !== kept.toSorted().join();
  if (areImagesChanged)
    refuseProblems(await imageProblems(db, imageIds, { organisationId, accountId, now }, kept), "survey.");
  const isLive = stateOf(before) === "published";
  const mark = isLive ? { editedAt: now } : {};
  await updateContent(db, surveyId, { ...columnsOf(content), savedBy: accountId, savedAt: now, ...mark });
  if (changed.includes("neighbourhoodIds")) {
    const saving = { surveyId, liveAt: isLive ? now : null };
    refuseProblems(await replaceNeighbourhoods(db, saving, content), "survey.");
  }
  if (changed.includes("translations")) await replaceTranslations(db, surveyId, content);
  if (areImagesChanged) {
    await replaceImages(db, surveyId, imageIds);
    await releaseFiles(
      db,
      kept.filter((id) => !imageIds.includes(id)),
    );
  }
  if (isLive && changed.includes("instrument")) await addInstrument(db, surveyId, now);
}

/** A project of the organisation, and a phase of it. */
async function projectProblems(
  db: Tx,
  organisationId: string,
  { projectId, phaseId }: Pick<SurveyContent, "projectId" | "phaseId">,
): Promise<Problems> {
  if (projectId === null) return {};
  const project = await findProject(db, organisationId, projectId);
  if (!project) return { projectId: "invalid" };
  return phaseId === null || project.phases.some(({ id }) => id === phaseId) ? {} : { phaseId: "invalid" };
}

/** Claims the pictures; those that a survey of the organisation has may be used, no matter who uploaded them. */
async function imageProblems(
  db: Tx,
  imageIds: readonly string[],
  { organisationId, accountId, now }: Author,
  had: readonly string[],
): Promise<Problems> {
  const others = imageIds.filter((id) => !had.includes(id));
  const own = others.length === 0 ? [] : await listPictures(db, organisationId, others);
  const kept = [...had, ...own.map(({ id }) => id)];
  const files = await claimImages(db, imageIds, { accountId, now, kept });
  return files.every((file) => file !== undefined) ? {} : { instrument: "fileUnknown" };
}
