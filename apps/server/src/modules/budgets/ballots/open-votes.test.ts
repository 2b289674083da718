/** The votes in which a resident can vote, to find them without opening a project. D §11 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  askForCodes,
  beginToday,
  castBallot,
  markCounted,
  moveTo,
  runVote,
  toDayAfter,
  toFirstDay,
  withdrawBallot,
} from "../testing/ballots.ts";
import { openVote, prepareVote, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const votesOf = async (who: Person) => (await who.budgets.listOpenVotes()).items;
const idsOf = async (who: Person) => (await votesOf(who)).map(({ roundId }) => roundId);

test("a resident finds the vote under way, and whether they voted", async () => {
  const { project, round, bench } = await runVote(town);
  const vote = {
    roundId: round.id,
    projectId: project.id,
    title: "Een nieuw plein",
    language: "nl",
    endsOn: dayIn(20),
    hasVoted: false,
  };
  expect(await votesOf(people.dirk)).toEqual([vote]);
  await castBallot(people.dirk, round, [bench]);
  expect(await votesOf(people.dirk)).toEqual([{ ...vote, hasVoted: true }]);
  expect(await votesOf(people.fatma)).toEqual([vote]);
  await withdrawBallot(people.dirk, round);
  expect(await votesOf(people.dirk)).toEqual([vote]);
});

test("the vote that ends soonest stands first", async () => {
  const later = await openVote(town);
  const { round } = await openVote(town);
  for (const one of [later.round, round]) await beginToday(town, one);
  await town.db
    .updateTable("ballotRound")
    .set({ endsOn: dayIn(5) })
    .where("id", "=", round.id)
    .execute();
  expect(await idsOf(people.dirk)).toEqual([round.id, later.round.id]);
});

test("the project has its title in the reader’s language", async () => {
  await openVote(town, {
    translations: [{ language: "fr", title: "Une place", introduction: "Verte.", textHtml: "<p>Arbres</p>" }],
  });
  toFirstDay(town);
  await people.dirk.accounts.setLanguage({ body: { language: "fr" } });
  expect(await votesOf(people.dirk)).toMatchObject([{ title: "Une place", language: "fr" }]);
});

test("votes that are prepared, to come, over, counted or given up are not among them", async () => {
  await prepareVote(town);
  const { round } = await openVote(town);
  const { round: given } = await openVote(town);
  await repeatRound(people.pim, given);
  moveTo(town, 11, -1 / 3600);
  expect(await idsOf(people.dirk)).toEqual([]);
  toFirstDay(town);
  expect(await idsOf(people.dirk)).toEqual([round.id]);
  toDayAfter(town);
  expect(await idsOf(people.dirk)).toEqual([]);
  toFirstDay(town);
  await markCounted(town, round);
  expect(await idsOf(people.dirk)).toEqual([]);
});

test("only those in which the resident can vote are: proven, living where it is held, without a code", async () => {
  const { round: ofNorth } = await openVote(town, { neighbourhoodIds: [town.noord.id] });
  const { round: ofAll } = await openVote(town);
  toFirstDay(town);
  expect((await idsOf(people.dirk)).toSorted()).toEqual([ofNorth.id, ofAll.id].toSorted());
  expect(await idsOf(people.fatma)).toEqual([ofAll.id]);
  expect(await idsOf(people.daan)).toEqual([]);
  expect(await idsOf(people.nele)).toEqual([]);
  await askForCodes(town, ofAll);
  expect(await idsOf(people.fatma)).toEqual([]);
});

test("who voted and moved away finds the vote still", async () => {
  const { round, bench } = await openVote(town, { neighbourhoodIds: [town.noord.id] });
  toFirstDay(town);
  await castBallot(people.dirk, round, [bench]);
  const addressId = town.zuid.streets[1]?.addresses[7]?.id ?? "";
  await people.dirk.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  expect(await votesOf(people.dirk)).toMatchObject([{ roundId: round.id, hasVoted: true }]);
});

test("staff and guests have none", async () => {
  await expect(votesOf(people.pim)).refuses("wrong_kind_of_session");
  await expect(votesOf(town.guest as Person)).refuses("sign_in_required");
});
