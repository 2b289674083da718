import type { ProjectDraft } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import {
  aPhase,
  aProject,
  changeProject,
  createLiveProject,
  createProject,
  projectDraftOf,
  projectParams,
  publishProject,
} from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeAll(async () => {
  town = await nextTown();
  pim = town.people.pim;
});

const isFree = async (fileId: string) => {
  const { usedAt } = await town.db
    .selectFrom("file")
    .select("usedAt")
    .where("id", "=", fileId)
    .executeTakeFirstOrThrow();
  return usedAt === null;
};

describe("a draft", () => {
  test("may lack everything but a title field and a language", async () => {
    const project = await pim.participation.createProject({ body: { title: "", language: "fr" } });
    expect(project).toMatchObject({
      state: "concept",
      kind: "project",
      timing: null,
      daysLeft: 0,
      neighbourhoodIds: [],
    });
    expect(project).toMatchObject({ isPublic: false, version: 1, can: { edit: true, publish: true } });
  });

  test("comes back as it was saved", async () => {
    const image = await anImage(pim);
    const phases = [
      aPhase({
        type: "ideation",
        text: "Vertel wat u wilt.\nAlles mag.",
        videoUrl: "https://youtu.be/dQw4w9WgXcQ",
        isBottomUpEnabled: true,
        ideaTypes: ["accepted", "proposed"],
        map: { longitude: 3.72, latitude: 51.05, zoom: 14.5 },
      }),
      aPhase({ type: "budgeting", title: "Verdelen", startsOn: dayIn(11), endsOn: dayIn(20), budget: 5000 }),
    ];
    const draft: ProjectDraft = aProject([town.zuid, town.noord], {
      kind: "budget",
      isPhased: true,
      phases,
      isBottomUpEnabled: true,
      budget: 150_000,
      currency: "EUR",
      secondTheme: "mobility",
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      image: { id: image.id, altText: "Een leeg plein" },
      translations: [
        {
          language: "fr",
          title: "Une nouvelle place",
          introduction: "Ensemble.",
          textHtml: "<p>Des arbres.</p>",
          altText: "Une place vide",
          phases: { [phases[0]?.id ?? ""]: { title: "Idées", text: "Dites-le." } },
        },
      ],
    });
    const created = await pim.participation.createProject({ body: draft });
    const ordered = phases.map((phase) => ({
      ...phase,
      ...(phase.ideaTypes && { ideaTypes: ["proposed", "accepted"] }),
    }));
    expect(created).toMatchObject({
      ...draft,
      phases: ordered,
      neighbourhoodIds: [...(draft.neighbourhoodIds ?? [])].sort(),
      imageFile: { id: image.id },
    });
    expect(await pim.participation.getProject(projectParams(created))).toEqual(created);
    const again = await pim.participation.updateProject({
      ...projectParams(created),
      body: { version: 1, project: projectDraftOf(created) },
    });
    expect(again).toEqual(created);
  });

  test("keeps phases in the order in which they are sent, and loses those that are left out with their translations", async () => {
    const [first, second, third] = [aPhase({ title: "Een" }), aPhase({ title: "Twee" }), aPhase({ title: "Drie" })];
    const texts = Object.fromEntries([first, second].map(({ id, title }) => [id, { title: `${title} FR`, text: "" }]));
    const translation = { language: "fr" as const, title: "Place", phases: texts };
    const before = await createProject(pim, [town.noord], {
      phases: [first, second, third],
      translations: [translation],
    });
    const saved = await changeProject(pim, before, { phases: [third, first] });
    expect(saved.phases.map(({ title }) => title)).toEqual(["Drie", "Een"]);
    expect(saved.translations[0]?.phases).toEqual({ [first.id]: { title: "Een FR", text: "" } });
  });

  test("is not saved over a colleague's newer version", async () => {
    const project = await createProject(pim, [town.noord]);
    const saved = await changeProject(pim, project, { title: "Van Ada" });
    await expect(changeProject(town.people.ada, project, { title: "Van Pim" })).refuses("changed_meanwhile");
    expect((await pim.participation.getProject(projectParams(project))).title).toBe(saved.title);
  });

  test("of two saves at the same moment, one is stored and the other is told", async () => {
    const project = await createProject(pim, [town.noord]);
    const save = (title: string) =>
      changeProject(pim, project, { title })
        .then(() => "done")
        .catch(({ code }) => code);
    expect((await Promise.all([save("Een"), save("Twee")])).sort()).toEqual(["changed_meanwhile", "done"]);
  });

  test("stays a project or a citizen budget, whichever it began as", async () => {
    const project = await createProject(pim, [town.noord]);
    await expect(changeProject(pim, project, { kind: "budget" })).refuses("invalid_input", {
      "project.kind": "invalid",
    });
  });
});

describe("limits", () => {
  const long = (length: number) => "a".repeat(length);
  const cases: [string, Partial<ProjectDraft>, Record<string, string>][] = [
    ["a title of 251 characters", { title: long(251) }, { title: "titleTooLong" }],
    ["an introduction of 1,001", { introduction: long(1001) }, { introduction: "introductionTooLong" }],
    ["a text whose markup is beyond 20,000", { textHtml: long(20_001) }, { textHtml: "textTooLong" }],
    ["a phase title of 101", { phases: [aPhase({ title: long(101) })] }, { "phases.0.title": "phaseTitleTooLong" }],
    ["a phase text of 2,001", { phases: [aPhase({ text: long(2001) })] }, { "phases.0.text": "phaseTextTooLong" }],
    ["21 phases", { phases: Array.from({ length: 21 }, () => aPhase()) }, { phases: "tooManyPhases" }],
    ["a budget of nothing", { budget: 0 }, { budget: "budgetNumber" }],
    ["a budget below nothing", { budget: -1 }, { budget: "budgetNumber" }],
    ["a budget with cents", { budget: 12.5 }, { budget: "budgetNumber" }],
    ["the same theme twice", { secondTheme: "nature" }, { secondTheme: "categoryTwice" }],
    [
      "a translation into its own language",
      { translations: [{ language: "nl", title: "" }] },
      { translations: "languageTwice" },
    ],
  ];
  test.each(cases)("%s is refused", async (_, changes, fields) => {
    await expect(createProject(pim, [town.noord], changes)).refuses("invalid_input", fields);
  });

  test("two phases with the same id are refused", async () => {
    const phase = aPhase();
    for (const id of [phase.id, phase.id.toUpperCase()])
      await expect(createProject(pim, [town.noord], { phases: [phase, { ...phase, id }] })).refuses("invalid_input", {
        phases: "invalid",
      });
  });

  test("an id in capitals is the same phase: its translation stays", async () => {
    const id = newId().toUpperCase();
    const phases = { [id]: { title: "Ideas", text: "" } };
    const translation = {
      language: "en" as const,
      title: "Square",
      introduction: "Greener.",
      textHtml: "<p>Trees.</p>",
    };
    const project = await createProject(pim, [town.noord], {
      isPhased: true,
      phases: [aPhase({ id })],
      translations: [{ ...translation, phases }],
    });
    expect(project.translations[0]?.phases).toEqual({ [id.toLowerCase()]: { title: "Ideas", text: "" } });
  });

  test("of a text the words count, not the marks of its lists and the addresses of its links", async () => {
    const link = `<a href="https://gent.example/${"plan".repeat(50)}">${long(1200)}</a>`;
    const textHtml = `<p>${link}</p><ul><li><p>${long(600)}</p></li><li><p>${long(600)}</p></li></ul>`;
    const live = await publishProject(pim, await createProject(pim, [town.noord], { textHtml }));
    expect(live.state).toBe("published");
  });

  test("the longest of everything is kept whole", async () => {
    const phases = Array.from({ length: 20 }, () => aPhase({ title: long(100), text: long(2000) }));
    const project = await createProject(pim, [town.noord], {
      title: long(250),
      introduction: long(1000),
      textHtml: `<p>${long(2500)}</p>`,
      isPhased: true,
      phases,
    });
    const live = await publishProject(pim, project);
    expect(live).toMatchObject({ title: long(250), introduction: long(1000), state: "published" });
    const read = await town.people.dirk.participation.readProject(projectParams(live));
    expect(read.phases.map(({ text }) => text.length)).toEqual(phases.map(() => 2000));
  });

  test("what is nowhere, or not the caller's, is refused by name", async () => {
    const image = await anImage(town.people.els);
    const alien = { image: { id: image.id, altText: "Van Els" } };
    await expect(createProject(pim, [town.noord], alien)).refuses("invalid_input", { image: "fileUnknown" });
    await expect(createProject(pim, [town.elsewhere])).refuses("invalid_input", {
      neighbourhoodIds: "neighbourhoodUnknown",
    });
    const project = await createProject(pim, [town.noord]);
    await expect(changeProject(pim, project, { neighbourhoodIds: [newId()] })).refuses("invalid_input", {
      "project.neighbourhoodIds": "neighbourhoodUnknown",
    });
  });
});

describe("before it goes live a project needs", () => {
  const lacking: [string, Partial<ProjectDraft>, Record<string, string>][] = [
    ["a title", { title: " " }, { title: "titleRequired" }],
    ["an introduction", { introduction: "" }, { introduction: "introductionRequired" }],
    ["a text", { textHtml: "<p> </p>" }, { textHtml: "textRequired" }],
    ["a text of at most 2,500 characters", { textHtml: `<p>${"a".repeat(2501)}</p>` }, { textHtml: "textTooLong" }],
    ["a first day", { startsOn: null }, { startsOn: "startRequired" }],
    ["a last day", { endsOn: null }, { endsOn: "endRequired" }],
    ["a last day not before the first", { startsOn: dayIn(2), endsOn: dayIn(1) }, { endsOn: "untilNotBeforeStart" }],
    ["a theme", { theme: null }, { theme: "themeRequired" }],
    ["a neighbourhood", { neighbourhoodIds: [] }, { neighbourhoodIds: "neighbourhoodsRequired" }],
    ["the currency of its budget", { budget: 100 }, { currency: "currencyRequired" }],
    ["a video of YouTube, or none", { videoUrl: "https://vimeo.com/1" }, { videoUrl: "videoUrlFormat" }],
    ["phases, if it is in phases", { isPhased: true }, { phases: "phasesRequired" }],
    ["a title for each phase", { isPhased: true, phases: [aPhase({ title: "" })] }, { phases: "phaseTitleRequired" }],
    [
      "a first day for each phase",
      { isPhased: true, phases: [aPhase({ startsOn: null })] },
      { phases: "phaseStartRequired" },
    ],
    [
      "a last day for each phase",
      { isPhased: true, phases: [aPhase({ endsOn: null })] },
      { phases: "phaseEndRequired" },
    ],
    [
      "the last day of a phase not before its first",
      { isPhased: true, phases: [aPhase({ startsOn: dayIn(2), endsOn: dayIn(1) })] },
      { phases: "phaseUntilNotBeforeStart" },
    ],
    [
      "a video of YouTube in each phase, or none",
      { isPhased: true, phases: [aPhase({ videoUrl: "https://vimeo.com/1" })] },
      { phases: "phaseVideoUrlFormat" },
    ],
    [
      "the currency of a phase's budget",
      { isPhased: true, phases: [aPhase({ budget: 5 })] },
      { currency: "currencyRequired" },
    ],
    [
      "a title in each translation",
      { translations: [{ language: "fr", title: "" }] },
      { translations: "titleRequired" },
    ],
  ];
  test.each(lacking)("%s", async (_, changes, fields) => {
    const project = await createProject(pim, [town.noord], changes);
    await expect(pim.participation.previewProject(projectParams(project))).refuses("invalid_input", fields);
    const live = await createLiveProject(pim, [town.noord]);
    const named = Object.fromEntries(Object.entries(fields).map(([field, code]) => [`project.${field}`, code]));
    await expect(changeProject(pim, live, changes)).refuses("invalid_input", named);
    const planned = await publishProject(pim, await createProject(pim, [town.noord]), town.in({ days: 1 }));
    await expect(changeProject(pim, planned, changes)).refuses("invalid_input", named);
  });

  test("nothing of its phases while they are switched off, and they stay in it", async () => {
    const phases = [aPhase({ title: "", startsOn: null, endsOn: null })];
    const live = await createLiveProject(pim, [town.noord], { phases });
    expect(live.phases).toHaveLength(1);
    expect((await town.people.dirk.participation.readProject(projectParams(live))).phases).toEqual([]);
  });

  test("a description of its picture", async () => {
    const image = { id: (await anImage(pim)).id, altText: "" };
    const project = await createProject(pim, [town.noord], { image });
    await expect(publishProject(pim, project)).refuses("invalid_input", { image: "altTextRequired" });
  });
});

describe("the picture", () => {
  test("that replaces another releases the old one", async () => {
    const [old, next] = [await anImage(pim), await anImage(pim)];
    const project = await createProject(pim, [town.noord], { image: { id: old.id, altText: "Oud" } });
    expect([await isFree(old.id), await isFree(next.id)]).toEqual([false, true]);
    const saved = await changeProject(pim, project, { image: { id: next.id, altText: "Nieuw" } });
    expect(saved.imageFile?.id).toBe(next.id);
    expect([await isFree(old.id), await isFree(next.id)]).toEqual([true, false]);
    await changeProject(pim, saved, { image: null });
    expect(await isFree(next.id)).toBe(true);
  });

  test("stays when a colleague saves, who did not upload it", async () => {
    const image = { id: (await anImage(pim)).id, altText: "Plein" };
    const project = await createProject(pim, [town.noord], { image });
    expect((await changeProject(town.people.ada, project, { title: "Van Ada" })).image).toEqual(image);
  });
});

test("what is typed is cleaned: markup that could run, and signs that turn the writing round", async () => {
  const project = await createProject(pim, [town.noord], {
    title: "Plein\u202eniet",
    textHtml: '<p onclick="x()">Tekst<script>alert(1)</script></p>',
    translations: [{ language: "tr", title: "Meydan", textHtml: "<p><img src=x onerror=y>Ağaç</p>" }],
  });
  expect(project.title).toBe("Pleinniet");
  expect(project.textHtml).toBe("<p>Tekst</p>");
  expect(project.translations[0]?.textHtml).toBe("<p>Ağaç</p>");
});
