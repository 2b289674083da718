/** What is decided about a live survey, and deletion with its undoing. S1 §4 */
import { dayAt } from "@stoep/contract/kernel";
import { surveys } from "@stoep/contract/surveys";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { restorableSince, stateOf } from "#modules/publishing/index.ts";
import { forgetReminders } from "../answers/index.ts";
import { announceToColleagues, announceToReaders } from "../go-live.ts";
import { recordSurvey } from "../log.ts";
import { loadSurvey, verdictsOn } from "../presentation.ts";
import { movedDaysProblems, reopeningProblems } from "../rules.ts";
import { refuseProblems } from "../save.ts";
import { lockDeleted, lockOwn, markDeleted, markRestored } from "../store/deletion.ts";
import { lockSurvey, markSurvey, moveDays, type StoredSurvey } from "../store/surveys.ts";

export const stateHandlers = handle(surveys, {
  async setSurveyPublic(call) {
    const survey = await lockOf(call);
    const { isPublic } = call.body;
    ensure(verdictsOn(call, survey).setPublic);
    if (survey.isPublic === isPublic) return loadSurvey(call, survey.id);
    await markSurvey(call.db, survey.id, { isPublic });
    await recordSurvey(call, "setPublic", survey, { old: { isPublic: survey.isPublic }, new: { isPublic } });
    await announceChange(call, survey);
    return loadSurvey(call, survey.id);
  },

  async setSurveyDays(call) {
    const survey = await lockOf(call);
    // Who may end it may move its days.
    ensure(verdictsOn(call, survey).end);
    const { startsOn } = call.body;
    const days = { startsOn, ...lastDayOf(survey, call.body.endsOn) };
    refuseProblems(movedDaysProblems(survey, days, todayOf(call)));
    await move(call, survey, days);
    await recordSurvey(call, "setDays", survey, { old: daysOf(survey), new: daysOf(days) });
    await announceChange(call, survey);
    return loadSurvey(call, survey.id);
  },

  async endSurvey(call) {
    const survey = await lockOf(call);
    ensure(verdictsOn(call, survey).end);
    await markSurvey(call.db, survey.id, { endedAt: call.now });
    await recordSurvey(call, "end", survey, { old: { endsOn: daysOf(survey).endsOn } });
    await announceChange(call, survey);
    return loadSurvey(call, survey.id);
  },

  async reopenSurvey(call) {
    const survey = await lockOf(call);
    ensure(verdictsOn(call, survey).reopen);
    refuseProblems(reopeningProblems(survey, call.body.endsOn, todayOf(call)));
    const days = { startsOn: survey.startsOn, ...lastDayOf(survey, call.body.endsOn) };
    await move(call, survey, days);
    await markSurvey(call.db, survey.id, { endedAt: null });
    await recordSurvey(call, "reopen", survey, { old: daysOf(survey), new: daysOf(days) });
    await announceChange(call, survey);
    return loadSurvey(call, survey.id);
  },

  async deleteSurvey(call) {
    const { params, actor, db, now } = call;
    const survey = (await lockOwn(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    await markDeleted(db, survey.id, now);
    await forgetReminders(db, [survey.id]);
    await recordSurvey(call, "delete", survey, { old: { state: stateOf(survey) } });
    await announceChange(call, survey);
    return { done: true };
  },

  async undeleteSurvey(call) {
    const { params, actor, db, now } = call;
    const since = restorableSince(now);
    const survey = (await lockDeleted(db, actor.organisation.id, params.surveyId, since)) ?? refuse("not_found");
    await markRestored(db, survey, now);
    const restored = await loadSurvey(call, survey.id);
    await recordSurvey(call, "undelete", survey, { new: { state: restored.state } });
    await announceChange(call, survey);
    return restored;
  },
});

type Call = StaffCall & { params: { surveyId: string } };
interface Days {
  startsOn: string | null;
  endsOn: string | null;
  hasNoEnd: boolean;
}

const todayOf = ({ actor, now }: Call): string => dayAt(now, actor.network.timeZone);

const lockOf = async ({ db, actor, params }: Call): Promise<StoredSurvey> =>
  (await lockSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");

/** null: it has no end, and keeps the day that it had. */
const lastDayOf = (survey: Days, endsOn: string | null) =>
  endsOn === null ? { endsOn: survey.endsOn, hasNoEnd: true } : { endsOn, hasNoEnd: false };

const daysOf = ({ startsOn, endsOn, hasNoEnd }: Days) => ({ startsOn, endsOn: hasNoEnd ? null : endsOn });

const move = ({ db, actor, now }: Call, survey: StoredSurvey, days: Days): Promise<void> =>
  moveDays(db, survey.id, { ...days, savedBy: actor.accountId, savedAt: now });

/** To colleagues, and to readers of a live one. */
async function announceChange(
  call: Call,
  survey: Pick<StoredSurvey, "publishedAt" | "neighbourhoodIds">,
): Promise<void> {
  await announceToColleagues(call);
  if (survey.publishedAt) await announceToReaders({ ...call, network: call.actor.network }, survey);
}
