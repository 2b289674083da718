/** What was typed is kept for who has the link, readable to nobody else, and goes with sending, after 30 days, or at the end. D §12 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import {
  aKeptAnswer,
  anAnswer,
  answerByLink,
  aSecret,
  createLiveSurvey,
  createOpenSurvey,
  createSurvey,
  ids,
  no,
  storedAnswers,
  surveyParams,
  yes,
} from "../testing/surveys.ts";
import { draftLimit } from "./times.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  pim = town.people.pim;
});

const paramsOf = (survey: { id: string }) => ({
  params: { networkSlug: town.networks.testdorp.slug, surveyId: survey.id },
});
const keep = (survey: { id: string }, body: Parameters<typeof town.guest.surveys.keepDraft>[0]["body"]) =>
  town.guest.surveys.keepDraft({ ...paramsOf(survey), body });
const open = (survey: { id: string }, secret: string) =>
  town.guest.surveys.openDraft({ ...paramsOf(survey), body: { secret } });
const stored = () => town.db.selectFrom("surveyDraft").selectAll().execute();

describe("a draft", () => {
  test("is opened by its link on another device, and keeping it again replaces it", async () => {
    const survey = await createOpenSurvey(pim, [town.noord]);
    const draft = { ...aKeptAnswer(), neighbourhoodId: town.noord.id };
    const { secret, ...kept } = draft;
    const { keptUntil } = await keep(survey, draft);
    expect(await open(survey, secret)).toEqual({ ...kept, keptUntil });
    await keep(survey, { ...draft, answers: {} });
    expect(await open(survey, secret)).toMatchObject({ answers: {} });
    expect(await stored()).toHaveLength(1);
  });

  test("is nowhere in clear, neither its secret nor what was typed", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const draft = aKeptAnswer();
    await keep(survey, draft);
    const [row] = await stored();
    const everything = JSON.stringify({ ...row, hash: row?.secretHash.toString("base64url") });
    expect(everything).not.toContain(draft.secret);
    expect(Buffer.from(row?.kept ?? "", "base64url").toString("latin1")).not.toContain("sigaretten");
  });

  test("that is guessed, or of another survey, is not found", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const other = await createLiveSurvey(pim, [town.noord]);
    const draft = aKeptAnswer();
    await keep(survey, draft);
    await expect(open(survey, aSecret())).refuses("not_found");
    await expect(open(other, draft.secret)).refuses("not_found");
    await expect(keep(other, draft)).refuses("not_found");
    await expect(keep(await createSurvey(pim, [town.noord]), aKeptAnswer())).refuses("not_found");
  });

  test("is at most as large as an answer, and has no files", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const draft = aKeptAnswer();
    const long = { text: "x".repeat(4000) };
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`00000000-0000-4000-8000-${`${at}`.padStart(12, "0")}`, long]),
    );
    await expect(keep(survey, { ...draft, answers: many })).refuses("invalid_input", { answers: "tooLong" });
    await keep(survey, { ...draft, answers: { ...yes, [ids.why]: { fileIds: [ids.page] } } });
    expect((await open(survey, draft.secret)).answers).toEqual(yes);
  });

  test("goes when the answers are sent, by the link and by residents", async () => {
    const open = await createOpenSurvey(pim, [town.noord]);
    const draft = aKeptAnswer();
    await keep(open, draft);
    await answerByLink(town, { draftSecret: draft.secret });
    expect(await stored()).toEqual([]);
    const survey = await createLiveSurvey(pim, [town.noord]);
    const own = aKeptAnswer();
    await keep(survey, own);
    const body = { ...anAnswer({ answers: no }), draftSecret: own.secret };
    await town.people.dirk.surveys.sendAnswer({ ...surveyParams(survey), body });
    expect(await stored()).toEqual([]);
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("goes when its respondent deletes it, after 30 days, and at the end", async () => {
    const survey = await createLiveSurvey(pim, [town.noord], { hasNoEnd: true, endsOn: null });
    const [dropped, old] = [aKeptAnswer(), aKeptAnswer()];
    await keep(survey, dropped);
    await town.guest.surveys.dropDraft({ ...paramsOf(survey), body: { secret: dropped.secret } });
    await expect(open(survey, dropped.secret)).refuses("not_found");
    await keep(survey, old);
    await town.pass({ days: 30 });
    await open(survey, old.secret);
    await town.pass({ days: 1 });
    await expect(open(survey, old.secret)).refuses("not_found");
    expect(await stored()).toEqual([]);
    const last = aKeptAnswer();
    await keep(survey, last);
    await pim.surveys.endSurvey(surveyParams(survey));
    await expect(open(survey, last.secret)).refuses("not_found");
    await expect(keep(survey, aKeptAnswer())).refuses("survey_not_active");
    await town.pass({ hours: 2 });
    expect(await stored()).toEqual([]);
  });

  test("is slowed for a minute where one address keeps many", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const draft = aKeptAnswer();
    for (let time = 0; time < draftLimit.max; time++) await keep(survey, draft);
    await expect(keep(survey, draft)).refuses("too_many_requests");
    await town.pass({ minutes: 1 });
    await keep(survey, draft);
  });
});
