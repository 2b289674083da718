/** Answers with a code: one for each, which nothing stored ties to the code. D §12 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { answerWithCode, createSurveyWithCodes, linkTo, printCodes, readWithCode } from "../testing/codes.ts";
import { createLiveSurvey, no, storedAnswers, surveyParams, yes } from "../testing/surveys.ts";

let town: Town;
let survey: Awaited<ReturnType<typeof createSurveyWithCodes>>;
let codes: string[];

async function open(changes: Parameters<typeof createSurveyWithCodes>[1] = {}): Promise<void> {
  survey = await createSurveyWithCodes(town, changes);
  ({ codes } = await printCodes(town, survey, { codes: 3 }));
}

beforeEach(async () => {
  town = await nextTown();
});

const first = () => codes[0] ?? "";

describe("a code", () => {
  beforeEach(() => open());

  test("gives one answer, with neighbourhood, language, channel and day, and nothing else", async () => {
    expect(await readWithCode(town, first())).toMatchObject({ hasAnswered: false, can: { answer: true } });
    expect(await answerWithCode(town, first())).toMatchObject({ hasAnswered: true, answers: null });
    expect(await storedAnswers(town, survey)).toMatchObject([
      { channel: "code", neighbourhoodId: town.noord.id, language: "nl", seal: null, answers: yes },
    ]);
    await expect(answerWithCode(town, first())).refuses("already_answered");
    expect((await readWithCode(town, first())).can.answer).toBe("already_answered");
  });

  test("is taken in small letters, with spaces, and without hyphens", async () => {
    await answerWithCode(town, ` ${first().toLowerCase().replaceAll("-", " ")} `);
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("sends the same answer again on a bad line", async () => {
    const id = crypto.randomUUID();
    await answerWithCode(town, first(), { id });
    expect(await answerWithCode(town, first(), { id })).toMatchObject({ hasAnswered: true });
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("is used by nothing that is refused", async () => {
    await expect(answerWithCode(town, first(), { answers: {} })).refuses("invalid_input");
    await expect(answerWithCode(town, first(), { neighbourhoodId: town.zuid.id })).refuses("invalid_input", {
      neighbourhoodId: "neighbourhoodUnknown",
    });
    await expect(answerWithCode(town, first(), { instrumentVersion: 7 })).refuses("changed_meanwhile");
    expect((await readWithCode(town, first())).hasAnswered).toBe(false);
  });

  test("opens nothing of a survey that residents or everybody answer, or that is not there", async () => {
    await createLiveSurvey(town.people.pim, [town.noord], { respondents: "open", slug: "voor-iedereen-met-link" });
    for (const slug of ["voor-iedereen-met-link", "er-is-hier-niets-te-zien"])
      await expect(town.guest.surveys.readCodeAnswer({ ...linkTo(town, slug), body: { code: first() } })).refuses(
        "not_found",
      );
  });

  test("does not answer after the end, and is refused in clear words", async () => {
    await town.people.pim.surveys.endSurvey(surveyParams(survey));
    expect((await readWithCode(town, first())).can.answer).toBe("survey_not_active");
    await expect(answerWithCode(town, first())).refuses("survey_not_active");
  });

  test("used by fifty at once stores one answer", async () => {
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => answerWithCode(town, first())));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(["already_answered"]));
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("revoked and used at once is one or the other", async () => {
    for (const [at, code] of codes.entries()) {
      const acts = [
        answerWithCode(town, code),
        town.people.pim.surveys.revokeSurveyCode({ ...surveyParams(survey), body: { serial: at + 1 } }),
      ];
      const outcomes = (await Promise.allSettled(at % 2 ? acts : acts.toReversed())).map((one) =>
        one.status === "rejected" ? one.reason.code : "done",
      );
      expect([
        ["done", "survey_code_revoked"],
        ["done", "survey_code_used"],
      ]).toContainEqual(outcomes.toSorted());
    }
    const used = await town.db.selectFrom("surveyRight").selectAll().where("isUsed", "=", true).execute();
    expect(await storedAnswers(town, survey)).toHaveLength(used.length);
  });
});

describe("where answers can be changed", () => {
  beforeEach(() => open({ canChange: true }));

  test("the code finds its answer, and changes it until the end", async () => {
    await answerWithCode(town, first());
    expect(await readWithCode(town, first())).toMatchObject({ hasAnswered: true, answers: yes, can: { answer: true } });
    await answerWithCode(town, first(), { answers: no });
    expect(await storedAnswers(town, survey)).toMatchObject([{ answers: no }]);
    expect((await readWithCode(town, codes[1] ?? "")).answers).toBeNull();
    await town.people.pim.surveys.endSurvey(surveyParams(survey));
    await expect(answerWithCode(town, first())).refuses("survey_not_active");
  });

  test("fifty at once with one code leave one answer", async () => {
    await Promise.all(Array.from({ length: 50 }, () => answerWithCode(town, first())));
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("an answer whose key was lost in a restoring counts, and is not changed", async () => {
    await answerWithCode(town, first());
    await town.db.deleteFrom("surveyKey").execute();
    await expect(answerWithCode(town, first(), { answers: no })).refuses("answer_sealed");
    expect(await storedAnswers(town, survey)).toMatchObject([{ answers: yes }]);
  });

  test("key and seals go 30 days after the end", async () => {
    await answerWithCode(town, first());
    await town.pass({ days: 62 });
    expect(await town.db.selectFrom("surveyKey").selectAll().execute()).toEqual([]);
    expect(await storedAnswers(town, survey)).toMatchObject([{ seal: null }]);
    await expect(readWithCode(town, first())).refuses("invalid_input", { code: "codeWrong" });
  });
});
