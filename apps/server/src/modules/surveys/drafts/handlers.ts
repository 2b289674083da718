import { dayAt, daysLater } from "@stoep/contract/kernel";
import { type KeptAnswers, surveyLimits, surveys } from "@stoep/contract/surveys";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { findNetworkBySlug, limitTries } from "#modules/accounts/index.ts";
import { activeVerdict } from "../rules.ts";
import { sealDraft, unsealDraft } from "./secret.ts";
import { deleteDraft, findDraft, findLive, putDraft } from "./store.ts";
import { draftDays, draftLimit } from "./times.ts";

type Call = Pick<RouteCall, "db" | "client" | "now"> & { params: { networkSlug: string } };

async function networkOf(call: Call) {
  const network = (await findNetworkBySlug(call.db, call.params.networkSlug)) ?? refuse("not_found");
  await limitTries(call, "survey draft", draftLimit);
  return { network, today: dayAt(call.now, network.timeZone) };
}

/** Files go with the upload that nobody used: they are added again. */
const withoutFiles = (answers: KeptAnswers["answers"]): KeptAnswers["answers"] =>
  Object.fromEntries(Object.entries(answers).filter(([, { fileIds }]) => fileIds === undefined));

export const keptAnswerHandlers = handle(surveys, {
  async keepDraft(call) {
    const { params, bind, body } = call;
    const { network, today } = await networkOf(call);
    const { secret, answers, ...words } = body;
    const kept = { ...words, answers: withoutFiles(answers) };
    if (Buffer.byteLength(JSON.stringify(kept.answers)) > surveyLimits.answer) refuseFields({ answers: "tooLong" });
    const survey = (await findLive(bind(network).db, params.surveyId)) ?? refuse("not_found");
    ensure(activeVerdict(survey, today));
    const keptUntil = daysLater(today, draftDays);
    const row = { secret, surveyId: survey.id, kept: sealDraft(secret, survey.id, kept), keptUntil };
    const isKept = await bind(network).transact(({ db }) => putDraft(db, row));
    return isKept ? { keptUntil } : refuse("not_found");
  },

  async openDraft(call) {
    const { params, bind, body } = call;
    const { network, today } = await networkOf(call);
    const { db } = bind(network);
    const survey = (await findLive(db, params.surveyId)) ?? refuse("not_found");
    // What is kept goes at the end.
    if (activeVerdict(survey, today) !== true) refuse("not_found");
    const found = (await findDraft(db, survey.id, body.secret, today)) ?? refuse("not_found");
    const kept = unsealDraft(body.secret, survey.id, found.kept) as KeptAnswers;
    return { ...kept, keptUntil: found.keptUntil };
  },

  async dropDraft(call) {
    const { params, bind, body } = call;
    const { network } = await networkOf(call);
    await bind(network).transact(({ db }) => deleteDraft(db, params.surveyId, body.secret));
    return { done: true };
  },
});
