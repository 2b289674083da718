/** The results of a citizen budget beside its votes, on the public page of its project. */
import { beforeEach, expect, test } from "vitest";
import { runVote } from "#modules/budgets/testing/ballots.ts";
import { endVote, firstDistrictOf, insertBallots, times } from "#modules/budgets/testing/counts.ts";
import { createChoice, openVote, repeatRound } from "#modules/budgets/testing/rounds.ts";
import { decideOn, support, tellOfWorks } from "../../testing/decided-ideas.ts";
import { projectParams } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const setPublic = (project: { id: string }) =>
  town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
const resultsOf = async ({ id }: { id: string }) => {
  const url = `/testdorp/participation/projects/${id}`;
  const { body } = await town.http.inject({ url, headers: { "accept-language": "nl" } });
  const section = /<section><h2>Resultaten<\/h2>.*?<\/section>/s.exec(body)?.[0] ?? "";
  return [...section.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title);
};

test("what is voted on is no result by its type; what does not stand on the ballot, or is carried out, is", async () => {
  const { people } = town;
  const { project, bench } = await openVote(town);
  await setPublic(project);
  expect(await resultsOf(project)).toEqual([]);
  await createChoice(town, project, { title: "Een pad" });
  expect(await resultsOf(project)).toEqual(["Een pad"]);
  await tellOfWorks(people.pim, bench);
  expect((await resultsOf(project)).toSorted()).toEqual(["Een bank", "Een pad"]);
});

test("what was decided on as chosen is a result, also when it stood on the ballot", async () => {
  const { project, tree } = await openVote(town);
  await setPublic(project);
  await decideOn(town.people.pim, tree, { type: "implemented" });
  expect(await resultsOf(project)).toEqual(["Een boom"]);
});

test("once it is counted the winners are results, also behind many that were not chosen and have more support", async () => {
  const { people } = town;
  const { project, round } = await runVote(town, {}, { more: 22 });
  await setPublic(project);
  const { items } = await people.dirk.participation.listIdeas(projectParams(project));
  for (const idea of items) if (idea.title.startsWith("Idee")) await support(people.fatma, idea);
  await insertBallots(town, firstDistrictOf(round), times(120, 0));
  await endVote(town);
  expect(await resultsOf(project)).toEqual(["Een bank"]);
});

test("a vote that was given up takes nothing off the results", async () => {
  const { project, round } = await openVote(town);
  await setPublic(project);
  await repeatRound(town.people.pim, round);
  expect((await resultsOf(project)).toSorted()).toEqual(["Een bank", "Een boom"]);
});
