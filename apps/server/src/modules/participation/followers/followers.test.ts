/** Residents who follow a project, and what they are told when a phase of it opens. */
import { dayMs, daysLater, hourMs, startOfDay } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import {
  aPhase,
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
} from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const follow = (who: Person, project: { id: string }) => who.participation.followProject(projectParams(project));
const unfollow = (who: Person, project: { id: string }) => who.participation.unfollowProject(projectParams(project));
const read = (who: Person, project: { id: string }) => who.participation.readProject(projectParams(project));
const followed = async (who: Person) =>
  (await who.participation.listFollowedProjects({})).items.map(({ title }) => title);

describe("following", () => {
  test("whoever may read a project follows it, unproven too, and is counted once", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    expect(await read(people.dirk, project)).toMatchObject({ isFollowed: false, followers: 0 });
    expect(await follow(people.dirk, project)).toEqual({ isFollowed: true, followers: 1 });
    expect(await follow(people.dirk, project)).toEqual({ isFollowed: true, followers: 1 });
    expect(await follow(people.daan, project)).toEqual({ isFollowed: true, followers: 2 });
    expect(await read(people.dirk, project)).toMatchObject({ isFollowed: true, followers: 2 });
    expect(await read(people.pim, project)).toMatchObject({ isFollowed: false, followers: 2 });
    expect(await unfollow(people.dirk, project)).toEqual({ isFollowed: false, followers: 1 });
    expect(await unfollow(people.dirk, project)).toEqual({ isFollowed: false, followers: 1 });
  });

  test("twice at the same moment is once", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    await Promise.all([follow(people.dirk, project), follow(people.dirk, project), follow(people.dirk, project)]);
    expect(await read(people.dirk, project)).toMatchObject({ followers: 1 });
  });

  test("what one may not read is not found: a draft, one of another neighbourhood, a deleted one", async () => {
    const [draft, far] = [
      await createProject(people.pim, [town.noord]),
      await createLiveProject(people.pim, [town.zuid]),
    ];
    const gone = await createLiveProject(people.pim, [town.noord]);
    await people.pim.participation.deleteProject(projectParams(gone));
    for (const project of [draft, far, gone]) {
      await expect(follow(people.dirk, project)).refuses("not_found");
      await expect(unfollow(people.dirk, project)).refuses("not_found");
    }
    await people.pim.participation.setProjectPublic({ ...projectParams(far), body: { isPublic: true } });
    expect(await follow(people.dirk, far)).toEqual({ isFollowed: true, followers: 1 });
  });

  test("they are listed, latest followed first, as long as they can be read; and can be left then too", async () => {
    const [park, square] = [
      await createLiveProject(people.pim, [town.noord], { title: "Park" }),
      await createLiveProject(people.pim, [town.noord], { title: "Plein" }),
    ];
    await follow(people.dirk, park);
    town.clock.move(60_000);
    await follow(people.dirk, square);
    expect(await followed(people.dirk)).toEqual(["Plein", "Park"]);
    await changeProject(people.pim, square, { neighbourhoodIds: [town.zuid.id] });
    expect(await followed(people.dirk)).toEqual(["Park"]);
    expect(await unfollow(people.dirk, square)).toEqual({ isFollowed: false, followers: 0 });
  });

  test("who deletes the account follows nothing any more, and is counted no longer", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    await follow(people.dirk, project);
    await follow(people.daan, project);
    const leaving = { networkIds: [town.networks.testdorp.id], deletesTexts: false };
    await people.dirk.residents.deleteMyAccount({ body: leaving });
    expect(await read(people.daan, project)).toMatchObject({ isFollowed: true, followers: 1 });
  });
});

describe("a phase that opens", () => {
  const told = async (who: Person) =>
    (await who.notifications.listNotices()).items.filter(({ kind }) => kind === "participation.phaseOpened");
  const phases = [
    aPhase({ title: "Luisteren", startsOn: dayIn(-5), endsOn: dayIn(1) }),
    aPhase({ title: "Ideeën", startsOn: dayIn(2), endsOn: dayIn(9) }),
  ];
  const phased = (changes = {}) =>
    createLiveProject(people.pim, [town.noord], { startsOn: dayIn(-5), isPhased: true, phases, ...changes });
  const titles = async (who: Person) => (await told(who)).map(({ values }) => values.phase);
  /** To eight in the morning of that day, by the network's clock. */
  const toMorningOf = (day: string, ms = 0) =>
    startOfDay(day, "Europe/Brussels").getTime() + 8 * hourMs - town.clock.now().getTime() + ms;
  const passTo = (day: string) => town.pass({ seconds: toMorningOf(day) / 1000 + 900 });

  test("is told to its followers in the morning of its first day, once, in the bell and by mail", async () => {
    const project = await phased();
    await passTo(dayIn(1));
    await follow(people.dirk, project);
    await town.pass({ hours: 12 });
    expect(await told(people.dirk)).toEqual([]);
    await passTo(dayIn(2));
    expect(await told(people.dirk)).toMatchObject([
      {
        object: { kind: "project", id: project.id },
        values: { title: project.title, phase: "Ideeën", organisation: "Gemeente Testdorp" },
      },
    ]);
    await town.runAgain("participation.tellOfPhases");
    await town.pass({ days: 2 });
    expect(await titles(people.dirk)).toEqual(["Ideeën"]);
    const mails = town.mails(people.dirk.email).filter(({ subject }) => subject.includes("Ideeën"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/testdorp/projects/${project.id}`);
    expect(await told(people.daan)).toEqual([]);
  });

  test("is told in the reader's language", async () => {
    const translations = [
      {
        language: "tr" as const,
        title: "Yeni meydan",
        introduction: "Birlikte.",
        textHtml: "<p>Ağaçlar.</p>",
        phases: { [phases[1]?.id ?? ""]: { title: "Fikirler", text: "" } },
      },
    ];
    const project = await phased({ neighbourhoodIds: [town.zuid.id, town.noord.id], translations });
    await follow(people.fatma, project);
    await follow(people.dirk, project);
    await passTo(dayIn(2));
    expect((await told(people.fatma))[0]).toMatchObject({ values: { title: "Yeni meydan", phase: "Fikirler" } });
    expect((await told(people.dirk))[0]).toMatchObject({ values: { title: project.title, phase: "Ideeën" } });
  });

  test("is told again to nobody when the phases are saved anew", async () => {
    const project = await phased();
    await follow(people.dirk, project);
    await passTo(dayIn(2));
    await changeProject(people.pim, await people.pim.participation.getProject(projectParams(project)), {
      phases: phases.toReversed(),
    });
    await town.pass({ days: 1 });
    expect((await titles(people.dirk)).filter((title) => title === "Ideeën")).toHaveLength(1);
  });

  test.each([
    ["ended", (project: { id: string }) => people.pim.participation.endProject(projectParams(project))],
    ["deleted", (project: { id: string }) => people.pim.participation.deleteProject(projectParams(project))],
    [
      "moved elsewhere",
      async (project: { id: string }) => {
        const known = await people.pim.participation.getProject(projectParams(project));
        await changeProject(people.pim, known, { neighbourhoodIds: [town.zuid.id] });
      },
    ],
    [
      "no longer in phases",
      async (project: { id: string }) => {
        const known = await people.pim.participation.getProject(projectParams(project));
        await changeProject(people.pim, known, { isPhased: false });
      },
    ],
  ] as const)("of a project that was %s is told to nobody", async (_, act) => {
    const project = await phased();
    await passTo(dayIn(0));
    await follow(people.dirk, project);
    await act(project);
    await passTo(dayIn(3));
    expect(await told(people.dirk)).toEqual([]);
  });

  test("of a project opened again while it runs is told then", async () => {
    const project = await phased();
    await passTo(dayIn(0));
    await follow(people.dirk, project);
    await people.pim.participation.endProject(projectParams(project));
    await passTo(dayIn(3));
    await people.pim.participation.reopenProject({ ...projectParams(project), body: { endsOn: null } });
    await town.pass({ hours: 1 });
    expect(await titles(people.dirk)).toEqual(["Ideeën"]);
  });

  test("is not told to someone who no longer follows", async () => {
    const project = await phased();
    await passTo(dayIn(0));
    await follow(people.dirk, project);
    await unfollow(people.dirk, project);
    await passTo(dayIn(2));
    expect(await told(people.dirk)).toEqual([]);
  });

  test("opens on the day of the clocks as on any other", async () => {
    const day = nextChangeOfClocks(town.clock.now());
    const project = await phased({
      endsOn: daysLater(day, 10),
      phases: [aPhase({ title: "Zomertijd", startsOn: day, endsOn: daysLater(day, 5) })],
    });
    await follow(people.dirk, project);
    town.clock.move(startOfDay(day, "Europe/Brussels").getTime() - town.clock.now().getTime());
    await town.pass({ seconds: 900 });
    expect(await told(people.dirk)).toEqual([]);
    await town.pass({ hours: 9 });
    expect(await titles(people.dirk)).toEqual(["Zomertijd"]);
  });

  test("of a scheduled project is told to nobody before it is live", async () => {
    const draft = await createProject(people.pim, [town.noord], { isPhased: true, phases, startsOn: dayIn(-5) });
    await publishProject(people.pim, draft, town.in({ days: 4 }));
    await passTo(dayIn(2));
    expect(await town.db.selectFrom("projectPhaseOpening").selectAll().execute()).toEqual([]);
  });

  /** The first day from now on that has not 24 hours. */
  function nextChangeOfClocks(now: Date): string {
    for (let day = now.toISOString().slice(0, 10); ; day = daysLater(day, 1)) {
      const hours =
        startOfDay(daysLater(day, 1), "Europe/Brussels").getTime() - startOfDay(day, "Europe/Brussels").getTime();
      if (hours !== dayMs && startOfDay(day, "Europe/Brussels") > now) return day;
    }
  }
});
