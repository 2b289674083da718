/** What editors and readers see of a survey. */
import { dayAt, type Language } from "@stoep/contract/kernel";
import { peopleCount } from "@stoep/contract/people-count";
import { type PublicSurvey, type ReadSurvey, type Survey, type SurveyRow, surveyLimits } from "@stoep/contract/surveys";
import { type Instrument, inLanguage } from "@stoep/instrument";
import type { Network, Staff } from "#kernel/actor.ts";
import { type FileAudience, viewFile } from "#modules/files/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { contentOf } from "./content.ts";
import { paperVerdict, verdicts } from "./policy.ts";
import { standingOf } from "./rules.ts";
import type { SurveyListRow } from "./store/lists.ts";
import type { PublicSurveyRow } from "./store/public-surveys.ts";
import type { ReadSurveyRow } from "./store/read-surveys.ts";
import type { StoredSurvey } from "./store/surveys.ts";

interface StaffContext {
  actor: Staff;
  now: Date;
}

const todayOf = ({ actor, now }: StaffContext): string => dayAt(now, actor.network.timeZone);

const momentsOf = ({
  publishAt,
  publishedAt,
  savedAt,
}: Pick<StoredSurvey, "publishAt" | "publishedAt" | "savedAt">) => ({
  publishAt: publishAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  savedAt: savedAt.toISOString(),
});

export function viewSurvey(context: StaffContext, survey: StoredSurvey): Survey {
  const { actor, now } = context;
  const standing = standingOf(survey, todayOf(context));
  const can = verdicts(actor, { ...survey, ...standing });
  return {
    ...contentOf(survey),
    id: survey.id,
    state: stateOf(survey),
    version: survey.version,
    previewedVersion: survey.previewedVersion,
    instrumentVersion: survey.instrumentVersion,
    ...momentsOf(survey),
    editedAt: survey.editedAt?.toISOString() ?? null,
    createdBy: survey.createdByName ?? "",
    isPublic: survey.isPublic,
    endedAt: survey.endedAt?.toISOString() ?? null,
    ...standing,
    hasAnswers: survey.hasAnswers,
    hasCodes: survey.codeBatches > 0,
    participants: peopleCount(survey.participants),
    testAnswers: survey.testAnswers,
    images: survey.images.map((file) => viewFile(actor.network, file, { audience: "editors", now })),
    projectTitle: survey.projectTitle,
    onPaper: peopleCount(survey.paperAnswers),
    can: {
      ...can,
      enterPaper: paperVerdict(can.edit, survey, { today: todayOf(context), timeZone: actor.network.timeZone }),
    },
  };
}

export function viewSurveyRow(context: StaffContext, row: SurveyListRow): SurveyRow {
  const { id, kind, title, startsOn, endsOn, respondents, isPublic, projectTitle } = row;
  const standing = standingOf(row, todayOf(context));
  const { publish: _, ...can } = verdicts(context.actor, { ...row, ...standing });
  return {
    id,
    kind,
    title,
    state: stateOf(row),
    ...momentsOf(row),
    startsOn,
    endsOn: row.hasNoEnd ? null : endsOn,
    ...standing,
    respondents,
    isPublic,
    questions: row.questionCount,
    participants: peopleCount(row.participants),
    projectTitle,
    languages: [row.language, ...row.translatedTo],
    createdBy: row.createdByName ?? "",
    can,
  };
}

export interface ReadingContext {
  network: Pick<Network, "slug" | "timeZone">;
  now: Date;
  audience: FileAudience;
}

/** In the reader's language, if there is a translation. A complete survey has a first day; a draft is shown as it would be today. */
export function viewReadSurvey(row: ReadSurveyRow, { network, now, audience }: ReadingContext): ReadSurvey {
  const today = dayAt(now, network.timeZone);
  const { translation } = row;
  const { timing, daysLeft } = standingOf(row, today);
  return {
    id: row.id,
    kind: row.kind,
    instrument: wordsOf(row.instrument, translation),
    instrumentVersion: row.instrumentVersion,
    language: translation?.language ?? row.language,
    isTranslated: translation !== null,
    languages: [row.language, ...row.translatedTo],
    introduction: row.introduction && (translation?.introduction ?? row.introduction),
    videoId: row.videoId,
    thanks: translation?.thanks || row.thanks,
    organisation: {
      id: row.organisationId,
      name: row.organisationName,
      kind: row.organisationKind,
      logo: row.logo && viewFile(network, row.logo),
    },
    project:
      row.projectId === null || row.projectTitle === null ? null : { id: row.projectId, title: row.projectTitle },
    startsOn: row.startsOn ?? today,
    endsOn: row.hasNoEnd ? null : row.endsOn,
    timing: timing ?? "upcoming",
    daysLeft,
    respondents: row.respondents,
    canChange: row.canChange,
    keptMonths: row.keptMonths ?? surveyLimits.kept,
    form: row.form,
    neighbourhoods: row.neighbourhoods,
    slug: row.slug ?? "",
    images: row.images.map((file) => viewFile(network, file, { audience, now })),
  };
}

export function viewPublicSurvey(row: PublicSurveyRow, today: string): PublicSurvey {
  const { id, kind, title, language, respondents, slug, organisationId, organisationName } = row;
  const { timing, daysLeft } = standingOf(row, today);
  return {
    id,
    kind,
    title,
    language,
    organisation: { id: organisationId, name: organisationName },
    startsOn: row.startsOn ?? today,
    endsOn: row.hasNoEnd ? null : row.endsOn,
    timing: timing ?? "upcoming",
    daysLeft,
    respondents,
    slug: respondents === "residents" ? null : slug,
  };
}

const wordsOf = (
  instrument: Instrument,
  translation: { language: Language; texts: Record<string, string> } | null,
): Instrument => (translation ? inLanguage(instrument, translation.texts) : instrument);
