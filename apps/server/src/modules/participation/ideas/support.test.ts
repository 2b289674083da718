/** Whose support counts, and when it changes. Races with real concurrency. S1 §3, D §5 */
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { networkTable } from "#kernel/sql/network-table.ts";
import { crowdIn } from "../../../testing/crowd.ts";
import { createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { countSupport, lockRoot } from "../merges/index.ts";
import { insertSupport } from "./store/support.ts";

let town: Town;
let people: Town["people"];
let idea: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  const project = await createAskingProject(people.pim, [town.noord, town.zuid]);
  idea = await createIdea(people.fatma, project);
});

const countNow = async () => (await people.pim.participation.getIdea(ofIdea(idea))).supportCount;
const support = (who: Person) => who.participation.supportIdea(ofIdea(idea));
const residentIdOf = ({ session }: Person) => session.residentId ?? "";

/** As the list of those who wait shows them. */
async function asShown(who: Person) {
  const { items } = await people.mona.residents.listWaitingResidents();
  const row = items.find(({ residentId }) => residentId === residentIdOf(who));
  return { params: { residentId: residentIdOf(who) }, body: { since: row?.since ?? "" } };
}

describe("support", () => {
  test("is of others, and counts once however often it is given", async () => {
    await expect(support(people.fatma)).refuses("not_allowed");
    expect(await support(people.dirk)).toEqual({ isSupported: true, supportCount: 1 });
    await Promise.all([support(people.dirk), support(people.dirk), support(people.gust)]);
    expect(await countNow()).toBe(2);
    const card = await people.dirk.participation.readIdea(ofIdea(idea));
    expect(card).toMatchObject({ isSupported: true, supportCount: 2, can: { support: true, edit: "not_allowed" } });
    expect(await people.dirk.participation.withdrawSupport(ofIdea(idea))).toEqual({
      isSupported: false,
      supportCount: 1,
    });
  });

  test("pressed by many at once counts them all, and writes nothing into the row of the idea", async () => {
    const crowd = await crowdIn(town, town.noord, 24);
    const rowNow = async () =>
      (
        await sql<{ row: string }>`select xmin::text || ctid::text as row from ${networkTable(town.db, "idea")}
          where id = ${idea.id}`.execute(town.db)
      ).rows;
    const before = await rowNow();
    const at = town.clock.now();
    const press = (residentId: string) =>
      town.db.transaction().execute(async (trx) => {
        const root = (await lockRoot(trx, idea.id)) ?? "";
        await insertSupport(trx, root, residentId, at);
        await countSupport(trx, [root]);
      });
    await Promise.all([...crowd.map(({ id }) => press(id)), support(people.dirk), support(people.gust)]);
    expect(await countNow()).toBe(26);
    expect(await rowNow()).toEqual(before);
  });

  test("ends with its project, and with a decision for good", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    const other = await createIdea(people.dirk, project);
    await people.pim.participation.endProject(projectParams(project));
    await expect(people.daan.participation.supportIdea(ofIdea(other))).refuses("support_closed");
    await town.db.updateTable("idea").set({ type: "rejected", reason: "Kan niet" }).where("id", "=", idea.id).execute();
    await expect(support(people.dirk)).refuses("support_closed");
    await expect(people.dirk.participation.withdrawSupport(ofIdea(idea))).refuses("support_closed");
  });

  test("is not given to what waits or is hidden", async () => {
    const project = await createAskingProject(people.pim, [town.noord], { isReadFirst: true });
    const waiting = await createIdea(people.dirk, project);
    await expect(people.daan.participation.supportIdea(ofIdea(waiting))).refuses("not_found");
  });
});

describe("support of a resident who is not proven", () => {
  test("counts once they are, and no longer when that is undone", async () => {
    expect(await support(people.daan)).toEqual({ isSupported: true, supportCount: 0 });
    const shown = await asShown(people.daan);
    await people.mona.residents.proveResident(shown);
    expect(await countNow()).toBe(1);
    await people.mona.residents.undoResidenceDecision(shown);
    expect(await countNow()).toBe(0);
  });

  test("counts once a housemate vouches for them", async () => {
    await support(people.daan);
    await people.dirk.residents.vouchForHousemate({ params: { residentId: residentIdOf(people.daan) } });
    expect(await countNow()).toBe(1);
  });

  test("is counted whichever comes first, the proof or the support", async () => {
    for (const _ of [1, 2, 3]) {
      await Promise.all([
        support(people.daan),
        people.dirk.residents.vouchForHousemate({ params: { residentId: residentIdOf(people.daan) } }),
      ]);
      expect(await countNow()).toBe(1);
      await town.db
        .updateTable("resident")
        .set({ provenAt: null })
        .where("id", "=", residentIdOf(people.daan))
        .execute();
      await people.daan.participation.withdrawSupport(ofIdea(idea));
      expect(await countNow()).toBe(0);
    }
  });
});

test("support of somebody who moves counts again once the new home is proven", async () => {
  const { gust } = people;
  await support(gust);
  expect(await countNow()).toBe(1);
  const addressId = town.zuid.streets[1]?.addresses[7]?.id ?? "";
  await gust.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  expect(await countNow()).toBe(0);
  await town.pass({ minutes: 1 });
  await people.mona.residents.proveResident(await asShown(gust));
  expect(await countNow()).toBe(1);
});

test("support of somebody who deletes the account is forgotten", async () => {
  const { dirk } = people;
  await support(dirk);
  await dirk.residents.deleteMyAccount({
    body: { networkIds: [town.networks.testdorp.id], deletesTexts: false },
  });
  expect(await countNow()).toBe(0);
  const rows = await town.db.selectFrom("ideaSupport").selectAll().execute();
  expect(rows).toEqual([]);
});
