/** A project that begins with a resident's message: its author is told once, when it goes live. S1 §4 */
import { beforeEach, expect, test } from "vitest";
import { changeProject, createProject, projectParams, publishProject } from "../../../testing/projects.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

/** Ada handles shouts, and owns participation. */
const begin = (shoutId: string, changes = {}) => createProject(people.ada, [town.noord], { shoutId, ...changes });
const told = async (who: "dirk" | "fatma") =>
  (await people[who].notifications.listNotices()).items.filter(({ kind }) => kind === "participation.begun");

test("its author is told once, in the bell and by mail, also when it is put back or published again", async () => {
  const shout = await createShout(people.dirk, { title: "Een boom op het plein" });
  const draft = await begin(shout.id);
  expect(draft).toMatchObject({ shoutId: shout.id, shout: { id: shout.id, title: "Een boom op het plein" } });
  expect(await told("dirk")).toEqual([]);
  const live = await publishProject(people.ada, draft);
  await town.pass({ minutes: 5 });
  expect(await told("dirk")).toMatchObject([
    { object: { kind: "project", id: live.id }, values: { title: live.title, organisation: "Gemeente Testdorp" } },
  ]);
  const mails = () => town.mails(people.dirk.email).filter(({ subject }) => subject.includes(live.title));
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain(`/testdorp/projects/${live.id}`);
  await people.ada.participation.deleteProject(projectParams(live));
  await people.ada.participation.undeleteProject(projectParams(live));
  await town.pass({ minutes: 5 });
  expect([(await told("dirk")).length, mails().length]).toEqual([1, 1]);
});

test("each project that began with a message of theirs is told, also by the same colleague", async () => {
  const [tree, bench] = [
    await createShout(people.dirk, { title: "Boom" }),
    await createShout(people.dirk, { title: "Bank" }),
  ];
  for (const [shout, title] of [
    [tree, "Bomenplan"],
    [bench, "Bankenplan"],
  ] as const)
    await publishProject(people.ada, await begin(shout.id, { title }));
  await town.pass({ minutes: 5 });
  const titles = (await told("dirk")).map(({ values }) => values.title);
  expect(titles.toSorted()).toEqual(["Bankenplan", "Bomenplan"]);
  for (const title of titles)
    expect(town.mails(people.dirk.email).filter(({ subject }) => subject.includes(`${title}`))).toHaveLength(1);
});

test("a scheduled one tells its author when it goes live, in the language that they read", async () => {
  const shout = await createShout(people.fatma, { title: "Bank" });
  const translations = [
    { language: "tr" as const, title: "Yeni meydan", introduction: "Birlikte.", textHtml: "<p>Ağaçlar.</p>" },
  ];
  const draft = await begin(shout.id, { neighbourhoodIds: [town.zuid.id], translations });
  await publishProject(people.ada, draft, town.in({ hours: 1 }));
  expect(await told("fatma")).toEqual([]);
  await town.pass({ hours: 1 });
  expect(await told("fatma")).toMatchObject([{ values: { title: "Yeni meydan" } }]);
});

test("nobody is told of a project that they cannot read, nor of one from a message that they withdrew", async () => {
  const [far, gone] = [await createShout(people.dirk), await createShout(people.dirk)];
  const withdrawn = await begin(gone.id);
  await publishProject(people.ada, await begin(far.id, { neighbourhoodIds: [town.zuid.id] }));
  await people.dirk.shouts.withdrawShout({ params: { shoutId: gone.id } });
  await publishProject(people.ada, withdrawn);
  expect(await told("dirk")).toEqual([]);
  const { shout, shoutId } = await people.ada.participation.getProject(projectParams(withdrawn));
  expect([shout, shoutId]).toEqual([null, gone.id]);
});

test("only a message that the caller may handle can be named", async () => {
  const [shared, neighbours] = [
    await createShout(people.dirk),
    await createShout(people.dirk, { sharing: "neighbours" }),
  ];
  const invalid = { shoutId: "invalid" } as const;
  await expect(begin(neighbours.id)).refuses("invalid_input", invalid);
  await expect(begin(town.noord.id)).refuses("invalid_input", invalid);
  // Pim has no level in the network module.
  await expect(createProject(people.pim, [town.noord], { shoutId: shared.id })).refuses("invalid_input", invalid);
  const project = await begin(shared.id);
  await expect(changeProject(people.ada, project, { shoutId: neighbours.id })).refuses("invalid_input", {
    "project.shoutId": "invalid",
  });
  expect(await changeProject(people.pim, project, { title: "Van Pim" })).toMatchObject({
    shoutId: shared.id,
    shout: null,
  });
});

test("a deleted account of its author takes the message along, and leaves the project", async () => {
  const shout = await createShout(people.dirk);
  const draft = await begin(shout.id);
  await town.db
    .updateTable("shout")
    .set({ withdrawnAt: town.clock.now(), title: "", text: "" })
    .where("id", "=", shout.id)
    .execute();
  expect(await publishProject(people.ada, draft)).toMatchObject({ state: "published", shout: null });
});
