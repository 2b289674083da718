/** Surveys are drafted, previewed, published, moved, ended, opened again, copied, deleted and put back. S1 §2-§5 */
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../testing/files.ts";
import { createProject, setParticipationLevel, setParticipationLicence } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import {
  answer,
  aSurvey,
  changeSurvey,
  createLiveSurvey,
  createOpenSurvey,
  createSurvey,
  openSlug,
  publishSurvey,
  questionnaire,
  surveyDraftOf,
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

const translation = {
  language: "fr" as const,
  introduction: { title: "", text: "", button: "" },
  thanks: "Merci",
  texts: Object.fromEntries([["title", "Notre place"]]),
};

describe("a draft", () => {
  test("may lack everything", async () => {
    const empty = { showsHeader: true, title: "", description: "", pages: [] };
    const survey = await pim.surveys.createSurvey({ body: { language: "nl", instrument: empty } });
    expect(survey).toMatchObject({ state: "concept", timing: null, version: 1, instrumentVersion: 0, slug: "" });
    await expect(pim.surveys.previewSurvey(surveyParams(survey))).refuses("invalid_input", {
      "instrument.title": "titleRequired",
      "instrument.pages": "questionsRequired",
      startsOn: "startRequired",
      endsOn: "endRequired",
    });
  });

  test("comes back as it was saved", async () => {
    const draft = aSurvey([town.zuid, town.noord], {
      introduction: { title: "Welkom", text: "Vijf minuten", button: "Begin" },
      thanks: "Dank u",
      canChange: true,
      keptMonths: 12,
      translations: [translation],
    });
    const survey = await pim.surveys.createSurvey({ body: draft });
    expect(surveyDraftOf(survey)).toMatchObject({
      ...draft,
      neighbourhoodIds: [town.zuid.id, town.noord.id].sort(),
    });
    // Saved as it is, nothing changes.
    expect(await changeSurvey(pim, survey, {})).toMatchObject({ version: 1 });
  });

  test("has pictures that its editor uploaded", async () => {
    const image = await anImage(pim);
    const instrument = questionnaire();
    const [question] = instrument.pages[0]?.questions ?? [];
    if (question) question.imageId = image.id;
    const survey = await createSurvey(pim, [town.noord], { instrument });
    expect(survey.images).toMatchObject([{ id: image.id }]);
    if (question) question.imageId = newId();
    await expect(changeSurvey(pim, survey, { instrument })).refuses("invalid_input", {
      "survey.instrument": "fileUnknown",
    });
  });

  test("cannot be published for holders of codes without its link", async () => {
    const survey = await createSurvey(pim, [town.noord], { respondents: "codes" });
    await expect(pim.surveys.previewSurvey(surveyParams(survey))).refuses("invalid_input", {
      slug: "slugRequired",
    });
  });

  test("belongs to a project of the organisation and a phase of it", async () => {
    const project = await createProject(pim, [town.noord]);
    const ofNobody = { projectId: newId(), phaseId: null };
    await expect(createSurvey(pim, [town.noord], ofNobody)).refuses("invalid_input", { projectId: "invalid" });
    const elsewhere = { projectId: project.id, phaseId: newId() };
    await expect(createSurvey(pim, [town.noord], elsewhere)).refuses("invalid_input", { phaseId: "invalid" });
    const survey = await createSurvey(pim, [town.noord], { projectId: project.id });
    expect(survey.projectTitle).toBe(project.title);
    await expect(pim.surveys.previewSurvey(surveyParams(survey))).refuses("invalid_input", {
      phaseId: "phaseRequired",
    });
  });

  test("goes to neighbourhoods that exist, and keeps its kind", async () => {
    await expect(createSurvey(pim, [{ ...town.noord, id: newId() }])).refuses("invalid_input", {
      neighbourhoodIds: "neighbourhoodUnknown",
    });
    const survey = await createSurvey(pim, [town.noord]);
    await expect(changeSurvey(pim, survey, { kind: "call" })).refuses("invalid_input", { "survey.kind": "invalid" });
  });

  test("of two editors the second is told", async () => {
    const survey = await createSurvey(pim, [town.noord]);
    await changeSurvey(pim, survey, { thanks: "Dank u" });
    await expect(changeSurvey(pim, survey, { thanks: "Bedankt" })).refuses("changed_meanwhile");
  });
});

describe("the public link", () => {
  test("is one survey's in its network", async () => {
    await createSurvey(pim, [town.noord], { slug: openSlug });
    await expect(createSurvey(pim, [town.noord], { slug: openSlug })).refuses("slug_taken");
    const other = await createSurvey(pim, [town.noord]);
    await expect(changeSurvey(pim, other, { slug: openSlug })).refuses("slug_taken");
  });

  test("taken by two at once is refused to one of them", async () => {
    const both = await Promise.allSettled([0, 1].map(() => createSurvey(pim, [town.noord], { slug: openSlug })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("taken since it was deleted keeps a survey from being put back", async () => {
    const survey = await createSurvey(pim, [town.noord], { slug: openSlug });
    await pim.surveys.deleteSurvey(surveyParams(survey));
    await createSurvey(pim, [town.noord], { slug: openSlug });
    await expect(pim.surveys.undeleteSurvey(surveyParams(survey))).refuses("slug_taken");
  });
});

describe("publishing", () => {
  test("needs a preview of this very version", async () => {
    const survey = await createSurvey(pim, [town.noord]);
    const body = { version: 1, at: null };
    await expect(pim.surveys.publishSurvey({ ...surveyParams(survey), body })).refuses("not_previewed");
    const { readings } = await pim.surveys.previewSurvey(surveyParams(survey));
    expect(readings).toMatchObject([{ language: "nl", timing: "active" }]);
    await changeSurvey(pim, survey, { thanks: "Dank u" });
    await expect(pim.surveys.publishSurvey({ ...surveyParams(survey), body })).refuses("changed_meanwhile");
    const second = { version: 2, at: null };
    await expect(pim.surveys.publishSurvey({ ...surveyParams(survey), body: second })).refuses("not_previewed");
  });

  test("makes the first version of the questionnaire, once", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    expect(survey).toMatchObject({ state: "published", instrumentVersion: 1, timing: "active", daysLeft: 31 });
    const body = { version: 1, at: null };
    await expect(pim.surveys.publishSurvey({ ...surveyParams(survey), body })).refuses("already_published");
    await expect(pim.surveys.unscheduleSurvey(surveyParams(survey))).refuses("already_published");
  });

  test("can be scheduled, taken back, and happens at its time", async () => {
    const draft = await createSurvey(pim, [town.noord]);
    const past = town.in({ hours: -1 });
    await pim.surveys.previewSurvey(surveyParams(draft));
    const body = { version: 1, at: past };
    await expect(pim.surveys.publishSurvey({ ...surveyParams(draft), body })).refuses("schedule_in_past");
    expect(await publishSurvey(pim, draft, town.in({ hours: 2 }))).toMatchObject({ state: "scheduled" });
    expect(await pim.surveys.unscheduleSurvey(surveyParams(draft))).toMatchObject({ state: "concept" });
    await publishSurvey(pim, draft, town.in({ hours: 2 }));
    await town.pass({ hours: 2, minutes: 1 });
    const live = await pim.surveys.getSurvey(surveyParams(draft));
    expect(live).toMatchObject({ state: "published", instrumentVersion: 1 });
  });

  test("at a time when the licence has ended makes it a draft again", async () => {
    const draft = await createSurvey(pim, [town.noord]);
    await publishSurvey(pim, draft, town.in({ hours: 2 }));
    await setParticipationLicence(town, { untilAt: new Date(town.in({ hours: 1 })) });
    await town.pass({ hours: 2, minutes: 1 });
    expect(await pim.surveys.getSurvey(surveyParams(draft))).toMatchObject({ state: "concept" });
  });
});

describe("days", () => {
  test("of a live survey move: the first until it has come, the last to today or later", async () => {
    const coming = await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(3) });
    const move = (survey: { id: string }, startsOn: string, endsOn: string | null) =>
      pim.surveys.setSurveyDays({ ...surveyParams(survey), body: { startsOn, endsOn } });
    expect(await move(coming, dayIn(0), dayIn(4))).toMatchObject({ timing: "active", daysLeft: 5 });
    await expect(move(coming, dayIn(1), dayIn(4))).refuses("invalid_input", { startsOn: "startPassed" });
    await expect(move(coming, dayIn(0), dayIn(-1))).refuses("invalid_input", { endsOn: "endPassed" });
    expect(await move(coming, dayIn(0), null)).toMatchObject({ hasNoEnd: true, daysLeft: null, timing: "active" });
    const later = await createLiveSurvey(pim, [town.noord], { startsOn: dayIn(3) });
    await expect(move(later, dayIn(5), dayIn(4))).refuses("invalid_input", { endsOn: "untilNotBeforeStart" });
    await expect(move(later, dayIn(-1), dayIn(4))).refuses("invalid_input", { startsOn: "startPassed" });
  });

  test("of a draft and of one that is over stay", async () => {
    const body = { startsOn: dayIn(0), endsOn: dayIn(9) };
    const draft = await createSurvey(pim, [town.noord]);
    await expect(pim.surveys.setSurveyDays({ ...surveyParams(draft), body })).refuses("survey_not_live");
    const survey = await createLiveSurvey(pim, [town.noord]);
    await pim.surveys.endSurvey(surveyParams(survey));
    await expect(pim.surveys.setSurveyDays({ ...surveyParams(survey), body })).refuses("survey_ended");
  });

  test("end early, and begin again until a day to come or without an end", async () => {
    const draft = await createSurvey(pim, [town.noord]);
    await expect(pim.surveys.endSurvey(surveyParams(draft))).refuses("survey_not_live");
    const survey = await createLiveSurvey(pim, [town.noord]);
    const reopen = (endsOn: string | null) => pim.surveys.reopenSurvey({ ...surveyParams(survey), body: { endsOn } });
    await expect(reopen(null)).refuses("survey_not_ended");
    expect(await pim.surveys.endSurvey(surveyParams(survey))).toMatchObject({ timing: "finished", daysLeft: 0 });
    await expect(pim.surveys.endSurvey(surveyParams(survey))).refuses("survey_ended");
    await expect(reopen(dayIn(-1))).refuses("invalid_input", { endsOn: "endPassed" });
    expect(await reopen(dayIn(2))).toMatchObject({ timing: "active", daysLeft: 3, endedAt: null });
    await pim.surveys.endSurvey(surveyParams(survey));
    expect(await reopen(null)).toMatchObject({ timing: "active", hasNoEnd: true });
  });
});

describe("a survey", () => {
  test("is put on the public pages and taken off", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    const set = (isPublic: boolean) => pim.surveys.setSurveyPublic({ ...surveyParams(survey), body: { isPublic } });
    expect(await set(true)).toMatchObject({ isPublic: true });
    expect(await set(false)).toMatchObject({ isPublic: false });
  });

  test("is copied as a draft, without its link, days and answers", async () => {
    const survey = await createOpenSurvey(pim, [town.noord], { thanks: "Dank u" });
    const copy = await pim.surveys.copySurvey(surveyParams(survey));
    expect(copy).toMatchObject({ state: "concept", slug: "", startsOn: null, endsOn: null, thanks: "Dank u" });
    expect(copy.instrument).toEqual(survey.instrument);
  });

  test("that is deleted is gone for everybody, and put back within 30 days", async () => {
    const survey = await createLiveSurvey(pim, [town.noord]);
    await pim.surveys.deleteSurvey(surveyParams(survey));
    await expect(pim.surveys.getSurvey(surveyParams(survey))).refuses("not_found");
    await expect(people.dirk.surveys.readSurvey(surveyParams(survey))).refuses("not_found");
    await expect(answer(people.dirk, survey)).refuses("not_found");
    expect(await pim.surveys.undeleteSurvey(surveyParams(survey))).toMatchObject({ state: "published" });
    await answer(people.dirk, survey);
    await pim.surveys.deleteSurvey(surveyParams(survey));
    await town.pass({ days: 31 });
    await expect(pim.surveys.undeleteSurvey(surveyParams(survey))).refuses("not_found");
    expect(await town.db.selectFrom("surveyAnswer").select("id").execute()).toEqual([]);
    expect(await town.db.selectFrom("survey").select("id").execute()).toEqual([]);
  });

  test("of one list stands in pages of twenty, filtered and counted", async () => {
    await createLiveSurvey(pim, [town.noord]);
    await createSurvey(pim, [town.zuid], { kind: "call", instrument: questionnaire("Een oproep") });
    const { items, counts, found } = await pim.surveys.listSurveys({ query: { state: "concept", kind: "call" } });
    expect(items).toMatchObject([{ title: "Een oproep", kind: "call", questions: 2, participants: null }]);
    expect({ counts, found }).toEqual({ counts: { published: 1, scheduled: 0, concept: 1 }, found: 1 });
    const active = await pim.surveys.listSurveys({ query: { timing: "active", sort: "end", search: "plein" } });
    expect(active.items).toHaveLength(1);
    expect((await pim.surveys.listSurveys({ query: { neighbourhoodId: town.zuid.id } })).items).toEqual([]);
  });
});

describe("who may", () => {
  const acts = ["createSurvey", "updateSurvey", "previewSurvey", "endSurvey", "deleteSurvey"] as const;
  async function tried() {
    const live = await createLiveSurvey(pim, [town.noord]);
    const draft = await createSurvey(pim, [town.noord]);
    const { viktor } = people;
    const outcome = (call: Promise<unknown>) => call.then(() => "done").catch(({ code }: { code: string }) => code);
    expect(await outcome(viktor.surveys.getSurvey(surveyParams(live)))).toBe("done");
    return {
      createSurvey: await outcome(createSurvey(viktor, [town.noord])),
      updateSurvey: await outcome(changeSurvey(viktor, draft, { thanks: "Dank u" })),
      previewSurvey: await outcome(viktor.surveys.previewSurvey(surveyParams(draft))),
      endSurvey: await outcome(viktor.surveys.endSurvey(surveyParams(live))),
      deleteSurvey: await outcome(viktor.surveys.deleteSurvey(surveyParams(live))),
    };
  }
  test.each([
    ["viewer", []],
    ["editor", ["createSurvey", "updateSurvey", "previewSurvey", "endSurvey"]],
    ["admin", acts],
  ] as const)("a %s does what the level allows", async (level, done) => {
    await setParticipationLevel(town, people.viktor, level);
    const allowed: readonly string[] = done;
    expect(await tried()).toEqual(
      Object.fromEntries(acts.map((act) => [act, allowed.includes(act) ? "done" : "level_too_low"])),
    );
  });

  test("a map question needs a premium licence", async () => {
    await setParticipationLicence(town, { level: "essential" });
    const survey = await createSurvey(pim, [town.noord]);
    const [page] = survey.instrument.pages;
    if (!page) throw new Error("it has a page");
    const map = {
      kind: "map" as const,
      id: newId(),
      text: "Waar?",
      description: "",
      isRequired: false,
      showsHeader: true,
      imageId: null,
      isPrivate: false,
      showIf: null,
      parts: [],
      longitude: 3.7,
      latitude: 51,
      zoom: 12,
    };
    const instrument = { ...survey.instrument, pages: [{ ...page, questions: [...page.questions, map] }] };
    await expect(changeSurvey(pim, survey, { instrument })).refuses("licence_level_too_low");
  });

  test("a limited licence covers surveys of its neighbourhoods alone", async () => {
    await setParticipationLicence(town, {
      level: "oneoff",
      neighbourhoodIds: [town.noord.id],
      untilAt: new Date(town.in({ days: 9 })),
    });
    await expect(createSurvey(pim, [town.zuid])).refuses("licence_out_of_scope");
    const everywhere = await createSurvey(pim, []);
    expect(everywhere.can.publish).toBe("licence_out_of_scope");
  });
});
