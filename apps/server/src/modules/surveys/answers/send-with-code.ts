/** Answers of somebody with a code, whose right was made with the code. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import type { CodeAnswer, MyAnswer } from "@stoep/contract/surveys";
import type { Db, Tx } from "#kernel/database.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { answerIdOf } from "./seal.ts";
import { isSentAgain, judge, standOf, storeFirst, viewStanding } from "./send.ts";
import { updateAnswer } from "./store/answers.ts";
import { findByLink, isIn, shareSurvey } from "./store/respondents.ts";
import { findCodeRight, lockCodeRight, markUsed } from "./store/rights.ts";

export interface HolderCall<D extends Db = Db> {
  db: D;
  now: Date;
  timeZone: string;
  slug: string;
  rightId: string;
}

async function loadStanding({ db, now, timeZone, slug, rightId }: HolderCall) {
  const survey = (await findByLink(db, slug, "codes")) ?? refuse("not_found");
  const right = (await findCodeRight(db, rightId)) ?? refuse("not_found");
  if (right.isRevoked) refuse("survey_code_revoked");
  return { survey, ...(await standOf(db, survey, { right, isProven: true, today: dayAt(now, timeZone) })) };
}

/** Refuses with `not_found` and `survey_code_revoked`. */
export const loadAnswerOfCode = async (call: HolderCall): Promise<MyAnswer> => viewStanding(await loadStanding(call));

/** As `sendAnswer` does for residents; refuses with `survey_code_revoked` besides. */
export async function sendWithCode(call: HolderCall<Tx>, sent: CodeAnswer): Promise<MyAnswer> {
  const { db, now, timeZone, rightId } = call;
  const before = await loadStanding(call);
  const surveyId = before.survey.id;
  const id = answerIdOf(surveyId, sent.id);
  if (await isSentAgain(db, before, surveyId, id)) return viewStanding(before);
  ensure(before.can.answer);
  await shareSurvey(db, surveyId);
  await lockCodeRight(db, rightId);
  const held = await loadStanding(call);
  if (await isSentAgain(db, held, surveyId, id)) return viewStanding(held);
  ensure(held.can.answer);
  const { survey, answer, hasAnswered } = held;
  const given = await judge(db, survey, sent);
  if (answer) await updateAnswer(db, answer.id, given);
  else {
    const neighbourhoodId = await chosenIn(db, surveyId, sent.neighbourhoodId);
    const place = { neighbourhoodId, channel: "code", day: dayAt(now, timeZone) } as const;
    await storeFirst(db, { survey, rightId, id, place }, given);
  }
  if (!hasAnswered) await markUsed(db, rightId);
  return loadAnswerOfCode(call);
}

async function chosenIn(db: Db, surveyId: string, neighbourhoodId: string | null): Promise<string> {
  if (neighbourhoodId === null || !(await isIn(db, surveyId, neighbourhoodId)))
    return refuseFields({ neighbourhoodId: "neighbourhoodUnknown" });
  return neighbourhoodId;
}
