/** Surveys on the public participation pages: those that were put there, while they can be answered or are to come. */
import { beforeEach, expect, test } from "vitest";
import { createLiveSurvey, createOpenSurvey, openSlug, surveyParams } from "../../modules/surveys/testing/surveys.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import { addWeb } from "../../web.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (path = "") =>
  town.http.inject({ url: `/testdorp/participation${path}`, headers: { "accept-language": "nl" } });
const show = (survey: { id: string }, isPublic = true) =>
  town.people.pim.surveys.setSurveyPublic({ ...surveyParams(survey), body: { isPublic } });
test("one stands there from the moment that it is shown to the moment that it is hidden or ended", async () => {
  const { pim } = town.people;
  const survey = await createLiveSurvey(pim, [town.noord], { canChange: true });
  expect((await open()).body).not.toContain("Ons plein");
  await show(survey);
  const { body } = await open();
  expect(body).toContain("Enquêtes en oproepen");
  expect(body).toContain(`/testdorp/take-part/surveys/${survey.id}?lang=nl`);
  expect((await open(`/${town.organisations.city}`)).body).toContain("Ons plein");
  await show(survey, false);
  expect((await open()).body).not.toContain("Ons plein");
  await show(survey);
  await pim.surveys.endSurvey(surveyParams(survey));
  expect((await open()).body).not.toContain("Ons plein");
});

test("what runs comes before what is to come, and an open one leads to its link", async () => {
  const { pim } = town.people;
  const later = await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(3), endsOn: dayIn(5), kind: "call" });
  const now = await createOpenSurvey(pim, [town.noord], { hasNoEnd: true });
  await show(later);
  await show(now);
  const { items } = await town.guest.surveys.listPublicSurveys({ params: { networkSlug: "testdorp" }, query: {} });
  expect(items.map(({ id, kind, timing, slug }) => [id, kind, timing, slug])).toEqual([
    [now.id, "survey", "active", openSlug],
    [later.id, "call", "upcoming", null],
  ]);
  expect((await open()).body).toContain(`/testdorp/surveys/${openSlug}?lang=nl`);
});

test("a network that is not there has none, and another organisation's page does not show them", async () => {
  await show(await createLiveSurvey(town.people.pim, [town.noord]));
  await expect(town.guest.surveys.listPublicSurveys({ params: { networkSlug: "nergens" }, query: {} })).refuses(
    "not_found",
  );
  const query = { organisationId: town.organisations.company };
  const { items } = await town.guest.surveys.listPublicSurveys({ params: { networkSlug: "testdorp" }, query });
  expect(items).toEqual([]);
});
