/** What won a vote goes on to be carried out, by itself and once, and its timeline says by whom. D §11 */
import { beforeEach, describe, expect, test } from "vitest";
import { decideOn, merge, toldOf } from "../../../testing/decided-ideas.ts";
import { ofIdea } from "../../../testing/ideas.ts";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { castBallot, runVote, runVoteOfDistricts, toDayAfter } from "../testing/ballots.ts";
import { endVote, firstDistrictOf, insertBallots, times } from "../testing/counts.ts";
import { repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

interface Named {
  id: string;
}
const read = (idea: Named) => people.pim.participation.getIdea(ofIdea(idea));
const typesOf = async (...ideas: Named[]) => Promise.all(ideas.map(async (idea) => (await read(idea)).type));
const chosenAt = async (round: Named) =>
  (await town.db.selectFrom("ballotRound").select("chosenAt").where("id", "=", round.id).executeTakeFirst())?.chosenAt;

/** The bench and the tree win; nobody chooses the fountain. */
async function runWon() {
  const vote = await runVote(town);
  await insertBallots(town, firstDistrictOf(vote.round), times(12, 0, 1));
  return vote;
}

describe("once a vote is counted", () => {
  test("what won is chosen, keeps its cost, and says that residents chose it; the rest stays as it is", async () => {
    const { round, bench, tree, fountain } = await runWon();
    await endVote(town);
    expect(await typesOf(bench, tree, fountain)).toEqual(["implemented", "implemented", "budgeted"]);
    const chosen = await people.daan.participation.readIdea(ofIdea(bench));
    expect(chosen).toMatchObject({ reason: "", isChosenByVote: true, cost: { amount: 9000, currency: "EUR" } });
    const last = { kind: "type", type: "implemented", isByVote: true, text: "", at: town.in({}) };
    expect(chosen.timeline.at(-1)).toMatchObject(last);
    expect(chosen.timeline.filter(({ isByVote }) => isByVote)).toHaveLength(1);
    expect(await read(fountain)).toMatchObject({ isChosenByVote: false, reason: "Er is geld." });
    const { items } = await people.ada.audit.listEntries({ query: { action: "budgets.chooseIdeas" } });
    expect(items).toMatchObject([{ actor: { accountId: null }, subject: { id: round.id }, new: { ideas: [2] } }]);
  });

  test("each district has its own winners", async () => {
    const { round, bench, tree, fountain } = await runVoteOfDistricts(town);
    await insertBallots(town, firstDistrictOf(round), times(12, 1));
    await insertBallots(town, firstDistrictOf(round, 1), times(12, 2));
    await endVote(town);
    expect(await typesOf(bench, tree, fountain)).toEqual(["budgeted", "implemented", "implemented"]);
  });

  test("its author hears of the result of the vote, and nothing besides", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await endVote(town);
    await town.pass({ hours: 1 });
    expect(await typesOf(bench)).toEqual(["implemented"]);
    expect(await toldOf(people.dirk)).not.toContain("ideaChosen");
    const { items } = await people.dirk.notifications.listNotices();
    expect(items.filter(({ kind }) => kind === "budgets.voteCounted")).toHaveLength(1);
  });

  test("a job that runs again changes nothing, not even what staff decided since", async () => {
    const { bench, tree } = await runWon();
    await endVote(town);
    await decideOn(people.pim, bench, { type: "accepted", reason: "Eerst een vergunning." });
    await town.runAgain("budgets.chooseWinners");
    await town.runDue();
    expect(await typesOf(bench, tree)).toEqual(["accepted", "implemented"]);
    const decided = await read(bench);
    expect(decided).toMatchObject({ isChosenByVote: false, reason: "Eerst een vergunning." });
    expect(decided.timeline.filter(({ isByVote }) => isByVote)).toHaveLength(1);
  });

  test("a reason that staff give afterwards takes the place of the vote, and the timeline keeps both", async () => {
    const { bench } = await runWon();
    await endVote(town);
    await decideOn(people.pim, bench, { type: "implemented", reason: "We beginnen in mei." });
    const { isChosenByVote, reason, timeline } = await read(bench);
    expect([isChosenByVote, reason]).toEqual([false, "We beginnen in mei."]);
    expect(timeline.slice(-2).map(({ isByVote }) => isByVote)).toEqual([true, false]);
  });
});

describe("left alone is what meanwhile", () => {
  test("was decided, merged or withdrawn", async () => {
    const { round, bench, tree, fountain } = await runVote(town, {}, { more: 1 });
    const other = { id: round.ideas[3]?.ideaId ?? "" };
    await insertBallots(town, firstDistrictOf(round), times(12, 0, 1, 3));
    await decideOn(people.pim, bench, { type: "rejected" });
    await merge(people.pim, fountain, tree);
    await people.dirk.participation.withdrawIdea(ofIdea(other));
    await endVote(town);
    expect(await typesOf(bench, tree, fountain)).toEqual(["rejected", "accepted", "budgeted"]);
    const moments = await town.db.selectFrom("ideaMoment").select("id").where("isByVote", "=", true).execute();
    expect(moments).toEqual([]);
  });

  test("was hidden, also once it is shown again", async () => {
    const { bench, tree } = await runWon();
    await people.pim.participation.hideIdea({ ...ofIdea(bench), body: { ground: "spam", reason: "Reclame." } });
    await endVote(town);
    await people.pim.participation.showIdea(ofIdea(bench));
    await town.pass({ hours: 2 });
    expect(await typesOf(bench, tree)).toEqual(["budgeted", "implemented"]);
  });
});

describe("nothing changes", () => {
  test("while the project is deleted; once it is back what won goes on", async () => {
    const { project, round, bench } = await runWon();
    await people.pim.participation.deleteProject(projectParams(project));
    await endVote(town);
    for (const _ of [1, 2]) await town.pass({ hours: 1 });
    expect(await chosenAt(round)).toBeNull();
    await people.pim.participation.undeleteProject(projectParams(project));
    expect(await typesOf(bench)).toEqual(["budgeted"]);
    for (const _ of [1, 2]) await town.pass({ hours: 1 });
    expect(await typesOf(bench)).toEqual(["implemented"]);
  });

  test("after a vote that was given up", async () => {
    const { round, bench } = await runWon();
    await repeatRound(people.pim, round);
    await endVote(town);
    expect([await chosenAt(round), await typesOf(bench)]).toEqual([null, ["budgeted"]]);
  });
});

test("what waits for an editor who decides at the same moment sees the decision", async () => {
  const { round, bench, tree } = await runWon();
  toDayAfter(town);
  const running = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("idea").select("id").where("id", "=", bench.id).forNoKeyUpdate().execute();
    const begun = town.runDue();
    await untilBlocked(town.databases, begun);
    await trx.updateTable("idea").set({ type: "rejected", reason: "Te nat." }).where("id", "=", bench.id).execute();
    return { begun };
  });
  await running.begun;
  expect(await typesOf(bench, tree)).toEqual(["rejected", "implemented"]);
  expect(await chosenAt(round)).not.toBeNull();
});

test("a job that loses the database has changed nothing, and the next try does all of it", async () => {
  const { round, bench, tree } = await runWon();
  toDayAfter(town);
  const failed = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom("idea").select("id").where("id", "=", tree.id).forNoKeyUpdate().execute();
    const begun = town.runDue({ tolerant: true });
    await untilBlocked(town.databases, begun);
    await town.databases.pool.query("select pg_terminate_backend(pid) from pg_locks where not granted");
    return (await begun).flatMap(({ name, error }) => (error ? [name] : []));
  });
  expect(failed).toEqual(["budgets.chooseWinners"]);
  expect([await chosenAt(round), await typesOf(bench, tree)]).toEqual([null, ["budgeted", "accepted"]]);
  await town.pass({ hours: 1 });
  expect(await typesOf(bench, tree)).toEqual(["implemented", "implemented"]);
});
