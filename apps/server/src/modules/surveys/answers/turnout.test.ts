/** How many have answered is told as of the full hour, and from ten on. D §9 */
import { v4 as randomId } from "uuid";
import { expect, test } from "vitest";
import { nextTown } from "../../../testing/town.ts";
import { answerByLink, createLiveSurvey, createOpenSurvey, surveyParams } from "../testing/surveys.ts";

test("participants are counted at the full hour, ten and more are told; that there are answers is known at once", async () => {
  const town = await nextTown();
  const { pim } = town.people;
  const survey = await createOpenSurvey(pim, [town.noord]);
  const other = await createLiveSurvey(pim, [town.noord]);
  const read = () => pim.surveys.getSurvey(surveyParams(survey));
  const listed = async () => (await pim.surveys.listSurveys({ query: { state: "published" } })).items;
  const send = async (count: number) => {
    for (let one = 0; one < count; one++) await answerByLink(town, { id: randomId() });
  };
  await send(9);
  expect(await read()).toMatchObject({ hasAnswers: true, participants: null });
  await town.pass({ hours: 1 });
  expect(await read()).toMatchObject({ participants: null });
  await send(2);
  expect(await read()).toMatchObject({ participants: null });
  await town.pass({ hours: 1 });
  expect(await read()).toMatchObject({ participants: 11 });
  await send(1);
  expect(await read()).toMatchObject({ participants: 11 });
  expect(await listed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: survey.id, participants: 11 }),
      expect.objectContaining({ id: other.id, participants: null }),
    ]),
  );
  await pim.surveys.endSurvey(surveyParams(survey));
  expect(await read()).toMatchObject({ participants: 11 });
  await town.pass({ hours: 1 });
  expect(await read()).toMatchObject({ participants: 12 });
  // An older turn that comes late changes nothing.
  await town.db
    .updateTable("surveyTurnout")
    .set({ participants: 30, asOf: new Date(town.in({ hours: 2 })) })
    .execute();
  await town.runAgain("surveys.countParticipants");
  expect(await read()).toMatchObject({ participants: 30 });
});
