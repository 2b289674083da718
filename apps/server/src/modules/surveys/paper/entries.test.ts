/** Answers from paper are entered by editors, judged as all others, and corrected the same day by who entered them. D §12 */
import type { PaperAnswer } from "@stoep/contract/surveys";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { paperVerdict } from "../policy.ts";
import {
  aPaperAnswer,
  createForm,
  createLiveSurvey,
  createOpenSurvey,
  createSurvey,
  ids,
  no,
  storedAnswers,
  surveyParams,
  yes,
} from "../testing/surveys.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  pim = town.people.pim;
});

const enter = (survey: { id: string }, changes: Partial<PaperAnswer> = {}, entryId = newId(), by = pim) =>
  by.surveys.enterPaperAnswer({
    params: { surveyId: survey.id, entryId },
    body: aPaperAnswer(town.noord, changes),
  });
const entriesOf = (survey: { id: string }) => pim.surveys.listPaperEntries(surveyParams(survey));

describe("an answer from paper", () => {
  test("is counted as one from paper, of residents' surveys and open ones alike, and has no right", async () => {
    for (const survey of [await createLiveSurvey(pim, [town.noord]), await createOpenSurvey(pim, [town.noord])]) {
      await enter(survey, { answers: no, language: "fr" });
      expect(await storedAnswers(town, survey)).toMatchObject([
        { channel: "paper", answers: no, language: "fr", seal: null, neighbourhoodId: town.noord.id, day: dayIn(0) },
      ]);
      expect(await pim.surveys.getSurvey(surveyParams(survey))).toMatchObject({ hasAnswers: true });
    }
    expect(await town.db.selectFrom("surveyRight").selectAll().execute()).toEqual([]);
  });

  test("is judged as all others are, but for questions left blank on the form", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await expect(enter(survey, { answers: {} })).refuses("invalid_input", { [ids.clean]: "answerRequired" });
    await enter(survey, { answers: {}, leftBlank: [ids.clean] });
    const wrong = { [ids.clean]: { optionIds: [newId()] } };
    await expect(enter(survey, { answers: wrong, leftBlank: [ids.clean] })).refuses("invalid_input", {
      [ids.clean]: "answerOption",
    });
    await expect(enter(survey, { neighbourhoodId: town.zuid.id })).refuses("invalid_input", {
      neighbourhoodId: "neighbourhoodUnknown",
    });
    expect(await storedAnswers(town, survey)).toMatchObject([{ answers: {} }]);
  });

  test("that is sent three times at once is one", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const entryId = newId();
    await Promise.allSettled([1, 2, 3].map(() => enter(survey, {}, entryId)));
    await enter(survey, {}, entryId);
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("is read, corrected and taken back the same day by who entered it, and by nobody else", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const entryId = newId();
    await enter(survey, { answers: yes }, entryId);
    expect((await entriesOf(survey)).items).toMatchObject([{ id: entryId }]);
    const params = { surveyId: survey.id, entryId };
    expect(await pim.surveys.readPaperAnswer({ params })).toMatchObject({ answers: yes });
    await enter(survey, { answers: no }, entryId);
    expect(await storedAnswers(town, survey)).toMatchObject([{ answers: no }]);
    await town.db.updateTable("surveyPaperEntry").set({ enteredBy: town.people.els.accountId }).execute();
    await expect(pim.surveys.readPaperAnswer({ params })).refuses("not_found");
    await expect(pim.surveys.takeBackPaperAnswer({ params })).refuses("not_found");
    await town.db.updateTable("surveyPaperEntry").set({ enteredBy: pim.accountId }).execute();
    await pim.surveys.takeBackPaperAnswer({ params });
    expect(await storedAnswers(town, survey)).toEqual([]);
    expect((await entriesOf(survey)).items).toEqual([]);
  });

  test("stays when the day is over, and the log has how many somebody entered, never what", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const entryId = newId();
    for (const id of [entryId, newId()]) await enter(survey, { answers: no }, id);
    expect((await entriesOf(survey)).items).toHaveLength(2);
    await town.pass({ days: 1 });
    expect((await entriesOf(survey)).items).toEqual([]);
    const params = { surveyId: survey.id, entryId };
    await expect(pim.surveys.takeBackPaperAnswer({ params })).refuses("not_found");
    // Sent again on a bad line.
    await enter(survey, { answers: yes }, entryId);
    expect(await town.db.selectFrom("surveyPaperEntry").selectAll().execute()).toEqual([]);
    expect((await storedAnswers(town, survey)).map(({ answers }) => answers)).toEqual([no, no]);
    const logged = await town.db
      .selectFrom("public.auditEntry")
      .selectAll()
      .where("action", "=", "surveys.enterPaper")
      .execute();
    expect(logged).toMatchObject([{ subjectId: survey.id, actorName: "Pim Peeters", new: { paperAnswers: 2 } }]);
    expect(JSON.stringify(logged)).not.toContain("sigaretten");
  });
});

describe("answers from paper are taken", () => {
  test("while it runs and until 14 days after the end, by editors of its organisation", async () => {
    await expect(enter(await createSurvey(pim, [town.noord]))).refuses("survey_not_live");
    const later = await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(2), endsOn: dayIn(5) });
    await expect(enter(later)).refuses("survey_not_active");
    const survey = await createLiveSurvey(pim, [town.noord]);
    await expect(enter(survey, {}, newId(), town.people.otto)).refuses("not_found");
    await pim.surveys.endSurvey(surveyParams(survey));
    await town.pass({ days: 14 });
    await enter(survey);
    expect(await pim.surveys.getSurvey(surveyParams(survey))).toMatchObject({ can: { enterPaper: true } });
    await town.pass({ days: 1 });
    await expect(enter(survey)).refuses("paper_closed");
    expect(await pim.surveys.getSurvey(surveyParams(survey))).toMatchObject({ can: { enterPaper: "paper_closed" } });
  });

  test("not where a code answers once: nobody could know whether it did", () => {
    const running = { startsOn: "2026-11-01", endsOn: "2026-11-30", hasNoEnd: false, endedAt: null };
    const moments = { ...running, publishedAt: new Date("2026-11-01") };
    const codes = { ...moments, kind: "survey" as const, respondents: "codes" as const };
    expect(paperVerdict(true, codes, { today: "2026-11-02", timeZone: "UTC" })).toBe("paper_needs_code");
  });

  test("not of a contribution form, which makes contributions", async () => {
    await expect(enter(await createForm(pim, [town.noord]))).refuses("paper_of_form");
  });
});
