/** Questions of the organisation's surveys are found and asked again, with the pictures that it has. */
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { changeSurvey, createLiveSurvey, createSurvey, questionnaire, surveyParams } from "../testing/surveys.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  pim = town.people.pim;
});

const find = (query: { search?: string; except?: string } = {}) => pim.surveys.listEarlierQuestions({ query });

test("questions of all its surveys are found by their words and those of the survey, but not deleted ones", async () => {
  const survey = await createLiveSurvey(pim, [town.noord]);
  const gone = await createSurvey(pim, [town.noord], { instrument: questionnaire("Weg") });
  await pim.surveys.deleteSurvey(surveyParams(gone));
  const { items, isMore } = await find();
  expect(items).toMatchObject([
    { surveyId: survey.id, surveyTitle: "Ons plein", language: "nl", question: { text: "Is het plein proper?" } },
    { question: { text: "Waarom niet?" } },
  ]);
  expect(isMore).toBe(false);
  expect((await find({ search: "próper" })).items).toHaveLength(1);
  expect((await find({ search: "ons waarom" })).items).toHaveLength(1);
  expect((await find({ search: "fontein" })).items).toEqual([]);
  expect((await find({ except: survey.id })).items).toEqual([]);
  const { items: others } = await town.people.otto.surveys.listEarlierQuestions({ query: {} });
  expect(others).toEqual([]);
});

test("of many questions the first fifty are listed", async () => {
  const instrument = questionnaire();
  const [page] = instrument.pages;
  const [first] = page?.questions ?? [];
  for (let at = 0; at < 60 && first; at++)
    if (first.kind === "single") page?.questions.push({ ...first, id: newId(), options: [] });
  await createSurvey(pim, [town.noord], { instrument });
  const { items, isMore } = await find();
  expect(items).toHaveLength(50);
  expect(isMore).toBe(true);
});

test("a picture of an earlier survey is used again, and another organisation's is not", async () => {
  const file = await anImage(pim);
  const instrument = questionnaire();
  const [question] = instrument.pages[0]?.questions ?? [];
  if (question) question.imageId = file.id;
  await createSurvey(pim, [town.noord], { instrument });
  const { images } = await find();
  expect(images).toMatchObject([{ id: file.id }]);
  await changeSurvey(pim, await createSurvey(pim, [town.noord]), { instrument });
  await expect(town.people.otto.surveys.createSurvey({ body: { language: "nl", instrument } })).refuses(
    "invalid_input",
    { instrument: "fileUnknown" },
  );
});
