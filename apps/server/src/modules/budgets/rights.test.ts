/** Who may do what with votes: by level in the module, by licence, by whose project it is. D §3, §4 */
import { budgets, type Round } from "@stoep/contract/budgets";
import { daysAfter } from "@stoep/contract/kernel";
import type { Project } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createLiveProject,
  projectParams,
  setParticipationLevel,
  setParticipationLicence,
} from "../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { outcomesUnder } from "../../testing/uncovered-routes.ts";
import { bringFile } from "./testing/ballot-files.ts";
import {
  changeRound,
  createBudget,
  createRound,
  openRound,
  openVote,
  prepareVote,
  repeatRound,
  roundParams,
} from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(() => "done").catch(({ code }: { code: string }) => code);

interface Tried {
  project: Project;
  round: Round;
}

/** What happens when this person tries each act: to read about an open vote, and to change those that a colleague prepared. */
async function actsOn(who: Person, open: Tried, [free, empty]: [Project, Project], drafts: [Round, Round, Round]) {
  const [saved, deleted, opened] = drafts;
  return {
    listRounds: await outcome(who.budgets.listRounds(projectParams(open.project))),
    listRoundCandidates: await outcome(who.budgets.listRoundCandidates(projectParams(open.project))),
    getRound: await outcome(who.budgets.getRound(roundParams(open.round))),
    readRounds: await outcome(who.budgets.readRounds(projectParams(open.project))),
    importRound: await outcome(bringFile(who, empty)),
    createRound: await outcome(createRound(who, free)),
    updateRound: await outcome(changeRound(who, saved, { leastAge: 16 })),
    deleteRound: await outcome(who.budgets.deleteRound(roundParams(deleted))),
    openRound: await outcome(openRound(who, opened)),
    repeatRound: await outcome(repeatRound(who, open.round)),
  };
}
const readers = ["listRounds", "listRoundCandidates", "getRound", "readRounds"];
const editors = ["importRound", "createRound", "updateRound", "deleteRound"];
const admins = ["openRound", "repeatRound"];
const all = [...readers, ...editors, ...admins];
const table = (done: string[], refusal: string) =>
  Object.fromEntries(all.map((act) => [act, done.includes(act) ? "done" : refusal]));

describe("in the organisation", () => {
  test.each([
    ["viewer", readers],
    ["editor", [...readers, ...editors]],
    ["admin", all],
  ] as const)("a %s may do these", async (level, done) => {
    await setParticipationLevel(town, people.viktor, level);
    const draft = async () => (await prepareVote(town)).round;
    const drafts: [Round, Round, Round] = [await draft(), await draft(), await draft()];
    const free: [Project, Project] = [await createBudget(town), await createBudget(town)];
    const acts = await actsOn(people.viktor, await openVote(town), free, drafts);
    expect(acts).toEqual(table([...done], "level_too_low"));
  });

  test("what a vote says that one may do is what is done", async () => {
    const { round } = await prepareVote(town);
    const can = async (level: "viewer" | "editor") => {
      await setParticipationLevel(town, people.viktor, level);
      return (await people.viktor.budgets.getRound(roundParams(round))).can;
    };
    const low = "level_too_low";
    expect(await can("viewer")).toEqual({ edit: low, open: low, repeat: low, delete: low });
    expect(await can("editor")).toEqual({ edit: true, open: low, repeat: low, delete: true });
  });
});

test("another organisation’s votes are not found, in the same network and in another", async () => {
  const vote = await openVote(town);
  const { project, round } = vote;
  await town.db
    .updateTable("public.licence")
    .set({ module: "participation", level: "premium" })
    .where("organisationId", "=", town.organisations.company)
    .execute();
  for (const who of [people.bram, people.otto]) {
    expect(await actsOn(who, vote, [project, project], [round, round, round])).toEqual(table([], "not_found"));
  }
});

describe("the licence", () => {
  const oneOff = ({ id }: { id: string }) =>
    setParticipationLicence(town, {
      level: "oneoff",
      thingKind: "project",
      thingId: id,
      untilAt: daysAfter(town.clock.now(), 60),
    });

  test("for one project opens its votes, and no others", async () => {
    const { project, round } = await prepareVote(town);
    const other = await prepareVote(town);
    await oneOff(project);
    const opened = await openRound(people.pim, await changeRound(people.pim, round, { leastAge: 16 }));
    const again = await repeatRound(people.pim, opened);
    await people.pim.budgets.deleteRound(roundParams(again));
    expect((await createRound(people.pim, project)).number).toBe(2);
    await expect(changeRound(people.pim, other.round, { leastAge: 16 })).refuses("licence_out_of_scope");
    const { can } = await people.pim.budgets.getRound(roundParams(other.round));
    const outside = "licence_out_of_scope";
    expect(can).toEqual({ edit: outside, open: outside, repeat: outside, delete: outside });
  });

  test("beside one that includes less opens them too", async () => {
    const { project, round } = await prepareVote(town);
    const other = await prepareVote(town);
    await oneOff(project);
    const now = town.clock.now();
    const essential = { id: newId(), organisationId: town.organisations.city, module: "participation" } as const;
    const row = { ...essential, level: "essential", fromAt: now, createdAt: now, untilAt: null } as const;
    await town.db.insertInto("public.licence").values(row).execute();
    expect((await openRound(people.pim, round)).state).toBe("upcoming");
    await expect(openRound(people.pim, other.round)).refuses("licence_level_too_low");
  });

  test("that includes no citizen budgets lets them be read", async () => {
    const { project, round } = await openVote(town);
    await setParticipationLicence(town, { level: "essential" });
    expect((await people.pim.budgets.listRounds(projectParams(project))).canCreate).toBe("licence_level_too_low");
    await expect(repeatRound(people.pim, round)).refuses("licence_level_too_low");
    expect((await people.dirk.budgets.readRounds(projectParams(project))).items).toHaveLength(1);
  });

  test("that has ended ends no vote", async () => {
    const { project, round } = await openVote(town);
    await setParticipationLicence(town, { untilAt: daysAfter(town.clock.now(), 1) });
    await town.pass({ days: 12 });
    expect((await people.pim.budgets.getRound(roundParams(round))).state).toBe("active");
    await town.pass({ days: 9 });
    expect((await people.dirk.budgets.readRounds(projectParams(project))).items).toMatchObject([{ state: "finished" }]);
  });
});

describe("every route about votes", () => {
  const ofCodes = ["checkCodeList", "makeCodeLetters", "discardCodeList", "makeCodeFile", "issueCode", "revokeCode"];
  const written = [...editors, ...admins, ...ofCodes];
  const outcomes = (refusal: string, more: readonly string[] = []) =>
    Object.fromEntries(
      Object.keys(budgets).map((name) => [name, [...written, ...more].includes(name) ? refusal : null]),
    );

  test("under a one-off licence for another project is read, and refuses what writes", async () => {
    const untilAt = daysAfter(town.clock.now(), 1);
    const licence = { level: "oneoff", thingKind: "project", thingId: newId(), untilAt } as const;
    expect(await outcomesUnder(town, "budgets", licence)).toEqual(outcomes("licence_out_of_scope"));
  });

  test("after the licence has ended is read for thirty days, by residents for good", async () => {
    const untilAt = new Date(town.clock.now().getTime() - 1000);
    expect(await outcomesUnder(town, "budgets", { untilAt })).toEqual(outcomes("licence_expired", ["readCodeFile"]));
  });
});

test("a project of another kind has no votes, and says so", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  expect(await people.pim.budgets.listRounds(projectParams(project))).toEqual({
    rounds: [],
    freePhases: [],
    canCreate: "not_a_budget",
  });
});
