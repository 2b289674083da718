/** Answers are judged, stored without their respondent, found again by them, and locked in meaning. D §12 */
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { setParticipationLicence } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  anAnswer,
  answer,
  answerByLink,
  changeSurvey,
  createLiveSurvey,
  createOpenSurvey,
  createSurvey,
  ids,
  myAnswer,
  no,
  openSlug,
  publishSurvey,
  questionnaire,
  storedAnswers,
  surveyParams,
  yes,
} from "../testing/surveys.ts";
import { linkLimit } from "./times.ts";

let town: Town;
let people: Town["people"];
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  pim = people.pim;
});

describe("a resident", () => {
  test("reads and answers a survey of their neighbourhood, once", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const read = await people.dirk.surveys.readSurvey(surveyParams(survey));
    expect(read).toMatchObject({ timing: "active", instrumentVersion: 1, neighbourhoods: [{ id: town.noord.id }] });
    expect(await myAnswer(people.dirk, survey)).toMatchObject({ hasAnswered: false, can: { answer: true } });
    const sent = await answer(people.dirk, survey);
    expect(sent).toEqual({
      hasAnswered: true,
      answers: null,
      instrumentVersion: null,
      can: { answer: "already_answered" },
    });
    await expect(answer(people.dirk, survey)).refuses("already_answered");
  });

  test("sends the same answer again on a bad line, and it is taken once", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const body = anAnswer();
    for (let time = 0; time < 3; time++)
      expect(await people.dirk.surveys.sendAnswer({ ...surveyParams(survey), body })).toMatchObject({
        hasAnswered: true,
      });
    expect(await storedAnswers(town, survey)).toHaveLength(1);
  });

  test("finds the answer and changes it until the end, where that is allowed", async () => {
    const survey = await createLiveSurvey(pim, [town.noord], { canChange: true });
    await answer(people.dirk, survey);
    expect(await answer(people.dirk, survey, { answers: no })).toMatchObject({ answers: no, can: { answer: true } });
    const [stored, ...others] = await storedAnswers(town, survey);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ answers: no, instrumentVersion: 1 });
    await pim.surveys.endSurvey(surveyParams(survey));
    await expect(answer(people.dirk, survey)).refuses("survey_not_active");
    expect(await myAnswer(people.dirk, survey)).toMatchObject({ answers: no, can: { answer: "survey_not_active" } });
  });

  test("whose answer cannot be found any more, as after a restore, cannot change it", async () => {
    const survey = await createLiveSurvey(pim, [town.noord], { canChange: true });
    await answer(people.dirk, survey);
    await town.db.deleteFrom("surveyKey").execute();
    expect(await myAnswer(people.dirk, survey)).toMatchObject({ hasAnswered: true, answers: null });
    await expect(answer(people.dirk, survey)).refuses("answer_sealed");
  });

  test("of another neighbourhood, and of another organisation's member, finds nothing", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await expect(people.fatma.surveys.readSurvey(surveyParams(survey))).refuses("not_found");
    await expect(myAnswer(people.fatma, survey)).refuses("not_found");
    await expect(answer(people.fatma, survey)).refuses("not_found");
    const everywhere = await createLiveSurvey(pim, []);
    await answer(people.fatma, everywhere);
  });

  test("finds no draft, and does not answer what is open to everybody here", async () => {
    const draft = await createSurvey(pim, [town.noord]);
    await expect(people.dirk.surveys.readSurvey(surveyParams(draft))).refuses("not_found");
    await expect(answer(people.dirk, draft)).refuses("not_found");
    await expect(answer(people.dirk, await createOpenSurvey(pim, [town.noord]))).refuses("not_found");
  });

  test("who is not proven answers where that is not asked", async () => {
    const free = await createLiveSurvey(pim, [town.noord]);
    await answer(people.daan, free);
    const strict = await createLiveSurvey(pim, [town.noord], { asksProof: true });
    await expect(answer(people.daan, strict)).refuses("residence_not_proven");
  });

  test("answers from the first day to the last", async () => {
    const survey = await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(2), endsOn: dayIn(3) });
    await expect(answer(people.dirk, survey)).refuses("survey_not_active");
    await town.pass({ days: 3 });
    await answer(people.dirk, survey);
    await town.pass({ days: 1 });
    await expect(answer(people.daan, survey)).refuses("survey_not_active");
  });

  test("is told which surveys run and were answered", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(2) });
    await createLiveSurvey(pim, [town.zuid]);
    const open = await createOpenSurvey(pim, [], { hasNoEnd: true });
    await answer(people.dirk, survey);
    const { items } = await people.dirk.surveys.listOpenSurveys({});
    expect(items).toMatchObject([
      { id: survey.id, title: "Ons plein", hasAnswered: true, slug: null, endsOn: dayIn(30) },
      { id: open.id, hasAnswered: false, slug: openSlug, endsOn: null },
    ]);
  });

  test("goes on answering when the licence ends", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await setParticipationLicence(town, { untilAt: new Date(town.in({ hours: 1 })) });
    await town.pass({ days: 2 });
    await answer(people.dirk, survey);
  });
});

describe("an answer", () => {
  test("is stored with its neighbourhood, language, channel, day and version, and with nothing of who gave it", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const body = anAnswer({ language: "fr", answers: no });
    await people.dirk.surveys.sendAnswer({ ...surveyParams(survey), body });
    const [stored] = await storedAnswers(town, survey);
    expect(stored).toEqual({
      id: expect.not.stringContaining(body.id),
      surveyId: survey.id,
      instrumentVersion: 1,
      seal: null,
      neighbourhoodId: town.noord.id,
      language: "fr",
      channel: "app",
      day: dayIn(0),
      answers: no,
      hasPersonal: true,
    });
  });

  test("keeps the files that its respondent uploaded, without who that was", async () => {
    const asked = {
      description: "",
      showsHeader: true,
      imageId: null,
      isPrivate: false,
      isRequired: false,
      showIf: null,
    };
    const instrument = questionnaire();
    const questionId = newId();
    instrument.pages[0]?.questions.push({ ...asked, kind: "files", id: questionId, text: "Foto's", atMost: 2 });
    const survey = await createLiveSurvey(pim, [town.noord], { instrument });
    const file = await anImage(people.dirk);
    const answers = { ...yes, [questionId]: { fileIds: [file.id] } };
    await expect(answer(people.daan, survey, { answers })).refuses("invalid_input", { [questionId]: "fileUnknown" });
    await answer(people.dirk, survey, { answers });
    const stored = town.db.selectFrom("file").select(["uploadedBy", "usedAt"]).where("id", "=", file.id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ uploadedBy: null, usedAt: expect.any(Date) });
  });

  test("is refused by question", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await expect(answer(people.dirk, survey, { answers: {} })).refuses("invalid_input", {
      [ids.clean]: "answerRequired",
    });
    const unknown = newId();
    const strange = { [ids.clean]: { optionIds: [unknown] }, [unknown]: { text: "?" } };
    await expect(answer(people.dirk, survey, { answers: strange })).refuses("invalid_input", {
      [ids.clean]: "answerOption",
      [unknown]: "answerKind",
    });
    expect(await myAnswer(people.dirk, survey)).toMatchObject({ hasAnswered: false });
  });

  test("to a hidden question is not kept", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await answer(people.dirk, survey, { answers: { ...no, ...yes } });
    expect(await storedAnswers(town, survey)).toMatchObject([{ answers: yes }]);
  });

  test("to an older version that asks the same keeps it; to one that asks something else it is refused", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const second = await changeSurvey(pim, survey, { instrument: questionnaire("Ons plein!", ["Ja", "Nee", "Soms"]) });
    expect(second.instrumentVersion).toBe(2);
    await answer(people.dirk, survey);
    expect(await storedAnswers(town, survey)).toMatchObject([{ instrumentVersion: 1 }]);
    const other = await createLiveSurvey(pim, [town.noord]);
    await changeSurvey(pim, other, { instrument: questionnaire("Ons plein", ["Altijd", "Nooit"]) });
    await expect(answer(people.dirk, other)).refuses("changed_meanwhile");
    await expect(answer(people.dirk, other, { instrumentVersion: 9 })).refuses("changed_meanwhile");
    await answer(people.dirk, other, { instrumentVersion: 2 });
  });

  test("locks what would change its meaning, the link, who answers and whether it can be changed", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await answer(people.dirk, survey);
    const now = await pim.surveys.getSurvey(surveyParams(survey));
    expect(now).toMatchObject({ hasAnswers: true, participants: null });
    for (const change of [
      { instrument: questionnaire("Ons plein", ["Altijd", "Nooit"]) },
      { instrument: questionnaire("Ons plein", ["Ja"]) },
      { slug: openSlug },
      { canChange: true },
      { keptMonths: 25 },
      { respondents: "open" as const, slug: openSlug },
    ])
      await expect(changeSurvey(pim, now, change)).refuses("survey_locked");
    const corrected = await changeSurvey(pim, now, { instrument: questionnaire("Ons pleintje") });
    expect(corrected).toMatchObject({ instrumentVersion: 2, version: 2 });
    expect((await changeSurvey(pim, corrected, { thanks: "Dank u", keptMonths: 12 })).instrumentVersion).toBe(2);
  });

  test("cannot be told from others 30 days after the end, and stays", async () => {
    const survey = await createLiveSurvey(pim, [town.noord], { canChange: true });
    await answer(people.dirk, survey);
    await pim.surveys.endSurvey(surveyParams(survey));
    await town.pass({ days: 32 });
    expect(await storedAnswers(town, survey)).toMatchObject([{ seal: null }]);
    expect(await town.db.selectFrom("surveyRight").selectAll().execute()).toEqual([]);
    expect(await town.db.selectFrom("surveyKey").selectAll().execute()).toEqual([]);
  });

  test("goes with the account while a key ties it to its respondent, and stays otherwise", async () => {
    const tied = await createLiveSurvey(pim, [town.noord], { canChange: true });
    const free = await createLiveSurvey(pim, [town.noord]);
    await answer(people.dirk, tied);
    await answer(people.dirk, free);
    const { session, residents } = people.dirk;
    const confirmedAt = town.clock.now();
    await town.db.updateTable("public.session").set({ confirmedAt }).where("id", "=", session.id).execute();
    await residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: false } });
    expect(await storedAnswers(town, tied)).toEqual([]);
    expect(await storedAnswers(town, free)).toHaveLength(1);
    expect(await town.db.selectFrom("surveyRight").selectAll().execute()).toEqual([]);
  });
});

describe("by the public link", () => {
  const read = (surveySlug: string) =>
    town.guest.surveys.readPublicSurvey({ params: { networkSlug: town.networks.testdorp.slug, surveySlug } });

  test("everybody reads and answers, and the same answer is taken once", async () => {
    const survey = await createOpenSurvey(pim, [town.noord]);
    expect(await read(openSlug)).toMatchObject({ id: survey.id, slug: openSlug });
    const body = anAnswer();
    await answerByLink(town, body);
    await answerByLink(town, body);
    await answerByLink(town);
    const stored = await storedAnswers(town, survey);
    expect(stored).toHaveLength(2);
    expect(stored[0]).toMatchObject({ channel: "link", seal: null, neighbourhoodId: town.noord.id });
  });

  test("nobody finds a link that is not there, a draft, or what only residents answer", async () => {
    await expect(read(openSlug)).refuses("not_found");
    await expect(answerByLink(town)).refuses("not_found");
    const draft = await createSurvey(pim, [town.noord], { respondents: "open", slug: openSlug });
    await expect(read(openSlug)).refuses("not_found");
    await expect(answerByLink(town)).refuses("not_found");
    await publishSurvey(pim, await changeSurvey(pim, draft, { respondents: "residents" }));
    await expect(answerByLink(town)).refuses("not_found");
  });

  test("refuses what is wrong, as to residents", async () => {
    const survey = await createOpenSurvey(pim, [town.noord]);
    await expect(answerByLink(town, { neighbourhoodId: town.zuid.id })).refuses("invalid_input", {
      neighbourhoodId: "neighbourhoodUnknown",
    });
    await expect(answerByLink(town, { answers: {} })).refuses("invalid_input", { [ids.clean]: "answerRequired" });
    await expect(answerByLink(town, { instrumentVersion: 2 })).refuses("changed_meanwhile");
    await pim.surveys.endSurvey(surveyParams(survey));
    await expect(answerByLink(town)).refuses("survey_not_active");
  });

  test("thanks a program that fills in the trap, and keeps nothing", async () => {
    const survey = await createOpenSurvey(pim, [town.noord]);
    await answerByLink(town, { website: "https://example.org" });
    expect(await storedAnswers(town, survey)).toEqual([]);
  });

  test("an address that sends many is slowed for a minute", async () => {
    const survey = await createOpenSurvey(pim, [town.noord]);
    const body = anAnswer();
    for (let time = 0; time < linkLimit.max; time++) await answerByLink(town, body);
    await expect(answerByLink(town)).refuses("too_many_requests");
    town.clock.move(61_000);
    await answerByLink(town);
    expect(await storedAnswers(town, survey)).toHaveLength(2);
  });

  test("a question for files is not asked", async () => {
    const survey = await createSurvey(pim, [town.noord], { respondents: "open", slug: openSlug });
    const [page] = survey.instrument.pages;
    if (!page) throw new Error("it has a page");
    const asked = {
      kind: "files" as const,
      id: newId(),
      text: "Foto's",
      description: "",
      isRequired: false,
      showsHeader: true,
      imageId: null,
      isPrivate: false,
      showIf: null,
      atMost: 2,
    };
    const changed = await changeSurvey(pim, survey, {
      instrument: { ...survey.instrument, pages: [{ ...page, questions: [...page.questions, asked] }] },
    });
    await expect(pim.surveys.previewSurvey(surveyParams(changed))).refuses("invalid_input", {
      "instrument.pages.0.questions.2.kind": "notOffered",
    });
  });
});

describe("a test answer", () => {
  test("is given to a draft, counted nowhere, and wiped when it is published", async () => {
    const draft = await createSurvey(pim, [town.noord]);
    const send = (changes = {}) =>
      pim.surveys.sendTestAnswer({ ...surveyParams(draft), body: anAnswer({ instrumentVersion: 1, ...changes }) });
    await send();
    expect(await pim.surveys.getSurvey(surveyParams(draft))).toMatchObject({ testAnswers: 1, hasAnswers: false });
    await expect(send({ instrumentVersion: 2 })).refuses("changed_meanwhile");
    await expect(send({ answers: {} })).refuses("invalid_input", { [ids.clean]: "answerRequired" });
    const live = await publishSurvey(pim, draft);
    expect(live).toMatchObject({ testAnswers: 0, hasAnswers: false });
    await expect(send()).refuses("already_published");
  });
});
