/** What happens at the same moment as an opening, a save or a repetition is settled by the rows' locks. D §11 */
import type { Round } from "@stoep/contract/budgets";
import type { Project } from "@stoep/contract/participation";
import { beforeEach, describe, expect, test } from "vitest";
import { decideOn, merge } from "../../testing/decided-ideas.ts";
import { whileHeld } from "../../testing/held-project.ts";
import { ofIdea } from "../../testing/ideas.ts";
import { untilBlocked } from "../../testing/lock-wait.ts";
import { projectParams } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { changeRound, openRound, prepareVote, repeatRound, roundParams } from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
let project: Project;
let round: Round;
let bench: { id: string };
let tree: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  ({ project, round, bench, tree } = await prepareVote(town));
});

const open = () => openRound(people.pim, round);
const get = () => people.pim.budgets.getRound(roundParams(round));
const titles = async () => (await get()).ideas.map(({ title }) => title).toSorted();
const place = () => round.ideas.findIndex(({ ideaId }) => ideaId === bench.id);
const outcomeOf = (one: PromiseSettledResult<unknown> | undefined) =>
  one?.status === "rejected" ? [one.reason.code, one.reason.fields] : ["done", {}];
const done = ["done", {}];

/** Holds a row while the acts begin, one after the other, then lets go: they get their turn in this order. */
async function inTurn(table: "idea" | "ballotRound", id: string, ...acts: (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = [];
  const outcomes = await town.db.transaction().execute(async (trx) => {
    await trx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
    for (const act of acts) {
      begun.push(act());
      await untilBlocked(town.databases, ...begun);
    }
    return () => Promise.allSettled(begun);
  });
  return (await outcomes()).map(outcomeOf);
}

const notEligible = () => ["invalid_input", { [`ideas.${place()}`]: "ideaNotEligible" }];

describe("an opening and a decision about one of its ideas", () => {
  const reject = () => decideOn(people.pim, bench, { type: "rejected" });
  const costs = () => decideOn(people.pim, bench, { type: "budgeted", cost: 5 });
  const benchCost = async () => (await get()).ideas.find(({ ideaId }) => ideaId === bench.id)?.cost;

  test("that was first: the vote does not open with a refused idea", async () => {
    expect(await inTurn("idea", bench.id, reject, open)).toEqual([done, notEligible()]);
    expect((await get()).state).toBe("draft");
  });

  test("that was first: the vote opens with the new cost", async () => {
    expect(await inTurn("idea", bench.id, costs, open)).toEqual([done, done]);
    expect(await benchCost()).toBe(5);
  });

  test("that came second: the vote has what stood before", async () => {
    expect(await inTurn("idea", bench.id, open, costs)).toEqual([done, done]);
    expect(await benchCost()).toBe(9000);
  });

  test("are never both done with half of each, in whichever order", async () => {
    const [opening, decision] = await Promise.allSettled([open(), reject()]);
    expect(outcomeOf(decision)).toEqual(done);
    const { state, ideas } = await get();
    if (opening?.status === "fulfilled")
      expect([state, ideas.every(({ cost }) => cost !== null)]).toEqual(["upcoming", true]);
    else expect([state, outcomeOf(opening)]).toEqual(["draft", notEligible()]);
  });
});

describe("an opening and what becomes of an idea or the project", () => {
  const withdraw = () => people.dirk.participation.withdrawIdea(ofIdea(bench));
  const mergeThem = () => merge(people.pim, tree, bench);
  const deleteProject = () => people.pim.participation.deleteProject(projectParams(project));
  const inOrder = async (...acts: (() => Promise<unknown>)[]) =>
    (await whileHeld(town, project, ...acts.map((act) => () => [act()]))).map(outcomeOf);

  test("one that is withdrawn first is not put to the vote", async () => {
    expect(await inOrder(withdraw, open)).toEqual([done, notEligible()]);
  });

  test("one that is withdrawn afterwards keeps its title there", async () => {
    expect(await inOrder(open, withdraw)).toEqual([done, done]);
    expect(await titles()).toEqual(["Een bank", "Een boom"]);
  });

  test("one that is merged first is not put to the vote, one that is merged afterwards is", async () => {
    expect(await inOrder(mergeThem, open)).toEqual([done, notEligible()]);
    const kept = await changeRound(people.pim, await get(), {
      ideas: round.ideas
        .filter(({ ideaId }) => ideaId === tree.id)
        .map(({ ideaId, districtId }) => ({ ideaId, districtId })),
    });
    expect((await openRound(people.pim, kept)).state).toBe("upcoming");
  });

  test("of a project that is deleted first nothing opens", async () => {
    expect(await inOrder(deleteProject, open)).toEqual([done, ["not_found", {}]]);
  });
});

describe("two acts on one vote", () => {
  const save = () => changeRound(people.pim, round, { leastAge: 16 });
  const remove = () => people.pim.budgets.deleteRound(roundParams(round));

  test("a save before the opening: the opening has not read it", async () => {
    expect(await inTurn("ballotRound", round.id, save, open)).toEqual([done, ["changed_meanwhile", {}]]);
  });

  test("a save after the opening changes nothing", async () => {
    expect(await inTurn("ballotRound", round.id, open, save)).toEqual([done, ["round_locked", {}]]);
    expect((await get()).leastAge).toBeNull();
  });

  test("two saves: one is done", async () => {
    expect(await inTurn("ballotRound", round.id, save, save)).toEqual([done, ["changed_meanwhile", {}]]);
  });

  test("two openings: one is done", async () => {
    expect(await inTurn("ballotRound", round.id, open, open)).toEqual([done, ["round_locked", {}]]);
  });

  test("what is deleted first is not there to be opened, and what is open is not deleted", async () => {
    expect(await inTurn("ballotRound", round.id, open, remove)).toEqual([done, ["round_locked", {}]]);
    const other = await prepareVote(town);
    const removeOther = () => people.pim.budgets.deleteRound(roundParams(other.round));
    const openOther = () => openRound(people.pim, other.round);
    expect(await inTurn("ballotRound", other.round.id, removeOther, openOther)).toEqual([done, ["not_found", {}]]);
  });

  test("two repetitions: one is done, and one draft stands", async () => {
    const opened = await open();
    const outcomes = await Promise.allSettled([repeatRound(people.pim, opened), repeatRound(people.pim, opened)]);
    expect(outcomes.map(outcomeOf).toSorted()).toEqual([done, ["round_not_open", {}]]);
    const { rounds } = await people.pim.budgets.listRounds(projectParams(project));
    expect(rounds.map(({ number, state }) => [number, state])).toEqual([
      [2, "draft"],
      [1, "replaced"],
    ]);
  });
});
