/** What a back-up holds of answers, and what is gone stays gone where an older one is restored. D §12 */
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { backUp, openRestored } from "../../../testing/restored.ts";
import { newTown } from "../../../testing/town.ts";
import { answer, createLiveSurvey, ids, no, questionnaire, surveyParams } from "../testing/surveys.ts";

test("a back-up tells no order of answers, and words that it brings back go again", async () => {
  const town = await newTown();
  const { pim, dirk, daan } = town.people;
  const instrument = questionnaire();
  const files = newId();
  const common = { text: "Foto's", description: "", showsHeader: true, imageId: null, isPrivate: false };
  instrument.pages[0]?.questions.push({
    ...common,
    kind: "files",
    id: files,
    isRequired: false,
    showIf: null,
    atMost: 3,
  });
  const survey = await createLiveSurvey(pim, [town.noord], { instrument, keptMonths: 6 });
  for (const who of [dirk, daan]) {
    const fileIds = [(await anImage(who)).id, (await anImage(who)).id];
    await answer(who, survey, { answers: { ...no, [files]: { fileIds } } });
  }
  await pim.surveys.endSurvey(surveyParams(survey));
  const { linesOf, restore } = await backUp(town);
  for (const [table, count] of [
    ["survey_answer", 2],
    ["survey_right", 2],
    ["survey_answer_file", 4],
  ] as const) {
    const lines = await linesOf(table);
    expect(lines).toHaveLength(count);
    expect(lines).toEqual(lines.toSorted());
  }

  await town.pass({ days: 200 });
  const restored = await restore();
  const stored = restored.network(town.networks.testdorp.schema).selectFrom("surveyAnswer").select("answers");
  expect((await stored.execute()).map(({ answers }) => answers[ids.why])).toEqual([no[ids.why], no[ids.why]]);
  const { jobs } = await openRestored(town, restored);
  await jobs.runDue({ tolerant: true });
  expect((await stored.execute()).map(({ answers }) => answers[ids.why])).toEqual([{}, {}]);
});
