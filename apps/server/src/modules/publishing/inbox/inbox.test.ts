/** The list of an organisation's messages takes things of several kinds, and counts each. S1 §2 Inbox, S2 §3 Inbox counters */
import { daysAfter, sumOf } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "#kernel/database.ts";
import { anActivity, liveActivity } from "../../../testing/activities.ts";
import type { Caller } from "../../../testing/client.ts";
import { create, createLive, publish, remove } from "../../../testing/messages.ts";
import {
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
  setParticipationLevel,
  setParticipationLicence,
} from "../../../testing/projects.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { createVacancy } from "../../../testing/vacancies.ts";
import { countKinds, gatherInboxKinds } from "./kinds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  await setParticipationLevel(town, people.els, "viewer");
});

const countersOf = async (who: Caller) => (await who.publishing.countInbox()).items;
const kindsOf = async (who: Caller) => (await countersOf(who)).map(({ kind }) => kind);
const none = { published: 0, scheduled: 0, concept: 0 };
const all = ["message", "activity", "vacancy", "project", "budget", "survey"];

test("each kind is counted in each state, without what was deleted and without what others have", async () => {
  const { els, pim, aisha } = people;
  await createLive(els, [town.noord]);
  await createLive(els, [town.noord], { type: "urgent" });
  await publish(els, await create(els, [town.noord]), town.in({ days: 1 }));
  await liveActivity(town);
  await create(els, [town.noord], { kind: "activity" });
  await createVacancy(els, [town.noord]);
  await remove(els, await createVacancy(els, [town.noord]));
  await createLiveProject(pim, [town.noord]);
  await publishProject(pim, await createProject(pim, [town.noord]), town.in({ days: 1 }));
  await createLiveProject(pim, [town.noord], { kind: "budget" });
  await createProject(pim, [town.noord], { kind: "budget" });
  const gone = await createLiveProject(pim, [town.noord], { kind: "budget" });
  await pim.participation.deleteProject(projectParams(gone));
  await createLive(aisha, [town.noord]);
  expect(await countersOf(els)).toEqual([
    { kind: "message", published: 2, scheduled: 1, concept: 0 },
    { kind: "activity", published: 1, scheduled: 0, concept: 1 },
    { kind: "vacancy", published: 1, scheduled: 0, concept: 0 },
    { kind: "project", published: 1, scheduled: 1, concept: 0 },
    { kind: "budget", published: 1, scheduled: 0, concept: 1 },
    { kind: "survey", ...none },
  ]);
});

test("the numbers are those of the lists", async () => {
  const { els, pim } = people;
  for (const changes of [{}, { kind: "activity" as const, activity: anActivity(), theme: "culture" as const }])
    await createLive(els, [town.noord], changes);
  await createLiveProject(pim, [town.noord], { kind: "budget" });
  const counted = new Map((await countersOf(els)).map(({ kind, published }) => [kind, published]));
  const posts = ["message", "activity", "vacancy"] as const;
  expect(sumOf(posts, (kind) => counted.get(kind) ?? 0)).toBe((await els.publishing.listPosts({})).counts.published);
  for (const kind of posts)
    expect([kind, counted.get(kind)]).toEqual([kind, (await els.publishing.listPosts({ query: { kind } })).found]);
  for (const kind of ["project", "budget"] as const)
    expect([kind, counted.get(kind)]).toEqual([
      kind,
      (await els.participation.listProjects({ query: { kind } })).found,
    ]);
});

test("who has no level in participation is told of messages alone", async () => {
  expect(await kindsOf(people.els)).toEqual(all);
  expect(await kindsOf(people.mona)).toEqual(["message", "activity", "vacancy"]);
  await expect(people.pim.publishing.countInbox()).refuses("no_module_access");
});

test("projects and budgets are counted for whoever may list them, under any licence", async () => {
  const { els, pim } = people;
  const budget = await createLiveProject(pim, [town.noord], { kind: "budget" });
  const budgets = async () => (await countersOf(els)).find(({ kind }) => kind === "budget");
  const untilAt = daysAfter(town.clock.now(), 60);
  for (const licence of [
    { level: "essential" },
    { level: "oneoff", thingKind: "project", thingId: budget.id, untilAt },
  ] as const) {
    await setParticipationLicence(town, licence);
    expect(await budgets()).toEqual({ ...none, kind: "budget", published: 1 });
    expect((await els.participation.listProjects({ query: { kind: "budget" } })).found).toBe(1);
  }
  await setParticipationLicence(town, {
    level: "premium",
    thingKind: null,
    thingId: null,
    untilAt: daysAfter(town.clock.now(), -40),
  });
  await expect(els.participation.listProjects({})).refuses("licence_expired");
  expect(await budgets()).toBeUndefined();
});

test("all kinds are counted in one statement", async () => {
  const sent = await statementsOf(town.databases.pool, () => countersOf(people.els));
  expect(sent.filter((text) => text.includes("union all") && text.includes('"project"'))).toHaveLength(1);
  expect(sent.filter((text) => /count\(\*\)/.test(text))).toHaveLength(1);
});

test("a kind that comes later is handed in as a value", async () => {
  const count = (db: Db) =>
    db.selectNoFrom([sql<number>`3`.as("published"), sql<number>`0`.as("scheduled"), sql<number>`1`.as("concept")]);
  const kinds = gatherInboxKinds([{ survey: { feature: "surveys", count } }]);
  expect(await countKinds(town.db, town.organisations.city, kinds)).toEqual([
    { kind: "survey", published: 3, scheduled: 0, concept: 1 },
  ]);
  expect(() =>
    gatherInboxKinds([{ survey: { feature: "surveys", count } }, { survey: { feature: "calls", count } }]),
  ).toThrow("two capabilities provide the kind of the inbox survey");
});
