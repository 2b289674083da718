/** A one-off licence opens exactly the survey, call or form that it names. D §4 */
import { beforeEach, expect, test } from "vitest";
import { setParticipationLicence } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import {
  changeSurvey,
  contribute,
  createForm,
  createLiveSurvey,
  createSurvey,
  publishSurvey,
  surveyParams,
} from "./testing/surveys.ts";

let town: Town;
let people: Town["people"];
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  pim = people.pim;
});

const name = (id: string) =>
  setParticipationLicence(town, {
    level: "oneoff",
    thingKind: "survey",
    thingId: id,
    untilAt: new Date(town.in({ days: 5 })),
  });

test.each(["survey", "call"] as const)(
  "a %s that it names is changed and published, another one is not",
  async (kind) => {
    const [named, other] = [
      await createSurvey(pim, [town.noord], { kind }),
      await createSurvey(pim, [town.noord], { kind }),
    ];
    await name(named.id);
    const saved = await changeSurvey(pim, named, { thanks: "Dank u" });
    expect(await publishSurvey(pim, saved)).toMatchObject({ state: "published" });
    await expect(changeSurvey(pim, other, { thanks: "Dank u" })).refuses("licence_out_of_scope");
    await expect(publishSurvey(pim, other)).refuses("licence_out_of_scope");
    await expect(createSurvey(pim, [town.noord], { kind })).refuses("licence_out_of_scope");
  },
);

test("a form that it names is changed, and takes contributions", async () => {
  const [named, other] = [await createForm(pim, [town.noord]), await createForm(pim, [town.noord])];
  await name(named.id);
  await changeSurvey(pim, named, { thanks: "Dank u" });
  await expect(changeSurvey(pim, other, { thanks: "Dank u" })).refuses("licence_out_of_scope");
  expect(await contribute(people.dirk, named)).toMatchObject({ isWaiting: false });
});

test("the licence is told by the name of what it is for, until that is deleted", async () => {
  const survey = await createLiveSurvey(pim, [town.noord]);
  await name(survey.id);
  const thing = async () => {
    const { items } = await pim.licences.listLicences();
    return items.flatMap(({ scope }) => (scope?.kind === "thing" ? [scope.thing] : []));
  };
  expect(await thing()).toEqual([{ kind: "survey", id: survey.id, name: "Ons plein", isGone: false }]);
  await pim.surveys.deleteSurvey(surveyParams(survey));
  expect(await thing()).toEqual([{ kind: "survey", id: survey.id, name: "", isGone: true }]);
});
