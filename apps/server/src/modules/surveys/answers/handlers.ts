/** What somebody answers stands in the row and in the answer to them, and in no log, event, announcement or job. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import { surveys } from "@stoep/contract/surveys";
import type { ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import { stateOf } from "#modules/publishing/index.ts";
import { deleteDraft } from "../drafts/index.ts";
import { verdictsOn } from "../presentation.ts";
import { lockSurvey } from "../store/surveys.ts";
import { loadMyAnswer, type RespondentCall, sendAnswer, sendByLink, sendTest } from "./send.ts";
import { listRunning } from "./store/respondents.ts";
import { linkLimit } from "./times.ts";

type AnswerCall<D extends Db> = Pick<ResidentCall<D>, "actor" | "db" | "now"> & { params: { surveyId: string } };

const respondentOf = <D extends Db>({ actor, db, now, params }: AnswerCall<D>): RespondentCall<D> => ({
  db,
  now,
  actor,
  surveyId: params.surveyId,
});

const listed = 50;

export const answerHandlers = handle(surveys, {
  async listOpenSurveys({ actor, db, now, query }) {
    const today = dayAt(now, actor.network.timeZone);
    const rows = await listRunning(db, actor, { today, projectId: query.projectId, limit: listed });
    const answerable = rows.filter(
      ({ respondents, asksProof, rightId }) =>
        respondents === "open" || !asksProof || actor.isProven || rightId !== null,
    );
    return {
      items: answerable.map(({ rightId, hasNoEnd, endsOn, asksProof: _, ...row }) => ({
        ...row,
        endsOn: hasNoEnd ? null : endsOn,
        slug: row.respondents === "open" ? row.slug : null,
        hasAnswered: rightId !== null,
      })),
    };
  },

  async readMyAnswer(call) {
    return loadMyAnswer(respondentOf(call));
  },

  async sendAnswer(call) {
    const { db, params, body } = call;
    const stands = await sendAnswer(respondentOf(call), body);
    if (body.draftSecret) await deleteDraft(db, params.surveyId, body.draftSecret);
    return stands;
  },

  async sendOpenAnswer(call) {
    const { params, db, bind, now, body } = call;
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    await limitTries(call, "open answer", linkLimit);
    const { timeZone } = network;
    await bind(network).transact((inside) =>
      sendByLink({ db: inside.db, now, timeZone, slug: params.surveySlug }, body),
    );
    return { done: true };
  },

  async sendTestAnswer(call) {
    const { actor, db, params, body } = call;
    const survey = (await lockSurvey(db, actor.organisation.id, params.surveyId)) ?? refuse("not_found");
    ensure(verdictsOn(call, survey).edit);
    if (stateOf(survey) === "published") refuse("already_published");
    await sendTest(db, survey, body);
    return { done: true };
  },
});
