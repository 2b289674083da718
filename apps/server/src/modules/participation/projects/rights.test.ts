/** Who may do what: by level in the module, by licence, by whose project it is. D §3, D §4 */
import { daysAfter } from "@stoep/contract/kernel";
import type { Project, ProjectDraft } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import {
  aPhase,
  aProject,
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
  setParticipationLevel,
  setParticipationLicence,
} from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const later = (days: number) => daysAfter(town.clock.now(), days);
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(() => "done").catch(({ code }: { code: string }) => code);

/** What happens when this person tries each act, on projects of a colleague and of their own. */
async function actsOf(who: Caller) {
  const [draft, live, gone] = [
    await createProject(people.pim, [town.noord]),
    await createLiveProject(people.pim, [town.noord]),
    await createProject(people.pim, [town.noord]),
  ];
  await people.pim.participation.deleteProject(projectParams(gone));
  await people.pim.participation.previewProject(projectParams(draft));
  const { participation } = who;
  return {
    list: await outcome(participation.listProjects({})),
    get: await outcome(participation.getProject(projectParams(draft))),
    create: await outcome(createProject(who, [town.noord])),
    save: await outcome(changeProject(who, live, { title: "Anders" })),
    preview: await outcome(participation.previewProject(projectParams(draft))),
    publish: await outcome(participation.publishProject({ ...projectParams(draft), body: { version: 1, at: null } })),
    setPublic: await outcome(participation.setProjectPublic({ ...projectParams(live), body: { isPublic: true } })),
    end: await outcome(participation.endProject(projectParams(live))),
    reopen: await outcome(participation.reopenProject({ ...projectParams(live), body: { endsOn: null } })),
    delete: await outcome(participation.deleteProject(projectParams(live))),
    undelete: await outcome(participation.undeleteProject(projectParams(gone))),
  };
}
const all = "list get create save preview publish setPublic end reopen delete undelete".split(" ");
const table = (done: string[], refusal: string) =>
  Object.fromEntries(all.map((act) => [act, done.includes(act) ? "done" : refusal]));

describe("in the organisation", () => {
  test("only admins move the last day of a live project so that it ends or opens again", async () => {
    const { pim, els } = people;
    await setParticipationLevel(town, els, "editor");
    const live = await createLiveProject(pim, [town.noord], { startsOn: dayIn(-9), endsOn: dayIn(9) });
    const later = await changeProject(els, live, { endsOn: dayIn(20) });
    await expect(changeProject(els, later, { endsOn: dayIn(-1) })).refuses("level_too_low");
    const over = await changeProject(pim, later, { endsOn: dayIn(-1) });
    await expect(changeProject(els, over, { endsOn: dayIn(3) })).refuses("level_too_low");
    expect(await changeProject(els, over, { title: "Terugblik" })).toMatchObject({ timing: "finished" });
  });

  test("viewers read, editors write and publish, admins decide what is public or over and delete others' projects", async () => {
    const expected = {
      viewer: table(["list", "get"], "level_too_low"),
      editor: table(["list", "get", "create", "save", "preview", "publish"], "level_too_low"),
      admin: table(all, ""),
    } as const;
    for (const level of ["viewer", "editor", "admin"] as const) {
      await setParticipationLevel(town, people.els, level);
      expect([level, await actsOf(people.els)]).toEqual([level, expected[level]]);
    }
    expect(await actsOf(people.ada)).toEqual(table(all, ""));
  });

  test("who has no level in participation does nothing", async () => {
    expect(await actsOf(people.mona)).toEqual(table([], "no_module_access"));
  });

  test("editors delete and restore what they made themselves", async () => {
    await setParticipationLevel(town, people.els, "editor");
    const own = await createProject(people.els, [town.noord]);
    expect(own.can).toMatchObject({ edit: true, delete: true, setPublic: "level_too_low", end: "level_too_low" });
    await people.els.participation.deleteProject(projectParams(own));
    expect((await people.els.participation.undeleteProject(projectParams(own))).id).toBe(own.id);
  });

  test("verdicts say beforehand what would be refused", async () => {
    await setParticipationLevel(town, people.els, "viewer");
    const { id } = await createLiveProject(people.pim, [town.noord]);
    const seen = await people.els.participation.getProject({ params: { projectId: id } });
    expect(new Set(Object.values(seen.can))).toEqual(new Set(["level_too_low"]));
    const [row] = (await people.els.participation.listProjects({})).items;
    expect(new Set(Object.values(row?.can ?? {}))).toEqual(new Set(["level_too_low"]));
  });
});

test("another organisation's and another network's projects are not found", async () => {
  const licence = { module: "participation", level: "premium", untilAt: null } as const;
  const organisationId = town.organisations.company;
  const fromAt = town.clock.now();
  await town.db
    .insertInto("public.licence")
    .values({ id: newId(), organisationId, ...licence, fromAt, createdAt: fromAt })
    .execute();
  for (const stranger of [people.bram, people.otto]) {
    const acts = await actsOf(stranger);
    expect({ ...acts, create: "" }).toEqual({ ...table([], "not_found"), list: "done", create: "" });
    expect(
      (await stranger.participation.listProjects({})).items.every(({ createdBy }) => !createdBy.startsWith("Pim")),
    ).toBe(true);
  }
});

describe("an essential licence", () => {
  const kinds: [string, Partial<ProjectDraft>][] = [
    ["with phases", { isPhased: true, phases: [aPhase()] }],
    ["that is a citizen budget", { kind: "budget" }],
  ];

  test.each(kinds)("does not include a project %s, and loses nothing of one", async (_, changes) => {
    const live = await createLiveProject(people.pim, [town.noord], changes);
    const draft = await createProject(people.pim, [town.noord], changes);
    await people.pim.participation.previewProject(projectParams(draft));
    await setParticipationLicence(town, { level: "essential" });
    await expect(createProject(people.pim, [town.noord], changes)).refuses("licence_level_too_low");
    await expect(changeProject(people.pim, live, { title: "Anders" })).refuses("licence_level_too_low");
    await expect(publishProject(people.pim, draft)).refuses("licence_level_too_low");
    await expect(people.pim.participation.endProject(projectParams(live))).refuses("licence_level_too_low");
    const seen = await people.pim.participation.getProject(projectParams(live));
    expect(seen).toMatchObject({ phases: live.phases, can: { edit: "licence_level_too_low", delete: true } });
    expect((await people.dirk.participation.readProject(projectParams(live))).id).toBe(live.id);
  });

  test("includes one without, and refuses to give it phases", async () => {
    await setParticipationLicence(town, { level: "essential" });
    const live = await createLiveProject(people.pim, [town.noord]);
    expect(live.state).toBe("published");
    await expect(changeProject(people.pim, live, { isPhased: true, phases: [aPhase()] })).refuses(
      "licence_level_too_low",
    );
  });
});

describe("a one-off licence for one project", () => {
  const forOne = ({ id }: Project, untilAt = later(60)) =>
    setParticipationLicence(town, { level: "oneoff", thingKind: "project", thingId: id, untilAt });

  test("opens all of that one, phases and budget too, and nothing else", async () => {
    const one = await createProject(people.pim, [town.noord], { isPhased: true, phases: [aPhase()], kind: "budget" });
    const other = await createLiveProject(people.pim, [town.noord]);
    await forOne(one);
    const saved = await changeProject(people.pim, one, { neighbourhoodIds: [town.noord.id, town.west.id] });
    const live = await publishProject(people.pim, saved);
    await people.pim.participation.setProjectPublic({ ...projectParams(live), body: { isPublic: true } });
    await people.pim.participation.endProject(projectParams(live));
    expect(
      (await people.pim.participation.reopenProject({ ...projectParams(live), body: { endsOn: null } })).can,
    ).toEqual({
      edit: true,
      publish: "already_published",
      setPublic: true,
      end: true,
      reopen: "project_not_ended",
      delete: true,
    });
    await expect(people.pim.participation.createProject({ body: aProject([town.noord]) })).refuses(
      "licence_out_of_scope",
    );
    await expect(changeProject(people.pim, other, { title: "Anders" })).refuses("licence_out_of_scope");
    await expect(people.pim.participation.endProject(projectParams(other))).refuses("licence_out_of_scope");
    const body = { isPublic: true };
    await expect(people.pim.participation.setProjectPublic({ ...projectParams(other), body })).refuses(
      "licence_out_of_scope",
    );
    expect((await people.pim.participation.getProject(projectParams(other))).can.edit).toBe("licence_out_of_scope");
  });

  test("opens it beside another one, and beside a licence of the module that includes less", async () => {
    const phased = { isPhased: true, phases: [aPhase()] };
    const [one, other, third] = [
      await createLiveProject(people.pim, [town.noord], phased),
      await createLiveProject(people.pim, [town.noord], phased),
      await createLiveProject(people.pim, [town.noord], phased),
    ];
    await forOne(one);
    const moment = town.clock.now();
    const row = {
      organisationId: town.organisations.city,
      module: "participation",
      fromAt: moment,
      createdAt: moment,
      untilAt: later(60),
    } as const;
    const add = (licence: { level: "oneoff" | "essential"; thingKind?: string; thingId?: string }) =>
      town.db
        .insertInto("public.licence")
        .values({ ...row, id: newId(), ...licence })
        .execute();
    const save = async ({ id }: Project) =>
      changeProject(people.pim, await people.pim.participation.getProject({ params: { projectId: id } }), {
        title: "Anders",
      });
    await add({ level: "oneoff", thingKind: "project", thingId: other.id });
    expect([(await save(one)).title, (await save(other)).title]).toEqual(["Anders", "Anders"]);
    await expect(save(third)).refuses("licence_out_of_scope");
    await add({ level: "essential" });
    expect([(await save(one)).can.end, (await save(other)).can.end]).toEqual([true, true]);
    await expect(save(third)).refuses("licence_level_too_low");
  });

  test("a scheduled one that it does not cover becomes a draft, the other goes live", async () => {
    const plan = async () =>
      publishProject(people.pim, await createProject(people.pim, [town.noord]), town.in({ hours: 1 }));
    const [one, other] = [await plan(), await plan()];
    await forOne(one);
    await town.pass({ hours: 1 });
    const stateOf = async (project: Project) =>
      (await people.pim.participation.getProject(projectParams(project))).state;
    expect([await stateOf(one), await stateOf(other)]).toEqual(["published", "concept"]);
  });

  test("one for neighbourhoods covers simple projects there, one for a survey covers no project", async () => {
    const live = await createLiveProject(people.pim, [town.noord, town.zuid]);
    await setParticipationLicence(town, { level: "oneoff", neighbourhoodIds: [town.noord.id], untilAt: later(60) });
    expect((await createLiveProject(people.pim, [town.noord])).state).toBe("published");
    await expect(createProject(people.pim, [town.zuid])).refuses("licence_out_of_scope");
    // Mistakes in a live one can be corrected.
    expect((await changeProject(people.pim, live, { title: "Zonder fout" })).title).toBe("Zonder fout");
    await setParticipationLicence(town, { neighbourhoodIds: null, thingKind: "survey", thingId: live.id });
    await expect(createProject(people.pim, [town.noord])).refuses("licence_out_of_scope");
  });
});

describe("when the licence has ended", () => {
  test("everything is read for 30 days, residents read on, nothing is lost", async () => {
    const live = await createLiveProject(people.pim, [town.noord]);
    await setParticipationLicence(town, { untilAt: later(1) });
    await town.pass({ days: 2 });
    expect((await people.pim.participation.getProject(projectParams(live))).title).toBe(live.title);
    await expect(changeProject(people.pim, live, { title: "Anders" })).refuses("licence_expired");
    await town.pass({ days: 40 });
    await expect(people.pim.participation.getProject(projectParams(live))).refuses("licence_expired");
    expect((await people.dirk.participation.readProject(projectParams(live))).id).toBe(live.id);
    await setParticipationLicence(town, { untilAt: null });
    expect((await people.pim.participation.getProject(projectParams(live))).state).toBe("published");
  });

  test("a scheduled project becomes a draft, the log says why, and who scheduled it is mailed", async () => {
    const draft = await createProject(people.pim, [town.noord]);
    await expect(
      setParticipationLicence(town, { untilAt: later(10) }).then(() =>
        publishProject(people.pim, draft, town.in({ days: 20 })),
      ),
    ).refuses("licence_expired");
    const planned = await publishProject(people.pim, draft, town.in({ days: 3 }));
    await setParticipationLicence(town, { untilAt: later(1) });
    await town.pass({ days: 3 });
    expect(await people.pim.participation.getProject(projectParams(planned))).toMatchObject({
      state: "concept",
      publishAt: null,
    });
    const { items } = await people.ada.audit.listEntries({ query: { action: "participation.schedule" } });
    expect(items[0]).toMatchObject({ actor: { accountId: null }, new: { at: null, reason: "licence_expired" } });
    const mails = town.mails(people.pim.email).filter(({ subject }) => subject.startsWith("Niet gepubliceerd"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/dashboard/participation/projects/${planned.id}/edit`);
    await expect(people.pim.participation.unscheduleProject(projectParams(planned))).refuses("licence_expired");
  });
});
