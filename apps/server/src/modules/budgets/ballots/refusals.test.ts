/** Who may not vote, and which ballots are not taken; nothing is left of what is refused. D §11 */
import type { Round } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { projectParams } from "../../../testing/projects.ts";
import { newTown, nextTown, type Person, type Town } from "../../../testing/town.ts";
import {
  askForCodes,
  castBallot,
  listBallots,
  listRights,
  markCounted,
  moveTo,
  readMyBallot,
  runVote,
  runVoteOfDistricts,
  toDayAfter,
  toFirstDay,
  withdrawBallot,
} from "../testing/ballots.ts";
import { changeRound, createChoice, openRound, openVote, prepareVote, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

/** What they may do is what is said, and nothing is kept of what is refused. */
async function refusesCast(who: Person, round: Round, ideas: { id: string }[], code: string) {
  const before = [await listBallots(town, round), await listRights(town)];
  expect((await readMyBallot(who, round)).can.cast).toBe(code);
  await expect(castBallot(who, round, ideas)).rejects.toMatchObject({ code });
  expect([await listBallots(town, round), await listRights(town)]).toEqual(before);
}

describe("a vote", () => {
  test("that is to come takes no ballots before its first day begins, by the network’s clock", async () => {
    const { round, bench } = await openVote(town);
    moveTo(town, 11, -1 / 3600);
    await refusesCast(people.dirk, round, [bench], "round_not_active");
    moveTo(town, 11, 0);
    expect((await castBallot(people.dirk, round, [bench])).hasVoted).toBe(true);
  });

  test("takes them to the last second of its last day, and none afterwards; those that were cast stay as they are", async () => {
    const { round, bench, tree } = await runVote(town);
    moveTo(town, 21, -1 / 3600);
    await castBallot(people.dirk, round, [bench]);
    toDayAfter(town);
    await refusesCast(people.dirk, round, [tree], "round_not_active");
    await refusesCast(people.fatma, round, [tree], "round_not_active");
    await expect(withdrawBallot(people.dirk, round)).refuses("round_not_active");
    const { hasVoted, ideaIds, can } = await readMyBallot(people.dirk, round);
    expect([hasVoted, ideaIds, can.withdraw]).toEqual([true, [bench.id], "round_not_active"]);
  });

  test("that was counted takes none, whatever the clock says", async () => {
    const { round, bench } = await runVote(town);
    await markCounted(town, round);
    await refusesCast(people.dirk, round, [bench], "round_not_active");
  });

  test("that was given up takes none, and no ballot of it is shown", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await repeatRound(people.pim, round);
    await refusesCast(people.dirk, round, [bench], "round_not_active");
    await expect(withdrawBallot(people.dirk, round)).refuses("round_not_active");
    expect(await readMyBallot(people.dirk, round)).toMatchObject({ hasVoted: false, ideaIds: null });
  });

  test("with codes asks for one", async () => {
    const { round, bench } = await runVote(town);
    await askForCodes(town, round);
    await refusesCast(people.dirk, round, [bench], "code_required");
    await expect(withdrawBallot(people.dirk, round)).refuses("nothing_cast");
  });
});

describe("is not found", () => {
  const outcomes = async (who: Person, round: { id: string }, bench: { id: string }) => {
    await expect(readMyBallot(who, round)).refuses("not_found");
    await expect(castBallot(who, round, [bench])).refuses("not_found");
    await expect(withdrawBallot(who, round)).refuses("not_found");
  };

  test("a vote that is prepared, and one that nobody has", async () => {
    const { round, bench } = await prepareVote(town);
    toFirstDay(town);
    await outcomes(people.dirk, round, bench);
    await outcomes(people.dirk, { id: newId() }, bench);
  });

  test("a vote of another network", async () => {
    const { round, bench } = await runVote(town);
    await outcomes(people.nele, round, bench);
  });

  test("a vote of a project that the resident may not read, or that was deleted", async () => {
    const { project, round, bench } = await openVote(town, { neighbourhoodIds: [town.noord.id] });
    toFirstDay(town);
    await outcomes(people.fatma, round, bench);
    expect((await readMyBallot(people.dirk, round)).can.cast).toBe(true);
    await people.pim.participation.deleteProject(projectParams(project));
    await outcomes(people.dirk, round, bench);
  });
});

describe("a resident", () => {
  test("whose residence is not proven does not vote until it is", async () => {
    const { round, bench } = await runVote(town);
    await refusesCast(people.daan, round, [bench], "residence_not_proven");
    const residentId = people.daan.session.residentId ?? "";
    await people.dirk.residents.vouchForHousemate({ params: { residentId } });
    expect((await castBallot(people.daan, round, [bench])).hasVoted).toBe(true);
  });

  test("of a neighbourhood in no district does not vote, and is told that rather than to prove the home", async () => {
    const { round, project } = await prepareVote(town);
    const [district] = round.districts;
    const bench = await createChoice(town, project);
    const districts = [{ ...district, id: district?.id ?? "", neighbourhoodIds: [town.zuid.id] }];
    const opened = await openRound(people.pim, await changeRound(people.pim, round, { districts }));
    toFirstDay(town);
    for (const who of [people.dirk, people.daan]) await refusesCast(who, opened, [bench], "not_on_roll");
    expect((await readMyBallot(people.dirk, opened)).districtId).toBeNull();
  });

  test("who has not voted withdraws nothing", async () => {
    const { round } = await runVote(town);
    await expect(withdrawBallot(people.dirk, round)).refuses("nothing_cast");
    expect(await listRights(town)).toEqual([]);
  });
});

test("staff and guests cast no ballots", async () => {
  const { round, bench } = await runVote(town);
  await expect(castBallot(people.pim, round, [bench])).refuses("wrong_kind_of_session");
  await expect(castBallot(town.guest as Person, round, [bench])).refuses("sign_in_required");
});

describe("a ballot", () => {
  const refusesContent = async (round: Round, ideas: { id: string }[], fields: Record<string, string>) => {
    await expect(castBallot(people.dirk, round, ideas)).refuses("invalid_input", fields);
    expect([await listBallots(town, round), await listRights(town)]).toEqual([[], []]);
  };

  test("names something", async () => {
    const { round } = await runVote(town);
    await refusesContent(round, [], { ideaIds: "choicesRequired" });
  });

  test("names each idea once", async () => {
    const { round, bench } = await runVote(town);
    await refusesContent(round, [bench, bench], { ideaIds: "ideaTwice" });
    await refusesContent(round, [bench, { id: bench.id.toUpperCase() }], { ideaIds: "ideaTwice" });
  });

  test("names ideas of the voter’s district alone, not those of another one, of another vote, or of nobody", async () => {
    const { bench: elsewhere } = await prepareVote(town);
    const { round, bench, fountain } = await runVoteOfDistricts(town);
    for (const wrong of [fountain, elsewhere, { id: newId() }])
      await refusesContent(round, [bench, wrong], { ideaIds: "ideaNotOnBallot" });
  });

  test("in a basket costs no more than the budget", async () => {
    const { round, bench, tree, fountain } = await runVote(town);
    await refusesContent(round, [bench, fountain], { ideaIds: "basketTooDear" });
    expect((await castBallot(people.dirk, round, [tree, fountain])).hasVoted).toBe(true);
  });

  test("by number has at least and at most so many, whatever they cost", async () => {
    const { round, bench, tree, fountain } = await runVote(town, { ballot: "approval", atLeast: 2, atMost: 2 });
    await refusesContent(round, [bench], { ideaIds: "tooFewChoices" });
    await refusesContent(round, [bench, tree, fountain], { ideaIds: "tooManyChoices" });
    expect((await castBallot(people.dirk, round, [bench, fountain])).hasVoted).toBe(true);
  });

  test("confirms the age where the vote asks for one, each time", async () => {
    const { round, bench } = await runVote(town, { leastAge: 16 });
    await refusesContent(round, [bench], { confirmsAge: "ageUnconfirmed" });
    await refusesContent(round, [], { ideaIds: "choicesRequired", confirmsAge: "ageUnconfirmed" });
    await castBallot(people.dirk, round, [bench], true);
    await expect(castBallot(people.dirk, round, [bench])).refuses("invalid_input", { confirmsAge: "ageUnconfirmed" });
  });

  test("that is refused leaves the one that stands", async () => {
    const { round, bench, fountain } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    const before = await listBallots(town, round);
    await expect(castBallot(people.dirk, round, [bench, fountain])).refuses("invalid_input");
    expect(await listBallots(town, round)).toEqual(before);
  });
});

describe("who moves", () => {
  async function move(who: Person, to: Town["noord"], house = 7) {
    const addressId = to.streets[1]?.addresses[house]?.id ?? "";
    await who.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  }

  test("keeps the ballot where it was cast, and changes it there, although the new home is not proven yet", async () => {
    const { round, north, bench, tree, fountain } = await runVoteOfDistricts(town);
    await castBallot(people.dirk, round, [bench]);
    await move(people.dirk, town.zuid);
    expect(await readMyBallot(people.dirk, round)).toMatchObject({
      districtId: north,
      ideaIds: [bench.id],
      can: { cast: true, withdraw: true },
    });
    await expect(castBallot(people.dirk, round, [fountain])).refuses("invalid_input", { ideaIds: "ideaNotOnBallot" });
    await castBallot(people.dirk, round, [tree]);
    expect(await listBallots(town, round)).toMatchObject([{ districtId: north, choices: [1] }]);
  });

  test("and withdraws it votes again where they live by then, once that is proven", async () => {
    const { round, south, bench, fountain } = await runVoteOfDistricts(town);
    await castBallot(people.dirk, round, [bench]);
    await move(people.dirk, town.zuid);
    expect(await withdrawBallot(people.dirk, round)).toMatchObject({
      districtId: south,
      can: { cast: "residence_not_proven" },
    });
    await town.db
      .updateTable("resident")
      .set({ provenAt: town.clock.now() })
      .where("id", "=", people.dirk.session.residentId)
      .execute();
    expect((await castBallot(people.dirk, round, [fountain])).districtId).toBe(south);
    expect(await listRights(town)).toMatchObject([{ districtId: south, isUsed: true }]);
  });

  test("to where the project is not read still finds and withdraws the ballot, and then finds the vote no more", async () => {
    const { round, bench } = await openVote(town, { neighbourhoodIds: [town.noord.id] });
    toFirstDay(town);
    await castBallot(people.dirk, round, [bench]);
    await move(people.dirk, town.zuid);
    expect((await readMyBallot(people.dirk, round)).ideaIds).toEqual([bench.id]);
    expect(await withdrawBallot(people.dirk, round)).toMatchObject({ hasVoted: false, can: { cast: "not_on_roll" } });
    await expect(readMyBallot(people.dirk, round)).refuses("not_found");
    await expect(castBallot(people.dirk, round, [bench])).refuses("not_found");
    expect(await listBallots(town, round)).toEqual([]);
  });
});

test.each([
  ["forward", "2026-03-29", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
  ["back", "2026-10-25", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
])("on a last day on which the clocks go %s, ballots are taken to midnight", async (_, day, before, after) => {
  const own = await newTown({ at: new Date(`${day.slice(0, 8)}20T09:00:00Z`) });
  const phases = [
    { id: newId(), title: "Ideeën", startsOn: `${day.slice(0, 8)}20`, endsOn: day, isBottomUpEnabled: true },
    { id: newId(), type: "budgeting" as const, title: "Stemmen", startsOn: day, endsOn: day },
  ];
  const days = { startsOn: `${day.slice(0, 8)}20`, endsOn: `${day.slice(0, 8)}31` };
  const { round, bench, tree } = await openVote(own, { phases, ...days });
  own.clock.move(new Date(before));
  await castBallot(own.people.dirk, round, [bench]);
  own.clock.move(new Date(after));
  await expect(castBallot(own.people.dirk, round, [tree])).refuses("round_not_active");
  await expect(castBallot(own.people.fatma, round, [tree])).refuses("round_not_active");
  expect(await listBallots(own, round)).toHaveLength(1);
});
