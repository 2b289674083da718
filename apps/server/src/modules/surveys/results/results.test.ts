/** Results are the sums of all answers, or of those that a filter finds; each answer counts at once, and once. D §12 */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  anAnswer,
  answer,
  answerByLink,
  createLiveSurvey,
  createOpenSurvey,
  ids,
  no,
  questionnaire,
  surveyParams,
  yes,
} from "../testing/surveys.ts";
import { isFiltered } from "./read.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

type Query = NonNullable<Parameters<Town["people"]["pim"]["surveys"]["getSurveyResults"]>[0]["query"]>;
const resultsOf = (survey: { id: string }, query: Query = {}) =>
  people.pim.surveys.getSurveyResults({ ...surveyParams(survey), query });

const ofYes = { [ids.clean]: { shown: 1, answered: 1, [ids.yes]: 1 } };
const ofNo = {
  [ids.clean]: { shown: 1, answered: 1, [ids.no]: 1 },
  [ids.why]: { shown: 1, answered: 1 },
};

describe("all answers", () => {
  test("count at once, before and after they are in the sums", async () => {
    const survey = await createLiveSurvey(people.pim, [town.noord]);
    expect(await resultsOf(survey)).toEqual({ answers: 0, versions: [], counts: {}, all: 0, next: null });
    await answer(people.dirk, survey, { answers: no });
    const told = { answers: 1, versions: [{ version: 1, answers: 1 }], counts: ofNo, all: 1, next: null };
    expect(await resultsOf(survey)).toEqual(told);
    await addToSums();
    expect(await waiting()).toBe(0);
    expect(await resultsOf(survey)).toEqual(told);
  });

  test("one that is sent three times counts once", async () => {
    const survey = await createLiveSurvey(people.pim, [town.noord]);
    const body = anAnswer();
    for (let time = 0; time < 3; time++) await people.dirk.surveys.sendAnswer({ ...surveyParams(survey), body });
    expect(await resultsOf(survey)).toMatchObject({ answers: 1, counts: ofYes });
  });

  test("one that is changed counts as it is now", async () => {
    const survey = await createLiveSurvey(people.pim, [town.noord], { canChange: true });
    await answer(people.dirk, survey, { answers: no });
    await addToSums();
    await answer(people.dirk, survey, { answers: yes });
    expect(await resultsOf(survey)).toMatchObject({ answers: 1, counts: ofYes });
    await addToSums();
    expect(await resultsOf(survey)).toMatchObject({ answers: 1, counts: ofYes });
  });

  test("one that its respondent takes along with the account counts no longer", async () => {
    const survey = await createLiveSurvey(people.pim, [town.noord], { canChange: true });
    await answer(people.dirk, survey);
    await addToSums();
    await deleteAccount(people.dirk);
    expect(await resultsOf(survey)).toEqual({ answers: 0, versions: [], counts: {}, all: 0, next: null });
  });
});

test("only where every change is counted are answers written", async () => {
  const folder = join(import.meta.dirname, "..");
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const writing = /(insertInto|updateTable|deleteFrom)\("surveyAnswer"\)/;
  const writers = names.filter((name) => writing.test(readFileSync(join(folder, name), "utf8")));
  // Seals, and words that go in time, count nothing; a survey takes its sums along.
  const uncounted = ["answers/store/personal.ts", "answers/store/rights.ts", "store/deletion.ts"];
  expect(writers.toSorted()).toEqual(["answers/store/answers.ts", ...uncounted]);
});

describe("a filter", () => {
  test("finds by place, day, language and channel", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord, town.zuid]);
    await answerByLink(town, { answers: yes });
    await answerByLink(town, { answers: no, neighbourhoodId: town.zuid.id, language: "fr" });
    const found = async (query: Query) => {
      const { answers, all, next } = await resultsOf(survey, query);
      expect({ all, next }).toEqual({ all: 2, next: null });
      return answers;
    };
    expect(await found({ neighbourhoodIds: [town.zuid.id] })).toBe(1);
    expect(await found({ languages: ["fr", "tr"] })).toBe(1);
    expect(await found({ channels: ["link"] })).toBe(2);
    expect(await found({ channels: ["app"] })).toBe(0);
    expect(await found({ from: dayIn(0), until: dayIn(0) })).toBe(2);
    expect(await found({ from: dayIn(1) })).toBe(0);
    expect(await found({ until: dayIn(-1) })).toBe(0);
  });

  test("finds by answers to other questions: any of one question, all of several", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord]);
    await answerByLink(town, { answers: yes });
    await answerByLink(town, { answers: no });
    await answerByLink(town, { answers: { [ids.clean]: { optionIds: [ids.no] } } });
    const found = async (...answered: string[]) => (await resultsOf(survey, { answered })).answers;
    expect(await found(`${ids.clean}:${ids.no}`)).toBe(2);
    expect(await found(`${ids.clean}:${ids.no}`, `${ids.clean}:${ids.yes}`)).toBe(3);
    expect(await found(`${ids.clean}:${ids.no}`, `${ids.why}:answered`)).toBe(1);
    expect(await found(`${ids.why}:constructor`)).toBe(0);
  });

  test("tells nothing of private questions, which it could tell of one person, and cannot be made by them", async () => {
    const secret = questionnaire();
    for (const question of secret.pages[0]?.questions ?? []) question.isPrivate = question.id === ids.clean;
    const survey = await createOpenSurvey(people.pim, [town.noord], { instrument: secret });
    await answerByLink(town, { answers: no });
    expect((await resultsOf(survey)).counts).toEqual(ofNo);
    const { counts } = await resultsOf(survey, { neighbourhoodIds: [town.noord.id] });
    expect(counts).toEqual({ [ids.why]: ofNo[ids.why] });
    await expect(resultsOf(survey, { answered: [`${ids.clean}:${ids.no}`] })).refuses("invalid_input");
  });

  test.each(["answered", "from", "neighbourhoodIds"] as const)("of which %s is wrong is refused", async (field) => {
    const survey = await createLiveSurvey(people.pim, [town.noord]);
    const wrong = { answered: ["clean"], from: "yesterday", neighbourhoodIds: ["noord"] }[field];
    await expect(resultsOf(survey, { [field]: wrong })).refuses("invalid_input");
  });

  test("comes in parts that add up to the whole", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord]);
    for (let number = 0; number < 3; number++) await answerByLink(town, { answers: yes });
    const { loadPart } = await import("./read.ts");
    const filter = { neighbourhoodIds: [], languages: [], channels: ["link" as const], answered: [] };
    expect(isFiltered(filter)).toBe(true);
    let afterId: string | null = null;
    let answers = 0;
    for (let parts = 1; parts <= 3; parts++) {
      const part = await loadPart(town.db, survey, filter, { afterId, size: 2, page: 1 });
      answers += part.sums.answers;
      afterId = part.nextId;
      if (afterId === null) break;
    }
    expect(answers).toBe(3);
  });
});

describe("answers one by one", () => {
  const listed = (survey: { id: string }, query: object = {}) =>
    people.pim.surveys.listSurveyAnswers({ ...surveyParams(survey), query });

  test("come by day, without what ties them to their respondents", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord]);
    await answerByLink(town, { answers: yes });
    await town.pass({ days: 1 });
    await answerByLink(town, { answers: no, language: "fr" });
    const { items, next } = await listed(survey);
    expect(next).toBeNull();
    expect(items.map(({ answers }) => answers)).toEqual([no, yes]);
    expect(items[0]).toEqual({
      id: expect.any(String),
      day: dayIn(1),
      neighbourhood: { id: town.noord.id, name: town.noord.name },
      language: "fr",
      channel: "link",
      instrumentVersion: 1,
      answers: no,
      withheld: [],
    });
  });

  test("are found by what was answered, and by words", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord]);
    await answerByLink(town, { answers: yes });
    await answerByLink(town, { answers: no });
    const found = async (query: object) => (await listed(survey, query)).items.length;
    expect(await found({ questionId: ids.why })).toBe(1);
    expect(await found({ questionId: ids.why, search: "SIGARETTEN overal" })).toBe(1);
    expect(await found({ questionId: ids.why, search: "honden" })).toBe(0);
    expect(await found({ answered: [`${ids.clean}:${ids.yes}`] })).toBe(1);
  });

  test("come in pages that hold each once, also where few match", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord]);
    for (let number = 0; number < 23; number++) await answerByLink(town, { answers: number % 2 === 0 ? yes : no });
    const seen: string[] = [];
    for (const query of [{}, { questionId: ids.clean }]) {
      const first = await listed(survey, query);
      expect(first.items).toHaveLength(20);
      const second = await listed(survey, { ...query, cursor: first.next });
      expect(second).toMatchObject({ next: null });
      seen.push(...[...first.items, ...second.items].map(({ id }) => id));
    }
    expect(seen).toHaveLength(46);
    expect(new Set(seen).size).toBe(23);
  });

  test("withhold what is private, and cannot be filtered by it", async () => {
    const secret = questionnaire();
    for (const question of secret.pages[0]?.questions ?? []) question.isPrivate = true;
    const survey = await createOpenSurvey(people.pim, [town.noord], { instrument: secret });
    await answerByLink(town, { answers: no });
    const { items } = await listed(survey);
    expect(items).toMatchObject([{ answers: {}, withheld: [ids.clean, ids.why] }]);
    expect((await listed(survey, { questionId: ids.why, search: "sigaretten" })).items).toEqual([]);
    await expect(listed(survey, { answered: [`${ids.clean}:${ids.no}`] })).refuses("invalid_input");
  });
});

describe("how many took part", () => {
  test("is told by day, place, language and channel, before and after it is in the sums", async () => {
    const survey = await createOpenSurvey(people.pim, [town.noord, town.zuid]);
    await answerByLink(town);
    await addToSums();
    await answerByLink(town);
    await answerByLink(town, { neighbourhoodId: town.zuid.id, language: "tr" });
    const told = await people.pim.surveys.getSurveyParticipation(surveyParams(survey));
    expect(told).toMatchObject({
      days: [{ day: dayIn(0), answers: 3 }],
      neighbourhoods: [
        { id: town.noord.id, name: town.noord.name, answers: 2 },
        { id: town.zuid.id, name: town.zuid.name, answers: 1 },
      ],
      languages: [
        { language: "nl", answers: 2 },
        { language: "tr", answers: 1 },
      ],
      channels: [{ channel: "link", answers: 3 }],
    });
    expect(told.neighbourhoods[0]?.addresses).toBeGreaterThan(0);
  });
});

const addToSums = () => town.pass({ minutes: 2 });

async function deleteAccount({ residents, session }: Town["people"]["dirk"]) {
  const confirmedAt = town.clock.now();
  await town.db.updateTable("public.session").set({ confirmedAt }).where("id", "=", session.id).execute();
  await residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: false } });
}

async function waiting(): Promise<number> {
  return (await town.db.selectFrom("surveySumChange").select("id").execute()).length;
}
