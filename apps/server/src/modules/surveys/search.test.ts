/** Surveys, calls and forms in the search over everything. S1 §2 */
import { beforeEach, expect, test } from "vitest";
import { projectParams } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { createForm, createLiveSurvey, createSurvey, questionnaire, surveyParams } from "./testing/surveys.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const found = async (who: Town["people"]["pim"], q: string) =>
  (await who.feed.search({ query: { q } })).groups.find(({ kind }) => kind === "survey")?.items ?? [];
const foundByResident = async (who: Town["people"]["dirk"], q: string) =>
  (await who.feed.searchReadable({ query: { q, kind: "survey" } })).groups.flatMap(({ items }) => items);
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

test("members who may list them find those of their organisation by their titles, drafts first", async () => {
  const { pim, els, otto, mona } = people;
  const live = await createLiveSurvey(pim, [town.noord], { instrument: questionnaire("Het fietspad") });
  const draft = await createSurvey(pim, [town.noord], { instrument: questionnaire("Fietspad en stoep") });
  await createLiveSurvey(pim, [town.noord]);
  expect(idsOf(await found(pim, "fietspad"))).toEqual([draft.id, live.id]);
  for (const other of [els, otto]) expect(await found(other, "fietspad")).toEqual(other === els ? [] : []);
  await town.db
    .updateTable("public.membership")
    .set({ participationLevel: "viewer" })
    .where("accountId", "=", mona.accountId)
    .execute();
  expect(idsOf(await found(mona, "fietspad"))).toEqual([draft.id, live.id]);
});

test("residents find those that go to their neighbourhood, in their language; a form with its project", async () => {
  const { pim, dirk, fatma } = people;
  const survey = await createLiveSurvey(pim, [town.noord], { instrument: questionnaire("Het fietspad") });
  await createSurvey(pim, [town.noord], { instrument: questionnaire("Fietspad morgen") });
  const form = await createForm(pim, [town.noord], { instrument: questionnaire("Fietspad delen") });
  expect(idsOf(await foundByResident(dirk, "fietspad"))).toEqual([form.id, survey.id]);
  expect(await foundByResident(fatma, "fietspad")).toEqual([]);
  await pim.participation.deleteProject(projectParams({ id: form.projectId ?? "" }));
  await pim.surveys.deleteSurvey(surveyParams(survey));
  expect(await foundByResident(dirk, "fietspad")).toEqual([]);
});
