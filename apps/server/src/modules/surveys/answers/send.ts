/** An answer is judged and stored, by a resident, by somebody with the public link, or for testing. D §12 */
import { dayAt, type FieldCode } from "@stoep/contract/kernel";
import {
  type AnswerChannel,
  type AnswersDraft,
  Instrument,
  type MyAnswer,
  type OpenAnswer,
  type SentAnswer,
  surveyLimits,
} from "@stoep/contract/surveys";
import { answerProblems, keptAnswers, lockedChanges, withLeftBlank } from "@stoep/instrument";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { shareResident } from "#modules/participation/index.ts";
import { deleteDraft } from "../drafts/index.ts";
import type { CountedAnswer } from "../results/index.ts";
import { activeVerdict } from "../rules.ts";
import { answerVerdict } from "./rules.ts";
import { answerIdOf, seals } from "./seal.ts";
import { findSealed, hasAnswer, insertAnswer, insertTestAnswer, updateAnswer } from "./store/answers.ts";
import { replaceFiles } from "./store/files.ts";
import {
  type AnsweredSurvey,
  findByLink,
  findForResident,
  findInstrument,
  isIn,
  shareSurvey,
} from "./store/respondents.ts";
import { insertRight, lockRight } from "./store/rights.ts";

export interface RespondentCall<D extends Db = Db> {
  db: D;
  now: Date;
  actor: Resident;
  surveyId: string;
}

/** Where the holder of a right stands. `isUsed`: an answer was given by it. */
export async function standOf(
  db: Db,
  survey: Omit<AnsweredSurvey, "instrument">,
  { right, isProven, today }: { right: { id: string; isUsed: boolean } | null; isProven: boolean; today: string },
) {
  const hasAnswered = right?.isUsed ?? false;
  const seal = right && hasAnswered && survey.canChange ? await seals.find(db, survey.id, right.id) : undefined;
  const answer = seal && (await findSealed(db, { surveyId: survey.id, seal }));
  const judged = { ...survey, isProven, hasAnswered, isFound: answer !== undefined };
  return { hasAnswered, answer, can: { answer: answerVerdict(judged, today) } };
}

export type RespondentStanding = Awaited<ReturnType<typeof standOf>>;

export const viewStanding = ({ hasAnswered, answer, can }: RespondentStanding): MyAnswer => ({
  hasAnswered,
  answers: answer?.answers ?? null,
  instrumentVersion: answer?.instrumentVersion ?? null,
  can,
});

/** The very answer was stored before, and cannot be changed: it was sent again on a bad line. */
export const isSentAgain = async (db: Db, { hasAnswered, can }: RespondentStanding, surveyId: string, id: string) =>
  hasAnswered && can.answer !== true && (await hasAnswer(db, surveyId, id));

async function loadStanding({ db, now, actor, surveyId }: RespondentCall) {
  const survey = (await findForResident(db, surveyId, actor)) ?? refuse("not_found");
  const right = survey.rightId === null ? null : { id: survey.rightId, isUsed: true };
  const today = dayAt(now, actor.network.timeZone);
  return { survey, ...(await standOf(db, survey, { right, isProven: actor.isProven, today })) };
}

/** Refuses with `not_found`. */
export const loadMyAnswer = async (call: RespondentCall): Promise<MyAnswer> => viewStanding(await loadStanding(call));

/**
 * Who comes when it is over locks nothing. Refuses with `not_found`, `survey_not_active`, `residence_not_proven`, `already_answered`,
 * `answer_sealed`, `changed_meanwhile`, and `invalid_input` with what is wrong with the answers.
 */
export async function sendAnswer(call: RespondentCall<Tx>, sent: SentAnswer): Promise<MyAnswer> {
  const { db, actor, surveyId, now } = call;
  const id = answerIdOf(surveyId, sent.id);
  const before = await loadStanding(call);
  if (await isSentAgain(db, before, surveyId, id)) return viewStanding(before);
  ensure(before.can.answer);
  await shareResident(db, actor.residentId);
  await shareSurvey(db, surveyId);
  const isFirst = await insertRight(db, surveyId, actor.residentId);
  const right = (await lockRight(db, surveyId, actor.residentId)) ?? refuse("not_found");
  const held = await loadStanding(call);
  const { survey, answer, can } = held;
  const day = dayAt(now, actor.network.timeZone);
  if (isFirst) ensure(activeVerdict(survey, day));
  else if (await isSentAgain(db, held, surveyId, id)) return viewStanding(held);
  else ensure(can.answer);
  const given = await judge(db, survey, sent);
  const { neighbourhoodId } = actor;
  const place = { neighbourhoodId, channel: "app", day } as const;
  if (answer) await updateAnswer(db, answer.id, given);
  else await storeFirst(db, { survey, rightId: right.id, id, place }, given);
  const unknown = await replaceFiles(db, answer?.id ?? id, given.answers, { accountId: actor.accountId, now });
  if (unknown.length > 0) refuseFields(Object.fromEntries(unknown.map((one) => [one, "fileUnknown"] as const)));
  return loadMyAnswer(call);
}

interface First {
  survey: Pick<AnsweredSurvey, "id" | "canChange">;
  rightId: string;
  id: string;
  place: { neighbourhoodId: string; channel: AnswerChannel; day: string };
}

/** The first answer by a right, which must be locked; a seal ties both where answers can be changed. */
export async function storeFirst(
  db: Tx,
  { survey, rightId, id, place }: First,
  given: Awaited<ReturnType<typeof judge>>,
): Promise<void> {
  const [seal = null] = survey.canChange ? await seals.make(db, survey.id, [rightId]) : [];
  await insertAnswer(db, { id, surveyId: survey.id, seal, ...place, ...given });
}

interface LinkCall {
  db: Tx;
  now: Date;
  timeZone: string;
  slug: string;
}

/** Refuses with `not_found`, `survey_not_active`, `changed_meanwhile`, and `invalid_input`. */
export async function sendByLink({ db, now, timeZone, slug }: LinkCall, sent: OpenAnswer): Promise<void> {
  const found = (await findByLink(db, slug, "open")) ?? refuse("not_found");
  const id = answerIdOf(found.id, sent.id);
  if (sent.draftSecret) await deleteDraft(db, found.id, sent.draftSecret);
  if (await hasAnswer(db, found.id, id)) return;
  const day = dayAt(now, timeZone);
  ensure(activeVerdict(found, day));
  await shareSurvey(db, found.id);
  const survey = (await findByLink(db, slug, "open")) ?? refuse("not_found");
  ensure(activeVerdict(survey, day));
  const { neighbourhoodId } = sent;
  if (!(await isIn(db, survey.id, neighbourhoodId))) refuseFields({ neighbourhoodId: "neighbourhoodUnknown" });
  const given = await judge(db, survey, sent);
  // Last, so that a program gets the same refusals as people.
  if (sent.website !== "") return;
  await insertAnswer(db, { id, surveyId: survey.id, seal: null, neighbourhoodId, channel: "link", day, ...given });
}

/** As if it had been sent while the survey ran: no more than one of a resident. Refuses with `invalid_input`. */
export async function importAnswer(
  db: Tx,
  { residentId, ...answer }: CountedAnswer & { id: string; residentId: string | null },
): Promise<void> {
  const { surveyId, instrumentVersion } = answer;
  const instrument = Instrument.parse(await findInstrument(db, surveyId, instrumentVersion));
  const answers = whole(instrument, answer.answers);
  if (residentId !== null) await insertRight(db, surveyId, residentId);
  await insertAnswer(db, { ...answer, answers, seal: null });
}

/** Of the survey's draft, in the version that the answer names. Refuses with `changed_meanwhile` and `invalid_input`. */
export async function sendTest(
  db: Tx,
  draft: { id: string; version: number; instrument: Instrument },
  sent: SentAnswer,
): Promise<void> {
  if (sent.instrumentVersion !== draft.version) refuse("changed_meanwhile");
  const { id: surveyId, version, instrument } = draft;
  const answers = whole(instrument, sent.answers);
  await insertTestAnswer(db, {
    id: answerIdOf(surveyId, sent.id),
    surveyId,
    version,
    language: sent.language,
    answers,
  });
}

/**
 * By the version that was on the screen, if it asks the same as the one that stands. Refuses with `changed_meanwhile`, and `invalid_input`
 * with what is wrong by question. `leftBlank`: questions that need no answer, as on paper.
 */
export async function judge(
  db: Db,
  survey: Pick<AnsweredSurvey, "id" | "instrument" | "instrumentVersion">,
  sent: Omit<SentAnswer, "id">,
  leftBlank: readonly string[] = [],
) {
  const { instrumentVersion, language } = sent;
  const current = Instrument.parse(survey.instrument);
  if (instrumentVersion === survey.instrumentVersion)
    return { instrumentVersion, language, answers: whole(current, sent.answers, leftBlank) };
  const older = (await findInstrument(db, survey.id, instrumentVersion)) ?? refuse("changed_meanwhile");
  const shown = Instrument.parse(older);
  if (lockedChanges(shown, current).length > 0) refuse("changed_meanwhile");
  return { instrumentVersion, language, answers: whole(shown, sent.answers, leftBlank) };
}

/** Without what is not kept. */
function whole(instrument: Instrument, answers: AnswersDraft, leftBlank: readonly string[] = []): AnswersDraft {
  if (Buffer.byteLength(JSON.stringify(answers)) > surveyLimits.answer) refuseFields({ answers: "tooLong" });
  const problems: Record<string, FieldCode> = answerProblems(withLeftBlank(instrument, leftBlank), answers, {
    isWhole: true,
  });
  if (Object.keys(problems).length > 0) refuseFields(problems);
  return keptAnswers(instrument, answers);
}
