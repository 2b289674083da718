/** What Stoep keeps of codes and of answers that were given with them: nothing that ties one to the other. D §12 */
import { beforeEach, expect, test } from "vitest";
import { openLog } from "../../../adapters/log.ts";
import { findJoins, findWords } from "../../../testing/secrecy.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { answerWithCode, createSurveyWithCodes, printCodes, readWithCode } from "../testing/codes.ts";
import { no, storedAnswers } from "../testing/surveys.ts";

let town: Town;
let survey: Awaited<ReturnType<typeof createSurveyWithCodes>>;
let codes: string[];
const lines: string[] = [];
const log = openLog("trace", { write: (line) => void lines.push(line) });

/** Some answer and change their answer, also somebody who is signed in. */
async function answerSome(canChange: boolean): Promise<void> {
  survey = await createSurveyWithCodes(town, { canChange });
  ({ codes } = await printCodes(town, survey, { codes: 4 }));
  for (const code of codes.slice(0, 2)) {
    await answerWithCode(town, code, {}, town.people.dirk);
    if (canChange) await answerWithCode(town, code.toLowerCase(), { answers: no });
    await readWithCode(town, code);
  }
  await expect(answerWithCode(town, codes[2] ?? "", { answers: {} })).refuses("invalid_input");
}

beforeEach(async () => {
  lines.length = 0;
  town = await newTown({ log });
});

test("codes are in the files to be printed alone, and after a day nowhere", async () => {
  await answerSome(true);
  expect(await findWords(town, codes, lines)).toEqual(["a stored file"]);
  await town.pass({ hours: 26 });
  expect(await findWords(town, codes, lines)).toEqual([]);
});

test.each([true, false])("nothing joins an answer and its code, whether it can be changed: %s", async (canChange) => {
  await answerSome(canChange);
  const answers = await storedAnswers(town, survey);
  const rights = await town.db.selectFrom("surveyRight").selectAll().execute();
  const used = rights.filter(({ isUsed }) => isUsed);
  expect([answers.length, used.length]).toEqual([2, 2]);
  const marks = {
    // An answer without a seal has its id alone.
    ballots: answers.map(({ id, seal }) => ({ id, seal: seal ?? Buffer.from(id) })),
    rightIds: used.map(({ id }) => id),
  };
  expect(await findJoins(town, marks, lines, { acts: "survey_answer", rights: "survey_right" })).toEqual([]);
  const { accountId, session } = town.people.dirk;
  for (const who of [accountId, session.id, session.residentId ?? ""])
    expect(JSON.stringify([rights, answers])).not.toContain(who);
});

test("answer and right have no column in common but the survey, and neither has a moment", async () => {
  await answerSome(false);
  const [answer = {}] = await storedAnswers(town, survey);
  const [right = {}] = await town.db.selectFrom("surveyRight").selectAll().execute();
  const common = Object.keys(answer).filter((column) => column in right);
  expect(common).toEqual(["id", "surveyId"]);
  expect([...Object.keys(answer), ...Object.keys(right)].filter((column) => /At$/.test(column))).toEqual([]);
  expect(await town.db.selectFrom("surveyKey").selectAll().execute()).toEqual([]);
});

test("the order of the ids of answers and rights is chance: neither begins with a time", async () => {
  await answerSome(false);
  const ids = [
    ...(await storedAnswers(town, survey)),
    ...(await town.db.selectFrom("surveyRight").select("id").execute()),
  ].map(({ id }) => id[14]);
  expect(ids).not.toContain("7");
  expect(ids).not.toContain("1");
});
