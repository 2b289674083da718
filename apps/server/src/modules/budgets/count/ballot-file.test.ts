/** The file of a counted district: for everybody who reads the vote, from a hundred ballots on, and counted with the same result. D §11 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, type Rule, readPb } from "@stoep/tally";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { commandLine } from "../../../testing/command-line.ts";
import { ofIdea } from "../../../testing/ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { runVoteOfDistricts } from "../testing/ballots.ts";
import { countVote, endVote, firstDistrictOf, insertBallots, readResult, readVote, times } from "../testing/counts.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const open = (who: Caller, params: { roundId: string; districtId: string }) => who.budgets.readBallots({ params });
const openPublic = (params: { roundId: string; districtId: string }, networkSlug = town.networks.testdorp.slug) =>
  town.guest.budgets.readPublicBallots({ params: { networkSlug, ...params } });
const textOf = async (file: Promise<Blob>) => (await file).text();

const many = [...times(2_400, 0), ...times(30, 0, 1), ...times(4, 2)];

const rules: [string, object, Rule["name"]][] = [
  ["most votes first", {}, "most-votes"],
  ["most votes first to the first that does not fit", { stopsAtFirst: true }, "most-votes"],
  ["Equal Shares", { rule: "equal-shares", ballot: "approval" }, "equal-shares"],
];
test.each(rules)("is counted by the command line with the same result, by %s", async (_, changes, name) => {
  const { project, round } = await countVote(town, many, changes);
  const text = await textOf(open(people.dirk, firstDistrictOf(round)));
  const folder = await mkdtemp(join(tmpdir(), "stoep-ballots-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "ballots.pb"), text);
  const ran = await commandLine(() => ({}))(["budgets", "count", join(folder, "ballots.pb")]);
  expect([ran.code, ran.out]).toEqual([0, expect.stringContaining("The file says the same.")]);
  const election = readPb(text);
  expect(election.rule).toMatchObject({ name });
  const { winners, votes } = count(election, election.rule ?? { name: "equal-shares" });
  const { ideas, ballots } = await readResult(people.dirk, project);
  expect(ballots).toBe(many.length);
  expect(election.ballots).toHaveLength(many.length);
  expect(winners.map((place) => election.ideas[place]?.id)).toEqual(
    ideas.filter(({ isChosen }) => isChosen).map(({ ideaId }) => ideaId),
  );
  expect(Object.fromEntries(ideas.map(({ ideaId, votes: told }) => [ideaId, told]))).toEqual(
    Object.fromEntries(election.ideas.map(({ id }, place) => [id, votes[place]])),
  );
});

describe("the file", () => {
  test("says what it is about, names ideas by their ids and locked titles, and voters by numbers", async () => {
    const { round, bench, tree, fountain } = await countVote(town, times(120, 0, 1));
    const { facts, names, ideas } = readPb(await textOf(open(people.dirk, firstDistrictOf(round))));
    expect(Object.fromEntries(facts)).toMatchObject({
      country: "Belgium",
      unit: "Testdorp",
      instance: dayIn(20).slice(0, 4),
      num_projects: "3",
      num_votes: "120",
      budget: "50000",
      vote_type: "approval",
      rule: "greedy",
      date_begin: dayIn(11).split("-").reverse().join("."),
      date_end: dayIn(20).split("-").reverse().join("."),
      max_sum_cost: "50000",
      language: "nl",
      currency: "EUR",
    });
    expect(names).toEqual(["Een bank", "Een boom", "Een fontein"]);
    expect(ideas.map(({ id }) => id)).toEqual([bench.id, tree.id, fountain.id]);
  });

  test("is text to be saved, under one name without signs of paths, whatever the reader's language", async () => {
    const { round } = await countVote(town, times(100, 0));
    const { roundId, districtId } = firstDistrictOf(round);
    await town.db.updateTable("ballotDistrict").set({ name: '../Noord "&" <Zuid>' }).execute();
    await people.dirk.accounts.setLanguage({ body: { language: "fr" } });
    const { headers } = await town.http.inject({
      url: `/api/rounds/${roundId}/districts/${districtId}/ballots`,
      headers: await people.dirk.headers(),
    });
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": `attachment; filename*=UTF-8''stembiljetten-een-nieuw-plein-noord-zuid-${dayIn(20)}.pb`,
    });
  });

  test("leaves out titles that staff hid", async () => {
    const { round, bench } = await countVote(town, times(100, 0));
    await people.pim.participation.hideIdea({ ...ofIdea(bench), body: { ground: "private", reason: "Een naam" } });
    const text = await textOf(open(people.dirk, firstDistrictOf(round)));
    expect(readPb(text).names).toEqual(["Verborgen bijdrage", "Een boom", "Een fontein"]);
    expect(text).not.toContain("Een bank");
  });

  test("is there for districts with a hundred ballots, and only for these", async () => {
    const { round, north, south } = await runVoteOfDistricts(town);
    const [small, large] = [north, south].map((districtId) => ({ roundId: round.id, districtId }));
    await insertBallots(town, { roundId: round.id, districtId: north }, times(99, 0));
    await insertBallots(town, { roundId: round.id, districtId: south }, times(100, 2));
    const read = (params = { roundId: "", districtId: "" }) => open(people.dirk, params);
    await expect(read(large)).refuses("not_found");
    await endVote(town);
    await expect(read(small)).refuses("not_found");
    expect(readPb(await textOf(read(large))).facts.get("district")).toBe("Zuid");
    await expect(read({ roundId: round.id, districtId: newId() })).refuses("not_found");
    await expect(read({ roundId: newId(), districtId: south })).refuses("not_found");
  });

  test("is read by those who read the vote, and on the public pages by everybody", async () => {
    const { project, round } = await countVote(town, times(100, 0));
    const district = firstDistrictOf(round);
    for (const who of [people.dirk, people.pim, people.fatma])
      expect(await textOf(open(who, district))).toContain("VOTES\n");
    await expect(open(people.nele, district)).refuses("not_found");
    await expect(openPublic(district)).refuses("not_found");
    const setPublic = (isPublic: boolean) =>
      people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });
    await setPublic(true);
    expect(await textOf(openPublic(district))).toContain("VOTES\n");
    await expect(openPublic(district, town.networks.naburg.slug)).refuses("not_found");
    await expect(openPublic(district, "nowhere")).refuses("not_found");
    await people.pim.participation.deleteProject(projectParams(project));
    await expect(openPublic(district)).refuses("not_found");
    await expect(open(people.dirk, district)).refuses("not_found");
  });
});

test("counted ballots go thirty days after the last day where they are not published, and stay where they are", async () => {
  const { round, north, south } = await runVoteOfDistricts(town);
  await insertBallots(town, { roundId: round.id, districtId: north }, times(99, 0));
  await insertBallots(town, { roundId: round.id, districtId: south }, times(100, 2));
  await endVote(town);
  const left = async () => {
    const rows = await town.db.selectFrom("countedBallot").select("districtId").execute();
    return [north, south].map((id) => rows.filter(({ districtId }) => districtId === id).length);
  };
  await town.pass({ days: 29 });
  expect(await left()).toEqual([99, 100]);
  await town.pass({ days: 1 });
  expect(await left()).toEqual([0, 100]);
  expect(
    await town.db.selectFrom("ballotResult").select(["ballots", "isToBeCut"]).orderBy("ballots").execute(),
  ).toEqual([
    { ballots: 99, isToBeCut: false },
    { ballots: 100, isToBeCut: false },
  ]);
});

test("what is not told of a small result goes with its ballots, and what is told stays the same", async () => {
  const { project, round, north, south } = await runVoteOfDistricts(town);
  await insertBallots(town, { roundId: round.id, districtId: north }, [...times(30, 0), ...times(4, 1)]);
  await insertBallots(town, { roundId: round.id, districtId: south }, times(1, 2));
  await endVote(town);
  const told = (await readVote(people.dirk, project)).result;
  await town.pass({ days: 30 });
  expect((await readVote(people.dirk, project)).result).toEqual(told);
  const rows = await town.db.selectFrom("ballotResult").select(["ballots", "outcome"]).orderBy("ballots").execute();
  expect(rows).toMatchObject([
    { ballots: 0, outcome: { votes: [0], points: [0], order: [], reasons: [] } },
    { ballots: 34, outcome: { votes: [0, 0], points: [0, 0] } },
  ]);
});
