/** Codes to answer surveys with, as staff make, look up and revoke them. D §12 */
import { surveyCodeLimits } from "@stoep/contract/surveys";
import { beforeEach, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { setParticipationLevel } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  answerWithCode,
  codesSlug,
  createSurveyWithCodes,
  makeCodes,
  printCodes,
  readBatches,
  readCodeFile,
} from "../testing/codes.ts";
import { changeSurvey, createLiveSurvey, createSurvey, publishSurvey, surveyParams } from "../testing/surveys.ts";

let town: Town;
let people: Town["people"];
let survey: Awaited<ReturnType<typeof createSurveyWithCodes>>;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  survey = await createSurveyWithCodes(town);
});

const storedFiles = () => [...town.outside.stored.keys()].filter((key) => key.startsWith("survey-codes/"));
const find = (serial: number) => people.pim.surveys.findSurveyCode({ params: { surveyId: survey.id, serial } });
const revoke = (serial: number) => people.pim.surveys.revokeSurveyCode({ ...surveyParams(survey), body: { serial } });
const revokeAll = (batchId: string) => people.pim.surveys.revokeSurveyCodes({ params: { batchId } });

describe("making codes", () => {
  test("a file for a printer has serial numbers, different codes of the length, and the address", async () => {
    const { batch, codes } = await printCodes(town, survey, { codes: 40, length: 8 });
    expect(batch).toMatchObject({ codes: 40, written: 40, used: 0, revoked: 0, serials: { first: 1, last: 40 } });
    expect(new Set(codes).size).toBe(40);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect((await readCodeFile(people.pim, batch)).toString()).toContain(`/testdorp/surveys/${codesSlug}`);
  });

  test("a code has ten signs unless another length is chosen", async () => {
    const { codes } = await printCodes(town, survey);
    expect(codes[0]?.replaceAll("-", "")).toHaveLength(surveyCodeLimits.length);
  });

  test("letters are a page for each code, with the survey, its days, the address and the serial number", async () => {
    const { id } = await makeCodes(people.pim, survey, { form: "letters", codes: 2 });
    await town.runDue();
    const pages = pagesOfPdf(await readCodeFile(people.pim, { id }));
    expect(pages).toHaveLength(2);
    for (const said of ["Ons plein", `/testdorp/surveys/${codesSlug}`, "Volgnummer", "Antwoord met deze code"])
      expect(pages[1]).toContain(said);
    expect(await answerWithCode(town, codeOn(pages[0]))).toMatchObject({ hasAnswered: true });
  });

  test("a letter in four languages is one page", async () => {
    await town.db
      .updateTable("public.network")
      .set({ languages: ["nl", "fr", "en", "tr"] })
      .where("slug", "=", "testdorp")
      .execute();
    const { id } = await makeCodes(people.pim, survey, { form: "letters", codes: 2 });
    await town.runDue();
    const pages = pagesOfPdf(await readCodeFile(people.pim, { id }));
    expect(pages).toHaveLength(2);
    for (const heading of [
      "Antwoord met deze code",
      "Répondez avec ce code",
      "Answer with this code",
      "Bu kodla yanıtlayın",
    ])
      expect(pages[1]).toContain(heading);
  });

  test("cards stand ten on a page", async () => {
    const { id } = await makeCodes(people.pim, survey, { form: "cards", codes: 11 });
    await town.runDue();
    const pages = pagesOfPdf(await readCodeFile(people.pim, { id }));
    expect(pages).toHaveLength(2);
    expect(await answerWithCode(town, codeOn(pages[1]))).toMatchObject({ hasAnswered: true });
  });

  test("between one and 50,000 at once, of 8 to 16 signs", async () => {
    for (const codes of [0, 50_001, 1.5])
      await expect(makeCodes(people.pim, survey, { codes })).refuses("invalid_input", { codes: "surveyCodesNumber" });
    for (const length of [7, 17])
      await expect(makeCodes(people.pim, survey, { length })).refuses("invalid_input", { length: "codeLength" });
  });

  test("not beyond what a survey may have", async () => {
    const { batch } = await printCodes(town, survey);
    await town.db
      .updateTable("surveyCodeBatch")
      .set({ firstSerial: surveyCodeLimits.codesOfSurvey })
      .where("id", "=", batch.id)
      .execute();
    await expect(makeCodes(people.pim, survey)).refuses("too_many_survey_codes");
  });

  test("made twice at once have different serial numbers", async () => {
    const made = await Promise.all([5, 6, 7].map((codes) => makeCodes(people.pim, survey, { codes })));
    const serials = made.flatMap((one) => [one.serials?.first ?? 0, one.serials?.last ?? 0]).toSorted((a, b) => a - b);
    expect(serials[5]).toBe(18);
    expect(new Set(serials).size).toBe(6);
  });

  test("only of one that is answered by code, published and not over", async () => {
    const { pim } = people;
    await expect(makeCodes(pim, await createLiveSurvey(pim, [town.noord]))).refuses("survey_without_codes");
    const draft = await createSurvey(pim, [town.noord], { respondents: "codes", slug: "nog-niet-gepubliceerd" });
    await expect(makeCodes(pim, draft)).refuses("survey_not_live");
    const { batch } = await printCodes(town, survey);
    await pim.surveys.endSurvey(surveyParams(survey));
    await expect(makeCodes(pim, survey)).refuses("survey_ended");
    await expect(revoke(1)).refuses("survey_ended");
    await expect(revokeAll(batch.id)).refuses("survey_ended");
  });

  test("by administrators of participation of its organisation alone", async () => {
    await setParticipationLevel(town, people.viktor, "editor");
    await expect(makeCodes(people.viktor, survey)).refuses("level_too_low");
    await expect(makeCodes(people.els, survey)).refuses("no_module_access");
    await expect(makeCodes(people.otto, survey)).refuses("not_found");
    const { batch } = await printCodes(town, survey);
    await expect(people.otto.surveys.revokeSurveyCodes({ params: { batchId: batch.id } })).refuses("not_found");
    await expect(readCodeFile(people.otto, batch)).refuses("not_found");
  });

  test("is not done for a survey that ended meanwhile", async () => {
    await makeCodes(people.pim, survey);
    await people.pim.surveys.endSurvey(surveyParams(survey));
    await town.runDue();
    expect(await readBatches(people.pim, survey)).toMatchObject([{ state: "failed", parts: 0 }]);
    expect(storedFiles()).toEqual([]);
  });
});

describe("files", () => {
  test("open for whoever asked for them, for a day", async () => {
    const { batch } = await printCodes(town, survey);
    await expect(readCodeFile(people.ada, batch)).refuses("not_found");
    await expect(readCodeFile(people.pim, batch, 2)).refuses("not_found");
    expect(storedFiles()).toHaveLength(1);
    await town.pass({ hours: 26 });
    await expect(readCodeFile(people.pim, batch)).refuses("not_found");
    expect(storedFiles()).toEqual([]);
    expect(await readBatches(people.pim, survey)).toMatchObject([{ state: "done", codes: 1, parts: 0 }]);
  });
});

describe("one serial number", () => {
  test("is looked up: not used, used or revoked, and never what was answered", async () => {
    const { codes } = await printCodes(town, survey, { codes: 3 });
    await answerWithCode(town, codes[1] ?? "");
    await revoke(3);
    expect([await find(1), await find(2), await find(3)]).toEqual([
      { serial: 1, state: "open" },
      { serial: 2, state: "used" },
      { serial: 3, state: "revoked" },
    ]);
    await expect(find(4)).refuses("not_found");
  });

  test("is revoked once, and not after somebody answered with it", async () => {
    const { codes } = await printCodes(town, survey, { codes: 2 });
    await answerWithCode(town, codes[0] ?? "");
    await expect(revoke(1)).refuses("survey_code_used");
    expect(await revoke(2)).toEqual({ serial: 2, state: "revoked" });
    await expect(revoke(2)).refuses("survey_code_revoked");
    await expect(revoke(9)).refuses("invalid_input", { serial: "serialUnknown" });
    await expect(answerWithCode(town, codes[1] ?? "")).refuses("survey_code_revoked");
  });
});

test("all codes that were made together are revoked, but for those that were used", async () => {
  const { batch, codes } = await printCodes(town, survey, { codes: 4 });
  const other = await printCodes(town, survey);
  await answerWithCode(town, codes[0] ?? "");
  expect(await revokeAll(batch.id)).toMatchObject({ codes: 4, used: 1, revoked: 3 });
  await expect(answerWithCode(town, codes[1] ?? "")).refuses("survey_code_revoked");
  expect(await answerWithCode(town, other.codes[0] ?? "")).toMatchObject({ hasAnswered: true });
});

test("codes that are revoked while they are made are not made", async () => {
  const { id } = await makeCodes(people.pim, survey, { codes: 2 });
  expect(await revokeAll(id)).toMatchObject({ state: "failed" });
  await town.runDue();
  expect(await readBatches(people.pim, survey)).toMatchObject([{ state: "failed" }]);
  expect(storedFiles()).toEqual([]);
});

describe("from the first codes on", () => {
  test("link and respondents stay; the questionnaire changes until the first answer", async () => {
    const { pim } = people;
    await makeCodes(pim, survey);
    const { hasCodes, ...read } = await pim.surveys.getSurvey(surveyParams(survey));
    expect(hasCodes).toBe(true);
    const whole = { ...read, hasCodes };
    await expect(changeSurvey(pim, whole, { slug: "een-heel-andere-link" })).refuses("survey_locked");
    await expect(changeSurvey(pim, whole, { respondents: "open" })).refuses("survey_locked");
    expect(await changeSurvey(pim, whole, { canChange: true, endsOn: dayIn(60) })).toMatchObject({ canChange: true });
  });

  test("a copy has no codes, and needs a link of its own to be published", async () => {
    const { pim } = people;
    await makeCodes(pim, survey);
    const copy = await pim.surveys.copySurvey(surveyParams(survey));
    expect(copy).toMatchObject({ respondents: "codes", slug: "", hasCodes: false });
    const dated = await changeSurvey(pim, copy, { startsOn: dayIn(0), endsOn: dayIn(9) });
    await expect(publishSurvey(pim, dated)).refuses("invalid_input", { slug: "slugRequired" });
  });
});

test("codes go with a survey that was deleted 30 days ago, and work again in one that is put back", async () => {
  const { codes } = await printCodes(town, survey);
  await people.pim.surveys.deleteSurvey(surveyParams(survey));
  await expect(answerWithCode(town, codes[0] ?? "")).refuses("not_found");
  await people.pim.surveys.undeleteSurvey(surveyParams(survey));
  expect(await answerWithCode(town, codes[0] ?? "")).toMatchObject({ hasAnswered: true });
  await people.pim.surveys.deleteSurvey(surveyParams(survey));
  await town.pass({ days: 31 });
  expect(await town.db.selectFrom("surveyRight").selectAll().execute()).toEqual([]);
  expect(await town.db.selectFrom("surveyCodeBatch").selectAll().execute()).toEqual([]);
});

test("30 days after the end codes go, and their numbers stay", async () => {
  const { codes } = await printCodes(town, survey, { codes: 3 });
  await answerWithCode(town, codes[0] ?? "");
  await revoke(2);
  await town.pass({ days: 62 });
  expect(await town.db.selectFrom("surveyRight").selectAll().execute()).toEqual([]);
  expect(await readBatches(people.pim, survey)).toMatchObject([{ codes: 3, used: 1, revoked: 1 }]);
});

const codeOn = (page = ""): string => page.match(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}(?![A-Z0-9])/)?.[0] ?? "";
