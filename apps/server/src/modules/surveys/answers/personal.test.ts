/** Words, files and private answers are kept for the months that the survey told, counted from its end; counts stay. D §12 */

import { dayAt, dayMs, daysLater } from "@stoep/contract/kernel";
import type { Instrument, Survey } from "@stoep/contract/surveys";
import { other } from "@stoep/instrument";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { anAttachment, anImage } from "../../../testing/files.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  answer,
  answerByLink,
  changeSurvey,
  createLiveSurvey,
  createOpenSurvey,
  ids,
  no,
  questionnaire,
  storedAnswers,
  surveyParams,
  yes,
} from "../testing/surveys.ts";
import { removePersonal } from "./remove-personal.ts";
import { insertAnswer } from "./store/answers.ts";

let town: Town;
let people: Town["people"];
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  pim = people.pim;
});

const sent = { files: newId(), score: newId(), secret: newId(), street: newId(), centre: newId(), village: newId() };
const common = { description: "", showsHeader: true, imageId: null, isRequired: false, showIf: null };

/** The square, with files, a score, a private score, and a street of a list with others. */
function broadQuestionnaire(): Instrument {
  const instrument = questionnaire();
  const score = { kind: "score" as const, left: "Nooit", right: "Altijd" };
  instrument.pages[0]?.questions.push(
    { ...common, isPrivate: false, kind: "files", id: sent.files, text: "Foto's", atMost: 3 },
    { ...common, isPrivate: false, ...score, id: sent.score, text: "Hoe vaak?" },
    { ...common, isPrivate: true, ...score, id: sent.secret, text: "Hoe gezond bent u?" },
    {
      ...common,
      isPrivate: false,
      kind: "dropdown",
      id: sent.street,
      text: "Welke straat?",
      options: [
        { id: sent.centre, text: "Kerkstraat" },
        { id: sent.village, text: "Dorpsstraat" },
      ],
      hasOther: true,
    },
  );
  return instrument;
}

const chosen = { ...no, [sent.score]: { number: 7 }, [sent.secret]: { number: 3 } };
const otherStreet = { [sent.street]: { optionIds: [other], otherText: "Achter de kerk" } };
const keptOf = (answers: object) => ({ ...answers, [ids.why]: {} });

const answersOf = async (survey: Survey) => (await storedAnswers(town, survey)).map(({ answers }) => answers);
const broadSurvey = (changes = {}) =>
  createLiveSurvey(pim, [town.noord], { instrument: broadQuestionnaire(), keptMonths: 6, ...changes });
const end = (survey: Survey) => pim.surveys.endSurvey(surveyParams(survey));

/** To the day that is so many months after today's, and so many days; the jobs run. */
async function toMonth(months: number, days = 0): Promise<void> {
  const now = town.clock.now();
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months);
  const whole = Math.round((then.getTime() - now.getTime()) / dayMs);
  await town.pass({ days: whole + days });
}

const fileIds = () => [...town.outside.stored.keys()].map((key) => key.split("/")[1]);

describe("after the months that it told", () => {
  test("words, files and private answers go, and counts stay", async () => {
    const survey = await broadSurvey();
    const files = [await anImage(people.dirk), await anAttachment(people.dirk)];
    const withFiles = { [sent.files]: { fileIds: files.map(({ id }) => id) } };
    await answer(people.dirk, survey, { answers: { ...chosen, ...otherStreet, ...withFiles } });
    await end(survey);
    await toMonth(6, -1);
    const [before] = await answersOf(survey);
    expect(before).toEqual({ ...chosen, ...otherStreet, ...withFiles });
    expect(fileIds()).toEqual(expect.arrayContaining(files.map(({ id }) => id)));
    await town.pass({ days: 3 });
    expect(await storedAnswers(town, survey)).toMatchObject([
      {
        answers: {
          ...keptOf(no),
          [sent.score]: { number: 7 },
          [sent.street]: { optionIds: [other] },
          [sent.files]: {},
        },
        neighbourhoodId: town.noord.id,
        hasPersonal: false,
      },
    ]);
    expect((await answersOf(survey))[0]).not.toHaveProperty(sent.secret);
    expect(await town.db.selectFrom("surveyAnswerFile").selectAll().execute()).toEqual([]);
    await town.pass({ days: 2 });
    expect(fileIds()).not.toEqual(expect.arrayContaining([files[0]?.id]));
    expect(fileIds()).not.toEqual(expect.arrayContaining([files[1]?.id]));
  });

  test("each answer by the version that it was given to", async () => {
    const survey = await broadSurvey();
    await answer(people.dirk, survey, { answers: { ...yes, [sent.score]: { number: 7 } } });
    const instrument = broadQuestionnaire();
    instrument.title = "Ons plein!";
    await changeSurvey(pim, survey, { instrument });
    await answer(people.daan, survey, { instrumentVersion: 2, answers: { ...yes, [sent.secret]: { number: 1 } } });
    await end(survey);
    await toMonth(7);
    expect(await answersOf(survey)).toEqual(expect.arrayContaining([{ ...yes, [sent.score]: { number: 7 } }, yes]));
  });

  test("a survey that told more months keeps them longer", async () => {
    const survey = await broadSurvey({ keptMonths: 12 });
    await answer(people.dirk, survey, { answers: no });
    await end(survey);
    await toMonth(7);
    expect(await answersOf(survey)).toEqual([no]);
    await toMonth(6);
    expect(await answersOf(survey)).toEqual([keptOf(no)]);
  });

  test("also of one that is deleted meanwhile, and of open ones", async () => {
    const open = await createOpenSurvey(pim, [town.noord], { keptMonths: 6 });
    await answerByLink(town, { answers: no });
    await end(open);
    await toMonth(6, -10);
    await pim.surveys.deleteSurvey(surveyParams(open));
    await town.pass({ days: 13 });
    expect(await answersOf(open)).toEqual([keptOf(no)]);
  });
});

describe("the months count from the end", () => {
  test("as it was moved, not as it was first planned", async () => {
    const survey = await broadSurvey({ endsOn: dayIn(10) });
    await answer(people.dirk, survey, { answers: no });
    const body = { startsOn: dayIn(0), endsOn: dayIn(60) };
    await pim.surveys.setSurveyDays({ ...surveyParams(survey), body });
    await toMonth(7);
    expect(await answersOf(survey)).toEqual([no]);
    await toMonth(2);
    expect(await answersOf(survey)).toEqual([keptOf(no)]);
  });

  test("and do not begin without one", async () => {
    const survey = await broadSurvey({ hasNoEnd: true });
    await answer(people.dirk, survey, { answers: no });
    await toMonth(80);
    expect(await answersOf(survey)).toEqual([no]);
  });

  test("and begin anew for what comes in after it was opened again; what went stays gone", async () => {
    const survey = await broadSurvey();
    await answer(people.dirk, survey, { answers: no });
    await end(survey);
    await toMonth(7);
    expect(await answersOf(survey)).toEqual([keptOf(no)]);
    const endsOn = daysLater(dayAt(town.clock.now(), "Europe/Brussels"), 20);
    await pim.surveys.reopenSurvey({ ...surveyParams(survey), body: { endsOn } });
    await insertLike(survey, 1);
    await toMonth(6);
    expect(await answersOf(survey)).toEqual(expect.arrayContaining([keptOf(no), no]));
    await toMonth(1);
    expect(await answersOf(survey)).toEqual([keptOf(no), keptOf(no)]);
  });
});

/** Answers as the ones that are there, in words. */
async function insertLike(survey: Survey, count: number): Promise<void> {
  const [first] = await storedAnswers(town, survey);
  if (!first) throw new Error("it has no answer");
  const { hasPersonal: _, ...like } = first;
  await town.db.transaction().execute(async (trx) => {
    for (let one = 0; one < count; one++) await insertAnswer(trx, { ...like, id: newId(), answers: no });
  });
}

test("they go in batches, each once, and a turn that was broken off is taken up by the next", async () => {
  const survey = await broadSurvey();
  await answer(people.dirk, survey, { answers: no });
  await insertLike(survey, 4);
  await end(survey);
  town.clock.move(220 * dayMs);
  const moment = { now: town.clock.now(), timeZone: "Europe/Brussels" };
  const turn = () => town.db.transaction().execute((trx) => removePersonal(trx, moment, 2));
  const left = async () => (await storedAnswers(town, survey)).filter(({ hasPersonal }) => hasPersonal).length;
  expect([await turn(), await left()]).toEqual([2, 3]);
  // What two turns at once take is different.
  expect((await Promise.all([turn(), turn()])).toSorted()).toEqual([1, 2]);
  expect([await turn(), await left()]).toEqual([0, 0]);
  expect(await answersOf(survey)).toEqual(Array.from({ length: 5 }, () => keptOf(no)));
});

describe("files that were sent along go", () => {
  const sendFile = async (who: Person, survey: Survey) => {
    const file = await anImage(who);
    await answer(who, survey, { answers: { ...yes, [sent.files]: { fileIds: [file.id] } } });
    return file.id;
  };

  test("with a survey that was deleted 30 days ago", async () => {
    const survey = await broadSurvey();
    const file = await sendFile(people.dirk, survey);
    await pim.surveys.deleteSurvey(surveyParams(survey));
    await town.pass({ days: 29 });
    expect(fileIds()).toContain(file);
    await town.pass({ days: 2 });
    await town.pass({ days: 1 });
    expect(await answersOf(survey)).toEqual([]);
    expect(fileIds()).not.toContain(file);
  });

  test("with the account of who sent them, while a key ties them to their answer, and nobody else's", async () => {
    const survey = await broadSurvey({ canChange: true });
    const [mine, others] = [await sendFile(people.dirk, survey), await sendFile(people.daan, survey)];
    const { session, residents } = people.dirk;
    const confirmedAt = town.clock.now();
    await town.db.updateTable("public.session").set({ confirmedAt }).where("id", "=", session.id).execute();
    await residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: false } });
    await town.pass({ days: 2 });
    expect(await answersOf(survey)).toHaveLength(1);
    expect(fileIds()).not.toContain(mine);
    expect(fileIds()).toContain(others);
  });

  test("when the answer is changed to one without them", async () => {
    const survey = await broadSurvey({ canChange: true });
    const file = await sendFile(people.dirk, survey);
    await answer(people.dirk, survey, { answers: yes });
    await town.pass({ days: 2 });
    expect(fileIds()).not.toContain(file);
  });
});
