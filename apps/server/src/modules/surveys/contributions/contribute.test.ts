/** What comes in by a contribution form becomes a contribution of its project. S1 §3 */
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { anIdea, ofIdea } from "../../../testing/ideas.ts";
import { projectParams, setParticipationLicence } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  answer,
  changeSurvey,
  contribute,
  createForm,
  createLiveSurvey,
  createPhasedProject,
  createSurvey,
  ids,
  no,
  questionnaire,
  surveyParams,
  takesAll,
} from "../testing/surveys.ts";
import { removePrivate } from "./remove-private.ts";

let town: Town;
let people: Town["people"];
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  pim = people.pim;
});

const withPrivate = () => {
  const instrument = questionnaire();
  const [, why] = instrument.pages[0]?.questions ?? [];
  if (why) why.isPrivate = true;
  return instrument;
};

const nothing = {
  type: "story" as const,
  takesAttachments: false,
  takesImages: false,
  takesSupport: false,
  takesPlace: false,
};

describe("what comes in", () => {
  test("is a contribution of the project, of the form's kind and in its phase", async () => {
    const form = await createForm(pim, [town.noord]);
    const idea = await contribute(people.dirk, form);
    expect(idea).toMatchObject({ kind: "proposal", type: "proposed", takesSupport: true, author: { isMe: true } });
    const { items } = await pim.participation.listDeskIdeas({
      params: { projectId: form.projectId ?? "" },
      query: { formId: form.id },
    });
    expect(items).toMatchObject([{ id: idea.id, kind: "proposal", phase: "Ideeën" }]);
    expect(await pim.participation.getIdea(ofIdea(idea))).toMatchObject({ formId: form.id, phaseId: form.phaseId });
    expect(await pim.surveys.getSurvey(surveyParams(form))).toMatchObject({ hasAnswers: true });
  });

  test("has the answers beside it, private ones for staff and its author alone", async () => {
    const form = await createForm(pim, [town.noord], { instrument: withPrivate() });
    const idea = await contribute(people.dirk, form, { answers: no });
    const open = { question: "Is het plein proper?", answer: "Nee", isPrivate: false };
    const closed = { question: "Waarom niet?", answer: "Overal sigaretten", isPrivate: true };
    expect(idea.answers).toEqual([open, closed]);
    expect((await pim.participation.getIdea(ofIdea(idea))).answers).toEqual([open, closed]);
    expect((await people.daan.participation.readIdea(ofIdea(idea))).answers).toEqual([open]);
  });

  test("comes in again from the same resident", async () => {
    const form = await createForm(pim, [town.noord]);
    const [first, second] = [await contribute(people.dirk, form), await contribute(people.dirk, form)];
    expect(first.id).not.toBe(second.id);
  });

  test("is read first where the project says so", async () => {
    const place = await createPhasedProject(pim, [town.noord], { isReadFirst: true });
    const form = await createForm(pim, [town.noord], place);
    expect(await contribute(people.dirk, form)).toMatchObject({ isWaiting: true });
  });

  test("loses its private answers months after the end of the form, and keeps the others", async () => {
    const form = await createForm(pim, [town.noord], { instrument: withPrivate(), keptMonths: 6, endsOn: dayIn(10) });
    const idea = await contribute(people.dirk, form, { answers: no });
    const { timeZone } = town.networks.testdorp;
    const removed = (days: number) =>
      town.db.transaction().execute((db) => removePrivate(db, { now: new Date(town.in({ days })), timeZone }, 20));
    expect(await removed(190)).toBe(0);
    expect(await removed(200)).toBe(1);
    expect(await removed(200)).toBe(0);
    const read = await people.dirk.participation.readIdea(ofIdea(idea));
    expect(read.answers.map(({ answer: words }) => words)).toEqual(["Nee"]);
  });

  test("goes with its answers when its author withdraws it", async () => {
    const form = await createForm(pim, [town.noord]);
    const idea = await contribute(people.dirk, form);
    await people.dirk.participation.withdrawIdea(ofIdea(idea));
    expect(await town.db.selectFrom("ideaAnswer").selectAll().execute()).toEqual([]);
  });

  test("keeps its kind when its author changes it", async () => {
    const form = await createForm(pim, [town.noord]);
    const { id, version } = await contribute(people.dirk, form);
    const body = { ...anIdea(), kind: "story", showsName: false, version } as const;
    const edited = await people.dirk.participation.editIdea({ ...ofIdea({ id }), body });
    expect(edited).toMatchObject({ kind: "proposal", answers: [{ answer: "Ja" }] });
  });
});

describe("a form takes", () => {
  test("only what it says", async () => {
    const form = await createForm(pim, [town.noord], { form: nothing });
    const image = await anImage(people.dirk);
    const [street] = town.noord.streets;
    const { longitude = 0, latitude = 0 } = street?.addresses[4] ?? {};
    const wrong = [
      [{ images: [{ id: image.id, altText: "" }] }, "images"],
      [{ attachmentIds: [newId()] }, "attachmentIds"],
      [{ place: { longitude, latitude } }, "place"],
    ] satisfies [Parameters<typeof contribute>[2], string][];
    for (const [changes, field] of wrong)
      await expect(contribute(people.dirk, form, changes)).refuses("invalid_input", {
        [field]: "invalid",
      });
    const idea = await contribute(people.dirk, form);
    expect(idea).toMatchObject({ takesSupport: false });
    const read = await people.daan.participation.readIdea(ofIdea(idea));
    expect(read.can.support).toBe("support_closed");
    await expect(people.daan.participation.supportIdea(ofIdea(idea))).refuses("support_closed");
  });

  test("answers as a survey does", async () => {
    const form = await createForm(pim, [town.noord]);
    await expect(contribute(people.dirk, form, { answers: {} })).refuses("invalid_input", {
      [ids.clean]: "answerRequired",
    });
    await expect(contribute(people.dirk, form, { instrumentVersion: 2 })).refuses("changed_meanwhile");
    // What changes the meaning of answers is locked from the first one.
    await contribute(people.dirk, form);
    const read = await pim.surveys.getSurvey(surveyParams(form));
    const instrument = questionnaire("Ons plein", ["Zeker", "Nooit"]);
    await expect(changeSurvey(pim, read, { instrument })).refuses("survey_locked");
  });

  test("nothing out of its days, from residents elsewhere, or without the proof that it asks for", async () => {
    const { dirk, fatma, daan } = people;
    const later = await createForm(pim, [town.noord], { startsOn: dayIn(2), endsOn: dayIn(9) });
    await expect(contribute(dirk, later)).refuses("survey_not_active");
    const form = await createForm(pim, [town.noord], { asksProof: true });
    await expect(contribute(fatma, form)).refuses("not_found");
    await expect(contribute(daan, form)).refuses("residence_not_proven");
  });

  test("nothing once its project is over or gone", async () => {
    const form = await createForm(pim, [town.noord]);
    const project = projectParams({ id: form.projectId ?? "" });
    const other = await createForm(pim, [town.noord]);
    await pim.participation.endProject(project);
    await expect(contribute(people.dirk, form)).refuses("ideas_closed");
    await pim.participation.deleteProject(projectParams({ id: other.projectId ?? "" }));
    await expect(contribute(people.dirk, other)).refuses("not_found");
  });

  test("contributions, and no answers; a survey takes none", async () => {
    const form = await createForm(pim, [town.noord]);
    await expect(answer(people.dirk, form)).refuses("not_found");
    const survey = await createLiveSurvey(pim, [town.noord]);
    await expect(contribute(people.dirk, survey)).refuses("not_found");
  });
});

test("a form goes on to its end when the licence has ended", async () => {
  const form = await createForm(pim, [town.noord]);
  await setParticipationLicence(town, { untilAt: new Date(town.in({ seconds: -1 })) });
  expect(await contribute(people.dirk, form)).toMatchObject({ isWaiting: false });
});

describe("a form needs", () => {
  test("a project, a kind of contribution, and residents", async () => {
    const form = await createSurvey(pim, [town.noord], {
      kind: "form",
      form: { ...takesAll, type: null },
      respondents: "open",
      slug: "een-idee-voor-het-plein",
    });
    await expect(pim.surveys.previewSurvey(surveyParams(form))).refuses("invalid_input", {
      "form.type": "typeRequired",
      projectId: "projectRequired",
      respondents: "notOffered",
    });
  });

  test("the premium licence", async () => {
    await setParticipationLicence(town, { level: "essential" });
    await expect(createSurvey(pim, [town.noord], { kind: "form", form: takesAll })).refuses("licence_level_too_low");
  });
});

test("a resident finds it among what is open while they can read its project", async () => {
  const form = await createForm(pim, [town.noord]);
  const open = (projectId = form.projectId ?? "") => people.dirk.surveys.listOpenSurveys({ query: { projectId } });
  expect(await open()).toMatchObject({ items: [{ id: form.id, kind: "form" }] });
  expect(await open(newId())).toEqual({ items: [] });
  await pim.participation.deleteProject(projectParams({ id: form.projectId ?? "" }));
  expect(await open()).toEqual({ items: [] });
});
