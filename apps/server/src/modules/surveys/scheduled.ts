/** Scheduled surveys when they are due and no editor is present: what prevents going live, and what is logged. D §4 */
import type { Verdict } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { coverageVerdict, findCoverage, isLicensedByName } from "#modules/licences/index.ts";
import { schedule } from "#modules/publishing/index.ts";
import { featuresOf, type JudgedSurvey } from "./policy.ts";
import { lockDue } from "./store/publication.ts";

type ScheduledSurvey = Pick<JudgedSurvey, "id" | "kind" | "hasMap" | "neighbourhoodIds"> & { organisationId: string };

const scheduledSurveys: schedule.ScheduledKind = {
  table: "survey",
  topic: "surveys",
  subject: "survey",
  actions: { schedule: "surveys.schedule", publish: "surveys.publish" },
  path: (id) => `participation/surveys/${id}/edit`,
};

/** Whether the present licence covers the survey at the time of publishing. */
export async function licenceVerdict(db: Db, survey: ScheduledSurvey, moment: Date): Promise<Verdict> {
  const coverage = (await findCoverage(db, survey.organisationId))(moment);
  if (isLicensedByName(coverage, "survey", survey.id)) return true;
  for (const feature of featuresOf(survey)) {
    const verdict = coverageVerdict(coverage, feature, survey.neighbourhoodIds);
    if (verdict !== true) return verdict;
  }
  const isLimited = coverage.scopes.participation !== null;
  return !isLimited || survey.neighbourhoodIds.length > 0 || "licence_out_of_scope";
}

/** Turns a due survey back into a draft if, since it was scheduled, the licence ended or was narrowed. Returns whether it did. */
export async function takeBackIfUncovered(call: schedule.GoingLive, surveyId: string): Promise<boolean> {
  const survey = await lockDue(call.db, surveyId, call.now);
  if (!survey) return false;
  const reason = await licenceVerdict(call.db, survey, call.now);
  if (reason === true) return false;
  await schedule.takeBack(call, scheduledSurveys, survey, { why: "licence", reason });
  return true;
}

export async function recordScheduledPublication(call: schedule.GoingLive, surveyId: string): Promise<void> {
  await schedule.recordPublication(call, scheduledSurveys, surveyId);
}
