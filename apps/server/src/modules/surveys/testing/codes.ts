/** Surveys that are answered with codes, and codes, for tests. */
import type { MyAnswer, SentAnswer, Survey, SurveyCodeBatch } from "@stoep/contract/surveys";
import type { Caller } from "../../../testing/client.ts";
import type { Town } from "../../../testing/town.ts";
import { anAnswer, createLiveSurvey, surveyParams } from "./surveys.ts";

type Changes = Parameters<typeof createLiveSurvey>[2];
type Order = Partial<Parameters<Caller["surveys"]["makeSurveyCodes"]>[0]["body"]>;

export const codesSlug = "antwoord-met-een-code";

/** Of Noord, under way. */
export const createSurveyWithCodes = ({ people: { pim }, noord }: Town, changes: Changes = {}): Promise<Survey> =>
  createLiveSurvey(pim, [noord], { respondents: "codes", slug: codesSlug, ...changes });

export const makeCodes = (who: Caller, survey: { id: string }, order: Order = {}): Promise<SurveyCodeBatch> =>
  who.surveys.makeSurveyCodes({ ...surveyParams(survey), body: { form: "file", codes: 1, ...order } });

export const readBatches = async (who: Caller, survey: { id: string }): Promise<SurveyCodeBatch[]> =>
  (await who.surveys.readSurveyCodes(surveyParams(survey))).batches;

export const readCodeFile = async (who: Caller, { id }: { id: string }, part = 1): Promise<Buffer> =>
  Buffer.from(await (await who.surveys.readSurveyCodeFile({ params: { batchId: id, part } })).arrayBuffer());

/** Made as a file for a printer, in the order of their serial numbers. */
export async function printCodes(town: Town, survey: { id: string }, order: Order = {}) {
  const { pim } = town.people;
  const { id } = await makeCodes(pim, survey, order);
  await town.runDue();
  const batch = (await readBatches(pim, survey)).find((one) => one.id === id);
  if (batch?.state !== "done") throw new Error("the codes are not made");
  const lines = (await readCodeFile(pim, batch)).toString("utf8").trim().split(/\r?\n/).slice(1);
  return { batch, codes: lines.map((line) => line.split(",")[1]?.replaceAll('"', "") ?? "") };
}

interface Sent extends Partial<SentAnswer> {
  neighbourhoodId?: string;
  proof?: { token: string; rest: string };
}

export const linkTo = ({ networks }: Town, surveySlug = codesSlug) => ({
  params: { networkSlug: networks.testdorp.slug, surveySlug },
});

export const answerWithCode = (
  town: Town,
  code: string,
  sent: Sent = {},
  who: Caller = town.guest,
): Promise<MyAnswer> =>
  who.surveys.sendCodeAnswer({
    ...linkTo(town),
    body: { ...anAnswer(), neighbourhoodId: town.noord.id, code, ...sent },
  });

export const readWithCode = (town: Town, code: string, proof?: Sent["proof"]): Promise<MyAnswer> =>
  town.guest.surveys.readCodeAnswer({ ...linkTo(town), body: { code, proof: proof ?? null } });
