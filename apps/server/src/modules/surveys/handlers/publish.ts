import { surveyProblems, surveys } from "@stoep/contract/surveys";
import { type Handler, handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { schedule, stateOf } from "#modules/publishing/index.ts";
import { contentOf } from "../content.ts";
import { announceLive, announceToColleagues } from "../go-live.ts";
import { goLiveLater } from "../jobs.ts";
import { recordSurvey } from "../log.ts";
import { loadSurvey, verdictsOn } from "../presentation.ts";
import { refuseProblems } from "../save.ts";
import { licenceVerdict } from "../scheduled.ts";
import { putLiveNow } from "../store/publication.ts";
import { findSurvey, lockSurvey, type StoredSurvey } from "../store/surveys.ts";

export const publishHandlers = handle(surveys, {
  async publishSurvey(call) {
    return call.body.at === null ? publishNow(call) : scheduleSurvey(call, call.body.at);
  },

  async unscheduleSurvey(call) {
    const { params, actor, db } = call;
    const survey = (await lockSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    // Allowed even if the licence no longer covers it: a scheduled survey can always be unscheduled.
    if (stateOf(survey) === "published") refuse("already_published");
    await schedule.setPublishAt(db, "survey", survey.id, null);
    if (survey.publishAt) await recordSurvey(call, "schedule", survey, scheduleChange(survey.publishAt, null));
    await announceToColleagues(call);
    return loadSurvey(call, survey.id);
  },
});

type PublishHandler = Handler<typeof surveys.publishSurvey>;
type PublishCall = Parameters<PublishHandler>[0];

/** Reads the survey, then publishes it on condition that it has not changed since: of many concurrent calls one wins. */
async function publishNow(call: PublishCall): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const survey = (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
  ensureReady(call, survey);
  const live = await putLiveNow(db, survey, actor.accountId, now);
  // Another call changed the survey in between: decide again from its present state.
  if (!live) return publishNow(call);
  await recordSurvey(call, "publish", survey);
  await announceLive({ ...call, network: actor.network }, live);
  return loadSurvey(call, survey.id);
}

async function scheduleSurvey(call: PublishCall, at: string): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const publishAt = schedule.goLiveMoment(at, now);
  const survey = (await lockSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
  ensureReady(call, survey);
  ensure(await licenceVerdict(db, survey, publishAt));
  await schedule.setPublishAt(db, "survey", survey.id, { publishAt, plannedBy: actor.accountId });
  await recordSurvey(call, "schedule", survey, scheduleChange(survey.publishAt, publishAt));
  await call.enqueue(goLiveLater, { surveyId: survey.id }, { at: publishAt });
  await announceToColleagues(call);
  return loadSurvey(call, survey.id);
}

function ensureReady(call: PublishCall, survey: StoredSurvey): void {
  ensure(verdictsOn(call, survey).publish);
  if (survey.version !== call.body.version) refuse("changed_meanwhile");
  if (survey.previewedVersion !== survey.version) refuse("not_previewed");
  refuseProblems(surveyProblems(contentOf(survey)));
}

const scheduleChange = (old: Date | null, moment: Date | null) => ({
  old: { publishAt: old },
  new: { publishAt: moment },
});
