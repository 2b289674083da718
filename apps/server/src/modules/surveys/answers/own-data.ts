/** That a resident answered a survey, and while a key ties it to them what they answered. D §5, §12 */
import { inWords, questionsOf } from "@stoep/instrument";
import type { Db } from "#kernel/database.ts";
import { type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import { seals } from "./seal.ts";
import { findSealed } from "./store/answers.ts";
import { findInstrument } from "./store/respondents.ts";
import { listRightsOf } from "./store/rights.ts";

const texts = words.ownData.surveyAnswers;

interface OwnAnswer {
  survey: string;
  /** A question and its answer a line; empty: they cannot be found. */
  answers: string;
}

async function listOwn(db: Db, residentId: string): Promise<OwnAnswer[]> {
  const own: OwnAnswer[] = [];
  for (const { id, surveyId, title } of await listRightsOf(db, residentId))
    own.push({ survey: title, answers: await answersOf(db, surveyId, id) });
  return own;
}

async function answersOf(db: Db, surveyId: string, rightId: string): Promise<string> {
  const seal = await seals.find(db, surveyId, rightId);
  const found = seal && (await findSealed(db, { surveyId, seal }));
  const instrument = found && (await findInstrument(db, surveyId, found.instrumentVersion));
  if (!instrument) return "";
  return questionsOf(instrument)
    .filter(({ id }) => found.answers[id] !== undefined)
    .map((question) => `${question.text}: ${inWords(question, found.answers[question.id])}`)
    .join("\n");
}

export const ownAnswers: OwnList = ownList<OwnAnswer>({
  name: "surveyAnswers",
  title: texts.title,
  rows: (db, { residentId }) => listOwn(db, residentId),
  fields: ownFields(texts, "survey", "answers"),
});
