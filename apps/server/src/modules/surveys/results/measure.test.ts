import { Instrument } from "@stoep/contract/surveys";
import { sql } from "kysely";
import { v4 } from "uuid";
import { test } from "vitest";
import { nextTown } from "../../../testing/town.ts";
import { createOpenSurvey, questionnaire } from "../testing/surveys.ts";
import { addAllToSums } from "./jobs.ts";
import { loadPart, loadSums, partSize, viewPart } from "./read.ts";

test("measure", async () => {
  const town = await nextTown();
  const instrument = questionnaire();
  const common = { description: "", showsHeader: true, imageId: null, isPrivate: false, isRequired: false, showIf: null };
  const questions = Array.from({ length: 40 }, (_, n) => {
    const id = v4();
    const options = Array.from({ length: 6 }, (_, at) => ({ id: v4(), text: `Optie ${at}` }));
    if (n % 4 === 0) return { ...common, kind: "score" as const, id, text: `Q${n}`, left: "a", right: "b" };
    if (n % 4 === 1) return { ...common, kind: "multiple" as const, id, text: `Q${n}`, options, hasOther: false, atLeast: 1, atMost: 3 };
    if (n % 4 === 2) return { ...common, kind: "open" as const, id, text: `Q${n}`, form: "long" as const, smallest: null, largest: null };
    return { ...common, kind: "single" as const, id, text: `Q${n}`, options, hasOther: false };
  });
  if (instrument.pages[0]) instrument.pages[0].questions = questions;
  const survey = await createOpenSurvey(town.people.pim, [town.noord], { instrument: Instrument.parse(instrument) });
  const one = () => Object.fromEntries(questions.map((q) => [q.id,
    q.kind === "score" ? { number: Math.floor(Math.random() * 11) } :
    q.kind === "open" ? { text: "Meer bomen in de straat, en banken waar je in de schaduw kan zitten. ".repeat(2) } :
    { optionIds: [q.options[Math.floor(Math.random() * 6)]?.id] }]));
  const total = Number(process.env.TOTAL ?? 10000);
  for (let from = 0; from < total; from += 500) {
    const rows = Array.from({ length: 500 }, () => ({ id: v4(), answers: one() }));
    await sql`insert into ${sql.table(`${town.networks.testdorp.schema}.survey_answer`)} (id, survey_id, instrument_version, neighbourhood_id, language, channel, day, answers)
      select (r ->> 'id')::uuid, ${survey.id}::uuid, 1, ${town.noord.id}::uuid, 'nl', 'link', '2026-11-21', r -> 'answers' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(town.db);
  }
  await sql`insert into ${sql.table(`${town.networks.testdorp.schema}.survey_sum_change`)} (id, survey_id, instrument_version, neighbourhood_id, language, channel, day, times, answers) select gen_random_uuid(), survey_id, instrument_version, neighbourhood_id, language, channel, day, 1, answers from ${sql.table(`${town.networks.testdorp.schema}.survey_answer`)}`.execute(town.db);
  await sql`analyze`.execute(town.db);
  let at = performance.now();
  await town.db.transaction().execute((trx) => addAllToSums(trx));
  console.log("fold", total, Math.round(performance.now() - at));
  for (let turn = 0; turn < 5; turn++) {
    at = performance.now();
    viewPart(await loadSums(town.db, survey.id), { all: total, next: null });
    const whole = performance.now() - at;
    at = performance.now();
    const filter = { neighbourhoodIds: [town.noord.id], languages: [], channels: [], answered: [`${questions[3]?.id}:${(questions[3] as { options: { id: string }[] }).options[0]?.id}`] };
    let afterId: string | null = null; let parts = 0;
    do { const part: Awaited<ReturnType<typeof loadPart>> = await loadPart(town.db, survey.id, filter, { afterId, ...partSize }); afterId = part.nextId; parts++; } while (afterId);
    console.log("unfiltered", Math.round(whole), "filtered", Math.round(performance.now() - at), "parts", parts);
  }
}, 600_000);
