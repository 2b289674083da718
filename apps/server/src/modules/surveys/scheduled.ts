/** Scheduled surveys when they are due and no editor is present: what prevents going live, and what is logged. D §4 */
import { personName, type Verdict } from "@stoep/contract/kernel";
import type { Context, MailScope, NoticeScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { nobodySignedIn, record } from "#modules/audit/index.ts";
import { coverageVerdict, findCoverage, isLicensedByName } from "#modules/licences/index.ts";
import { notifyTakenBack } from "#modules/publishing/index.ts";
import { featuresOf, type JudgedSurvey } from "./policy.ts";
import { findSchedule, lockDue, setPublishAt } from "./store/publication.ts";

type ScheduledSurvey = Pick<JudgedSurvey, "id" | "kind" | "hasMap" | "neighbourhoodIds"> & { organisationId: string };

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

type JobScope = MailScope & NoticeScope & Pick<Context, "log">;

/**
 * Turns a due survey back into a draft if, since it was scheduled, the licence ended or was narrowed. Logs the reason, and notifies
 * the person who scheduled it. Returns whether it did.
 */
export async function takeBackIfUncovered(call: JobScope, surveyId: string): Promise<boolean> {
  const { db, now, network, log } = call;
  const survey = await lockDue(db, surveyId, now);
  if (!survey) return false;
  const verdict = await licenceVerdict(db, survey, now);
  if (verdict === true) return false;
  const { id, title, organisationId, publishAt } = survey;
  await setPublishAt(db, id, null);
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "surveys.schedule",
      subject: { kind: "survey", id, name: title },
      old: { at: publishAt?.toISOString() ?? null },
      new: { at: null, reason: verdict },
      organisationId,
      networkId: network.id,
    },
  );
  await notifyTakenBack(call, survey, { why: "licence", path: `participation/surveys/${id}/edit` });
  await call.announce("surveys", { networkId: network.id, organisationId });
  return true;
}

/** Logs that a scheduled survey went live, on behalf of the person who scheduled it. In the same transaction. */
export async function recordScheduledPublication({ db, now, network, log }: JobScope, surveyId: string) {
  const { id, title, organisationId, publishAt, firstName, lastName } = await findSchedule(db, surveyId);
  const plannedBy = firstName === null ? {} : { plannedBy: personName({ firstName, lastName }) };
  await record(
    { db, now, log, ...nobodySignedIn },
    {
      action: "surveys.publish",
      subject: { kind: "survey", id, name: title },
      new: { publishAt, ...plannedBy },
      organisationId,
      networkId: network.id,
    },
  );
}
