/** Answers that editors enter from paper, one by one. What somebody answers stands in no log, event or job. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import { surveys } from "@stoep/contract/surveys";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import {
  answerIdOf,
  deleteAnswer,
  dropFiles,
  hasAnswer,
  insertAnswer,
  isIn,
  judge,
  replaceFiles,
  shareSurvey,
  updateAnswer,
} from "../answers/index.ts";
import { announceToColleagues } from "../go-live.ts";
import { paperVerdict } from "../policy.ts";
import { verdictsOn } from "../presentation.ts";
import { listPlaces } from "../store/read-surveys.ts";
import { findSurvey } from "../store/surveys.ts";
import { findOwnEntry, insertEntry, listOwnEntries } from "./store.ts";

type Call<D extends Db> = StaffCall<D> & { params: { surveyId: string } };

const listed = 100;

const entererOf = <D extends Db>({ actor, now, params }: Call<D>) => ({
  surveyId: params.surveyId,
  accountId: actor.accountId,
  today: dayAt(now, actor.network.timeZone),
});

async function loadOwn<D extends Db>({ actor, db, params }: Call<D>) {
  return (await findSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
}

/** Of one that takes answers from paper now, until the end of the transaction. */
async function shareOpen(call: Call<Tx>) {
  await shareSurvey(call.db, call.params.surveyId);
  const survey = await loadOwn(call);
  const { timeZone } = call.actor.network;
  ensure(paperVerdict(verdictsOn(call, survey).edit, survey, { today: entererOf(call).today, timeZone }));
  return survey;
}

export const entryHandlers = handle(surveys, {
  async listPaperEntries(call) {
    const { db } = call;
    const survey = await loadOwn(call);
    const entries = await listOwnEntries(db, entererOf(call), listed);
    return {
      items: entries.map(({ id, enteredAt }) => ({ id, enteredAt: enteredAt.toISOString() })),
      neighbourhoods: await listPlaces(db, survey.id),
    };
  },

  async readPaperAnswer(call) {
    await loadOwn(call);
    const own = (await findOwnEntry(call.db, entererOf(call), call.params.entryId)) ?? refuse("not_found");
    const { answerId: _, ...answer } = own;
    return answer;
  },

  async enterPaperAnswer(call) {
    const { db, body, params, now, actor } = call;
    const survey = await shareOpen(call);
    const { neighbourhoodId, leftBlank } = body;
    if (!(await isIn(db, survey.id, neighbourhoodId))) refuseFields({ neighbourhoodId: "neighbourhoodUnknown" });
    const given = await judge(db, survey, body, leftBlank);
    const by = entererOf(call);
    const entry = await findOwnEntry(db, by, params.entryId);
    const answerId = entry?.answerId ?? answerIdOf(survey.id, params.entryId);
    if (entry) {
      await updateAnswer(db, answerId, { ...given, neighbourhoodId });
    } else {
      // Entered on another day, or by somebody else: it stays as it is.
      if (await hasAnswer(db, survey.id, answerId)) return { done: true };
      const row = { id: answerId, surveyId: survey.id, seal: null, neighbourhoodId, day: by.today };
      await insertAnswer(db, { ...row, channel: "paper", ...given });
      await insertEntry(db, { ...by, id: params.entryId, answerId, now });
    }
    const unknown = await replaceFiles(db, answerId, given.answers, { accountId: actor.accountId, now });
    if (unknown.length > 0) refuseFields(Object.fromEntries(unknown.map((one) => [one, "fileUnknown"] as const)));
    await announceToColleagues(call);
    return { done: true };
  },

  async takeBackPaperAnswer(call) {
    const { db, params } = call;
    await shareOpen(call);
    const entry = (await findOwnEntry(db, entererOf(call), params.entryId)) ?? refuse("not_found");
    await dropFiles(db, [entry.answerId]);
    await deleteAnswer(db, entry.answerId);
    await announceToColleagues(call);
    return { done: true };
  },
});
