/** Imports surveys with their history and their answers: cleaned, checked and stored like any other, but nobody is notified. */
import { SurveyDraft, surveyProblems } from "@stoep/contract/surveys";
import { v4 as randomId } from "uuid";
import type { Tx } from "#kernel/database.ts";
import { schedule } from "#modules/publishing/index.ts";
import { importAnswer } from "./answers/index.ts";
import { cleanContent } from "./content.ts";
import { addAllToSums, type CountedAnswer } from "./results/index.ts";
import { refuseProblems, saveSurvey } from "./save.ts";
import { putLive } from "./store/publication.ts";
import { markSurvey } from "./store/surveys.ts";

interface ImportedSurvey {
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
export async function importSurvey(
  db: Tx,
  { at, ...written }: ImportedSurvey,
  draft: SurveyDraft,
  { publishAt, now, isPublic = false, endedAt = null }: Publication,
): Promise<void> {
  const content = cleanContent(SurveyDraft.parse(draft));
  await saveSurvey(db, { ...written, now: at }, content);
  if (isPublic) await markSurvey(db, written.id, { isPublic });
  if (!publishAt) return;
  refuseProblems(surveyProblems(content));
  await schedule.setPublishAt(db, "survey", written.id, { publishAt, plannedBy: written.accountId });
  if (publishAt > now) return;
  await putLive(db, written.id, publishAt);
  if (endedAt) await markSurvey(db, written.id, { endedAt });
}

export interface ImportedAnswer extends Omit<CountedAnswer, "surveyId" | "instrumentVersion"> {
  /** Who gave it; null of one by the public link. */
  residentId: string | null;
}

/** Answers to a live survey in its first version, as if they had been sent. Refuses with `invalid_input` what could not have been. */
export async function importAnswers(db: Tx, surveyId: string, answers: readonly ImportedAnswer[]): Promise<void> {
  for (const one of answers) await importAnswer(db, { ...one, id: randomId(), surveyId, instrumentVersion: 1 });
  await addAllToSums(db);
}
