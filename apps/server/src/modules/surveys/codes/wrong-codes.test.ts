/** Wrong codes: they tell nothing, are counted, and at many of them each try takes a computed proof. D §12 */
import { beforeEach, expect, test } from "vitest";
import { solvePuzzle } from "../../../testing/solve-puzzle.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { answerWithCode, createSurveyWithCodes, linkTo, printCodes, readWithCode } from "../testing/codes.ts";
import { surveyParams } from "../testing/surveys.ts";
import { withoutProof, wrongCodeLimit } from "./times.ts";

let town: Town;
let survey: Awaited<ReturnType<typeof createSurveyWithCodes>>;
let code: string;
let spare: string;

beforeEach(async () => {
  town = await newTown();
  survey = await createSurveyWithCodes(town, { canChange: true });
  [code = "", spare = ""] = (await printCodes(town, survey, { codes: 2 })).codes;
});

const wrong = "2222-3333-44";
const codeWrong = { code: "codeWrong" };
const puzzleNow = async () => (await town.guest.surveys.readCodePuzzle(linkTo(town))).puzzle;

/** As if so many had been typed from elsewhere. */
async function typeManyElsewhere(): Promise<void> {
  await expect(readWithCode(town, wrong)).refuses("invalid_input", codeWrong);
  await town.db
    .updateTable("public.rateLimit")
    .set({ points: withoutProof.max })
    .where("key", "like", "wrong codes of survey %")
    .execute();
}

test("a code of another survey, one that never was, and one that is gone are wrong alike", async () => {
  const other = await createSurveyWithCodes(town, { slug: "een-andere-met-codes" });
  const { codes } = await printCodes(town, other);
  for (const typed of [codes[0] ?? "", wrong, "?"]) {
    await expect(answerWithCode(town, typed)).refuses("invalid_input", codeWrong);
    await expect(readWithCode(town, typed)).refuses("invalid_input", codeWrong);
  }
});

test("a revoked code is told to whoever has it", async () => {
  await town.people.pim.surveys.revokeSurveyCode({ ...surveyParams(survey), body: { serial: 2 } });
  await expect(readWithCode(town, spare)).refuses("survey_code_revoked");
  await expect(answerWithCode(town, spare)).refuses("survey_code_revoked");
});

test("ten wrong ones an hour are taken from a network address; right ones are never counted", async () => {
  for (let at = 0; at < wrongCodeLimit.max; at++)
    await expect(readWithCode(town, wrong)).refuses("invalid_input", codeWrong);
  await expect(readWithCode(town, code)).refuses("too_many_requests");
  await town.pass({ hours: 1 });
  for (let at = 0; at < wrongCodeLimit.max + 2; at++) expect((await readWithCode(town, code)).can.answer).toBe(true);
});

test("past a thousand wrong ones an hour a survey asks a computed proof for each try, and closes to nobody", async () => {
  expect(await puzzleNow()).toBeNull();
  await typeManyElsewhere();
  await expect(readWithCode(town, code)).refuses("proof_required");
  await expect(answerWithCode(town, code)).refuses("proof_required");
  const proof = solvePuzzle(await puzzleNow());
  expect((await readWithCode(town, code, proof)).can.answer).toBe(true);
  await expect(readWithCode(town, code, proof)).refuses("proof_required");
  expect(await answerWithCode(town, code, { proof: solvePuzzle(await puzzleNow()) })).toMatchObject({
    hasAnswered: true,
  });
  await town.pass({ hours: 1 });
  expect((await readWithCode(town, code)).hasAnswered).toBe(true);
});

test("a proof for another survey is none", async () => {
  await createSurveyWithCodes(town, { slug: "een-andere-met-codes" });
  const elsewhere = linkTo(town, "een-andere-met-codes");
  await expect(town.guest.surveys.readCodeAnswer({ ...elsewhere, body: { code: wrong } })).refuses(
    "invalid_input",
    codeWrong,
  );
  await typeManyElsewhere();
  const { puzzle } = await town.guest.surveys.readCodePuzzle(elsewhere);
  await expect(readWithCode(town, code, solvePuzzle(puzzle))).refuses("proof_required");
});
