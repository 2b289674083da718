/** The ballots of a district that are not published: an owner and two colleagues whom they name have them once, to count again. D §11 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPb } from "@stoep/tally";
import { beforeEach, describe, expect, test } from "vitest";
import { commandLine } from "../../../testing/command-line.ts";
import { setParticipationLevel } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { moveTo, runVote } from "../testing/ballots.ts";
import { countVote, endVote, firstDistrictOf, listCounted, times } from "../testing/counts.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  await setParticipationLevel(town, people.els, "editor");
});

interface District {
  roundId: string;
  districtId: string;
}
/** Twelve ballots, which are not published. */
const countFew = async () => firstDistrictOf((await countVote(town, [...times(7, 0, 1), ...times(5, 1)])).round);
const name = (who: Person, params: District, ...named: Person[]) =>
  who.budgets.nameRecounters({ params, body: { accountIds: named.map(({ accountId }) => accountId) } });
const take = (who: Person, params: District) => who.budgets.takeRecountFile({ params });
const read = (who: Person, params: District) => who.budgets.readRecount({ params });
const outcomesOf = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code)).toSorted();

describe("an owner", () => {
  test("names two colleagues, who are told, and the log has their names", async () => {
    const district = await countFew();
    const offered = await read(people.ada, district);
    expect(offered).toMatchObject({ until: "2026-07-01", people: [], can: { name: true, take: "not_allowed" } });
    expect(offered.colleagues.map(({ id }) => id)).toEqual(
      expect.arrayContaining([people.pim.accountId, people.els.accountId]),
    );
    const named = await name(people.ada, district, people.pim, people.els);
    expect(named).toMatchObject({ colleagues: [], can: { name: "recount_named", take: true } });
    expect(new Set(named.people.map(({ id }) => id))).toEqual(
      new Set([people.ada, people.pim, people.els].map(({ accountId }) => accountId)),
    );
    for (const [who, told] of [
      [people.pim, 1],
      [people.els, 1],
      [people.ada, 0],
    ] as const) {
      const { items } = await who.notifications.listNotices();
      expect(items.filter(({ kind }) => kind === "budgets.recounterNamed")).toHaveLength(told);
    }
    const { items } = await people.ada.audit.listEntries({ query: { action: "budgets.nameRecounters" } });
    expect(items).toMatchObject([{ subject: { id: district.roundId }, new: { recounters: expect.any(Array) } }]);
  });

  test("names them once, however often and by whomever at the same moment", async () => {
    const district = await countFew();
    const both = [1, 2].map(() => name(people.ada, district, people.pim, people.els));
    expect(outcomesOf(await Promise.allSettled(both))).toEqual(["done", "recount_named"]);
    await expect(name(people.ada, district, people.els, people.pim)).refuses("recount_named");
    expect((await read(people.pim, district)).people).toHaveLength(3);
  });

  test("names neither themselves nor one person twice, nor who may not edit or belongs elsewhere", async () => {
    const district = await countFew();
    const { ada, pim, els, mona, otto, dirk } = people;
    for (const pair of [
      [ada, pim],
      [pim, pim],
      [pim, mona],
      [pim, otto],
      [pim, dirk],
    ] as const)
      await expect(name(ada, district, ...pair)).refuses("invalid_input", { accountIds: "recountersNumber" });
    for (const wrong of [[pim], [pim, els, mona]])
      await expect(name(ada, district, ...wrong)).refuses("invalid_input", { accountIds: "recountersNumber" });
  });

  test("alone may: an administrator of participation is refused", async () => {
    const district = await countFew();
    await expect(name(people.pim, district, people.els, people.ada)).refuses("owner_only");
    expect((await read(people.pim, district)).can).toEqual({ name: "owner_only", take: "not_allowed" });
  });
});

describe("the file", () => {
  test("has each counted ballot and comes to the same result, on the command line too", async () => {
    const district = await countFew();
    await name(people.ada, district, people.pim, people.els);
    const file = await take(people.pim, district);
    expect(file.name).toMatch(/\.pb$/);
    const election = readPb(file.text);
    const ballots = await listCounted(town, district);
    expect(election.ballots.map(({ ideas }) => [...ideas])).toEqual(ballots.map(({ choices }) => choices));
    const folder = await mkdtemp(join(tmpdir(), "stoep-recount-"));
    const path = join(folder, file.name);
    await writeFile(path, file.text);
    const { code, out } = await commandLine(() => ({}))(["budgets", "count", path]);
    await rm(folder, { recursive: true });
    expect([code, out.includes("Chosen: 2 ideas for 10200; 39800 is left.\nThe file says the same.")]).toEqual([
      0,
      true,
    ]);
  });

  test("is had once by each of the three, and each is in the log", async () => {
    const district = await countFew();
    const three = [people.ada, people.pim, people.els];
    await name(people.ada, district, people.pim, people.els);
    for (const who of three) {
      await take(who, district);
      await expect(take(who, district)).refuses("recount_taken");
    }
    const { people: all, can } = await read(people.els, district);
    expect(all.every(({ takenAt }) => takenAt === town.in({}))).toBe(true);
    expect(can.take).toBe("recount_taken");
    const { items } = await people.ada.audit.listEntries({ query: { action: "budgets.takeBallots" } });
    expect(new Set(items.map(({ actor }) => actor.accountId))).toEqual(new Set(three.map((who) => who.accountId)));
  });

  test("asked for in two windows at once is had once", async () => {
    const district = await countFew();
    await name(people.ada, district, people.pim, people.els);
    const both = await Promise.allSettled([take(people.pim, district), take(people.pim, district)]);
    expect(outcomesOf(both)).toEqual(["done", "recount_taken"]);
  });

  test("is for nobody else: not before anybody is named, and not for who was not", async () => {
    const district = await countFew();
    await expect(take(people.ada, district)).refuses("not_allowed");
    await setParticipationLevel(town, people.mona, "admin");
    await name(people.ada, district, people.pim, people.els);
    await expect(take(people.mona, district)).refuses("not_allowed");
    await expect(take(people.otto, district)).refuses("not_found");
    await expect(read(people.otto, district)).refuses("not_found");
    await expect(take(people.pim, { ...district, districtId: district.roundId })).refuses("not_found");
  });

  test("is kept in no idempotency row", async () => {
    const district = await countFew();
    await name(people.ada, district, people.pim, people.els);
    const { text } = await take(people.pim, district);
    const ideaId = readPb(text).ideas[0]?.id ?? "";
    const rows = await town.db.selectFrom("public.idempotency").selectAll().execute();
    expect(rows.filter((row) => JSON.stringify(row).includes(ideaId))).toEqual([]);
  });
});

describe("there is no file", () => {
  test("before the vote is counted", async () => {
    const district = firstDistrictOf((await runVote(town)).round);
    await expect(name(people.ada, district, people.pim, people.els)).refuses("round_not_counted");
    await expect(take(people.ada, district)).refuses("round_not_counted");
    expect(await read(people.ada, district)).toMatchObject({ until: null, colleagues: [] });
  });

  test("of a district with a hundred ballots, which everybody has", async () => {
    const district = firstDistrictOf((await countVote(town, times(100, 0))).round);
    await expect(name(people.ada, district, people.pim, people.els)).refuses("ballots_public");
    await expect(take(people.ada, district)).refuses("ballots_public");
  });

  test("after thirty days, also in the hour before ballots and names go", async () => {
    const district = await countFew();
    await name(people.ada, district, people.pim, people.els);
    moveTo(town, 50, 23);
    await take(people.pim, district);
    moveTo(town, 51, 0);
    await expect(take(people.els, district)).refuses("ballots_gone");
    await town.pass({ hours: 2 });
    expect(await listCounted(town, district)).toEqual([]);
    await expect(take(people.els, district)).refuses("ballots_gone");
    await expect(name(people.ada, district, people.pim, people.els)).refuses("ballots_gone");
    expect(await read(people.els, district)).toMatchObject({ until: null, people: [] });
  });

  test("of a project that is deleted", async () => {
    const { project, round } = await countVote(town, times(12, 0));
    await endVote(town);
    await people.pim.participation.deleteProject({ params: { projectId: project.id } });
    await expect(name(people.ada, firstDistrictOf(round), people.pim, people.els)).refuses("not_found");
  });
});
