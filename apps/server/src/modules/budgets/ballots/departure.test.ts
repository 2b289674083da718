/** Voters who leave take their ballots along; their own data hold them; who voted is forgotten in time. D §5, §11 */
import { secrecy } from "@stoep/contract/budgets";
import { beforeEach, describe, expect, test } from "vitest";
import { support } from "../../../testing/decided-ideas.ts";
import { createIdea } from "../../../testing/ideas.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { textsIn } from "../../../testing/unzip.ts";
import {
  castBallot,
  listBallots,
  listRights,
  markCounted,
  moveTo,
  readMyBallot,
  runVote,
  toDayAfter,
  withdrawBallot,
} from "../testing/ballots.ts";
import { changeRound, createBudget, openRound, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

async function deleteAccount({ residents, session }: Person) {
  const confirmedAt = town.clock.now();
  await town.db.updateTable("public.session").set({ confirmedAt }).where("id", "=", session.id).execute();
  await residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: false } });
}

const choicesOf = async (round: { id: string }) => (await listBallots(town, round)).map(({ choices }) => choices);
const votersNow = async () => (await listRights(town)).map(({ residentId }) => residentId);

describe("who deletes the account", () => {
  test("while the vote runs takes the ballot and the right along, and those of nobody else", async () => {
    const { round, bench, tree } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await castBallot(people.fatma, round, [tree]);
    await deleteAccount(people.dirk);
    expect(await choicesOf(round)).toEqual([[1]]);
    expect(await votersNow()).toEqual([people.fatma.session.residentId]);
    expect((await readMyBallot(people.fatma, round)).ideaIds).toEqual([tree.id]);
  });

  test("after the last day takes the right along, and the ballot is counted", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    toDayAfter(town);
    await deleteAccount(people.dirk);
    expect(await choicesOf(round)).toEqual([[0]]);
    expect(await listRights(town)).toEqual([]);
  });

  test("once it is counted takes the right along", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await markCounted(town, round);
    await deleteAccount(people.dirk);
    expect(await choicesOf(round)).toEqual([[0]]);
    expect(await listRights(town)).toEqual([]);
  });

  test("after withdrawing, or in a vote that was given up, leaves no right", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await withdrawBallot(people.dirk, round);
    await castBallot(people.fatma, round, [bench]);
    await repeatRound(people.pim, round);
    for (const who of [people.dirk, people.fatma]) await deleteAccount(who);
    expect(await listRights(town)).toEqual([]);
  });

  test("whose ballot cannot be found since a restore leaves it, and no right", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await town.db.deleteFrom("ballotKey").execute();
    await deleteAccount(people.dirk);
    expect(await choicesOf(round)).toEqual([[0]]);
    expect(await listRights(town)).toEqual([]);
  });

  test("in the moment of voting leaves neither right nor ballot", async () => {
    const { round, bench } = await runVote(town);
    for (const who of [people.dirk, people.fatma, people.gust]) {
      const [left, cast] = await Promise.allSettled([deleteAccount(who), castBallot(who, round, [bench])]);
      expect(left.status).toBe("fulfilled");
      if (cast.status === "rejected") expect(["not_found", "sign_in_required"]).toContain(cast.reason.code);
    }
    expect([await choicesOf(round), await listRights(town)]).toEqual([[], []]);
  });
});

test("a vote that is given up while voters leave and others vote leaves no ballot and no used right, and all is done", async () => {
  const { round, bench } = await runVote(town);
  for (const who of [people.dirk, people.fatma]) await castBallot(who, round, [bench]);
  const acts = [
    deleteAccount(people.dirk),
    repeatRound(people.pim, round),
    castBallot(people.gust, round, [bench]),
    deleteAccount(people.fatma),
  ];
  const [, , cast, ...others] = [...(await Promise.allSettled(acts))];
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
  if (cast?.status === "rejected") expect(cast.reason.code).toBe("round_not_active");
  expect(await choicesOf(round)).toEqual([]);
  expect((await listRights(town)).filter(({ isUsed }) => isUsed)).toEqual([]);
});

test("who leaves holds the projects they voted in before any idea, so that two who leave never wait for each other", async () => {
  const fence = await createIdea(people.gust, await createBudget(town), { title: "Een hek" });
  await support(people.fatma, fence);
  const { project, round, bench } = await runVote(town);
  await castBallot(people.fatma, round, [bench]);
  const left = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("project").select("id").where("id", "=", project.id).forUpdate().execute();
    const leaving = deleteAccount(people.fatma);
    await untilBlocked(town.databases, leaving);
    const free = trx.selectFrom("idea").select("id").where("id", "=", fence.id).forUpdate().skipLocked();
    expect(await free.execute()).toHaveLength(1);
    return () => leaving;
  });
  await left();
  expect([await choicesOf(round), await votersNow()]).toEqual([[], []]);
});

test("who moves to another network takes the ballot along, since only residents vote", async () => {
  const { round, bench } = await runVote(town);
  await castBallot(people.gust, round, [bench]);
  const addressId = town.elsewhere.streets[0]?.addresses[3]?.id ?? "";
  await people.gust.residents.moveHouse({ body: { networkSlug: town.networks.naburg.slug, addressId, pin: null } });
  expect([await choicesOf(round), await listRights(town)]).toEqual([[], []]);
});

describe("one’s own data", () => {
  async function votesOf(person: Person) {
    const bytes = Buffer.from(await (await person.residents.downloadMyData()).arrayBuffer());
    const parts = await textsIn(bytes);
    return { page: parts["index.html"] ?? "", votes: JSON.parse(parts["data.json"] ?? "").ballots };
  }

  test("say that one has voted, in which project, and until the count on which ideas", async () => {
    const { round, bench, tree } = await runVote(town);
    await castBallot(people.dirk, round, [bench, tree]);
    const before = await votesOf(people.dirk);
    expect(before.votes).toEqual([{ project: "Een nieuw plein", ideas: "Een bank\nEen boom" }]);
    expect(before.page).toContain("Stemmingen over budgetten");
    expect((await votesOf(people.fatma)).votes).toEqual([]);

    toDayAfter(town);
    await town.db.deleteFrom("ballot").execute();
    await town.db.deleteFrom("ballotKey").execute();
    await markCounted(town, round);
    expect((await votesOf(people.dirk)).votes).toEqual([{ project: "Een nieuw plein", ideas: "" }]);
  });

  test("say nothing of a ballot that was withdrawn, or of a vote that was given up", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await withdrawBallot(people.dirk, round);
    await castBallot(people.fatma, round, [bench]);
    await repeatRound(people.pim, round);
    for (const who of [people.dirk, people.fatma]) expect((await votesOf(who)).votes).toEqual([]);
  });
});

describe("who voted is known", () => {
  const lastDay = 20;
  const forget = async (day: number) => {
    moveTo(town, day, 2);
    await town.runDue();
  };

  test("for thirty days after the last day of a vote that was counted, and no longer", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    toDayAfter(town);
    await markCounted(town, round);
    await forget(lastDay + secrecy.keptDays);
    expect((await readMyBallot(people.dirk, round)).hasVoted).toBe(true);
    await forget(lastDay + secrecy.keptDays + 1);
    expect(await listRights(town)).toEqual([]);
    expect((await readMyBallot(people.dirk, round)).hasVoted).toBe(false);
  });

  test("as long as the vote in place of one that was given up is not over", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    const draft = await repeatRound(people.pim, round);
    const days = { opensOn: dayIn(12), endsOn: dayIn(60) };
    const again = await openRound(people.pim, await changeRound(people.pim, draft, days));
    moveTo(town, 12, 9);
    await castBallot(people.dirk, again, [bench]);
    await forget(lastDay + secrecy.keptDays + 1);
    expect((await readMyBallot(people.dirk, again)).hasVoted).toBe(true);
  });

  test("not once its project is gone for good", async () => {
    const { project, round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await people.pim.participation.deleteProject(projectParams(project));
    await town.pass({ days: 31 });
    expect([await listBallots(town, round), await listRights(town)]).toEqual([[], []]);
    expect(await town.db.selectFrom("ballotKey").selectAll().execute()).toEqual([]);
  });
});
