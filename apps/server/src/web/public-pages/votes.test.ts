/** What everybody reads of a vote on a citizen budget, on the public page of its project. */
import type { RoundDraft } from "@stoep/contract/budgets";
import type { ProjectDraft } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { askForCodes } from "#modules/budgets/testing/ballots.ts";
import {
  aVotingPhase,
  changeRound,
  createRound,
  openRound,
  openVote,
  prepareVote,
  repeatRound,
} from "#modules/budgets/testing/rounds.ts";
import { ofIdea } from "../../testing/ideas.ts";
import { aPhase, projectParams } from "../../testing/projects.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { statementsOf } from "../../testing/statements.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { addWeb } from "../../web.ts";
import { projectPath } from "./cards.ts";
import { ideasShown } from "./ideas.ts";
import { sheet } from "./look.ts";
import { projectPage } from "./project.ts";

let town: Town;
beforeEach(async () => {
  town = await newTown();
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog });
});

const open = (url: string) => town.http.inject({ url, headers: { "accept-language": "nl" } });
const pathOf = ({ id }: { id: string }) => `/testdorp/participation/projects/${id}`;
/** The section without its tags. */
const voteOn = async (url: string) => {
  const section = /<section><h2 id="vote">.*?<\/section>/s.exec((await open(url)).body)?.[0] ?? "";
  return section
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
};
const setPublic = (project: { id: string }) =>
  town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });

async function prepare(changes: Partial<RoundDraft> = {}, ofProject: Partial<ProjectDraft> = {}) {
  const prepared = await prepareVote(town, ofProject);
  await setPublic(prepared.project);
  return { ...prepared, round: await changeRound(town.people.pim, prepared.round, changes) };
}

async function openPublic(changes: Partial<RoundDraft> = {}, ofProject: Partial<ProjectDraft> = {}) {
  const prepared = await prepare(changes, ofProject);
  return { ...prepared, round: await openRound(town.people.pim, prepared.round) };
}

test("where a vote stands is said in one sentence, to its last day", async () => {
  const { project } = await openPublic();
  const state = async () =>
    /<h2 id="vote">.*?<p class="state">(.*?)<\/p>/s.exec((await open(pathOf(project))).body)?.[1] ?? "";
  expect(await state()).toMatch(/^De stemming opent op \d+ \w+ 2026; de laatste dag is \d+ \w+ 2026\.$/);
  await town.pass({ days: 11 });
  expect(await state()).toMatch(/^De stemming is open tot en met /);
  await town.pass({ days: 10 });
  expect(await state()).toMatch(/^De stemming is voorbij; de laatste dag was /);
});

test("who votes, how, what decides, and the ideas with their costs stand in plain words, in each language and in frames", async () => {
  const { project, bench, tree } = await openPublic({ leastAge: 16 });
  const shown = await voteOn(pathOf(project));
  for (const words of [
    "Bewoners van Noord en Zuid met een bevestigd adres, elk één keer. Ze bevestigen dat ze minstens 16 jaar zijn.",
    "Iedereen vult een mandje met ideeën die samen niet meer kosten dan het budget.",
    "Een idee dat niet past in wat overblijft, wordt overgeslagen.",
    "Budget: € 50.000 · 2 ideeën om over te stemmen",
    "Een bank · € 9.000",
    "Een boom · € 1.200",
  ])
    expect(shown).toContain(words);
  const { body } = await open(pathOf(project));
  for (const { id } of [bench, tree]) expect(body).toContain(`<a href="/testdorp/ideas/${id}?lang=nl">`);
  expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const inEach = await Promise.all(
    ["en", "fr", "tr"].map((language) => voteOn(`${pathOf(project)}?language=${language}`)),
  );
  expect(inEach.map((text) => text.split(" ").slice(0, 4).join(" "))).toEqual([
    "The vote The vote",
    "Le vote Le vote",
    "Oylama Oylama 23 May",
  ]);
  expect(await voteOn(`/embed${pathOf(project)}`)).toBe(shown);
});

test("each district stands with its neighbourhoods, budget and ideas; an idea beyond its budget says so", async () => {
  const { noord, zuid, people } = town;
  const { project, round, bench, tree } = await prepare();
  const [north, south] = [newId(), newId()];
  const saved = await changeRound(people.pim, round, {
    districts: [
      { id: north, name: "Boven", budget: 20_000, neighbourhoodIds: [noord.id] },
      { id: south, name: "Onder", budget: 1000, neighbourhoodIds: [zuid.id] },
    ],
    ideas: [
      { ideaId: bench.id, districtId: north },
      { ideaId: tree.id, districtId: south },
    ],
  });
  await openRound(people.pim, saved);
  const shown = await voteOn(pathOf(project));
  expect(shown).toContain("Bewoners van de stadsdelen hieronder met een bevestigd adres");
  expect(shown).toContain("Boven Noord Budget: € 20.000 · 1 idee om over te stemmen Een bank · € 9.000");
  expect(shown).toContain(
    "Onder Zuid Budget: € 1.000 · 1 idee om over te stemmen Een boom · € 1.200, kost meer dan het budget en kan niet worden gekozen",
  );
});

test.each<[string, Partial<RoundDraft>, string]>([
  ["a number of ideas", { ballot: "approval", atMost: 2 }, "Iedereen kiest 1 tot 2 ideeën, wat ze ook kosten."],
  ["Equal Shares", { rule: "equal-shares" }, "Elk stembiljet krijgt hetzelfde deel van het budget."],
  ["a count that stops", { stopsAtFirst: true }, "De telling stopt bij het eerste idee dat niet past"],
])("the other rules have words, too: %s", async (_, changes, words) => {
  const { project } = await openPublic(changes);
  expect(await voteOn(pathOf(project))).toContain(words);
});

test("the other rules have words, too: codes", async () => {
  const { project, round } = await openPublic();
  await askForCodes(town, round);
  expect(await voteOn(pathOf(project))).toContain(
    "Iedereen die een code van Gemeente Testdorp heeft, uit een brief of van de balie",
  );
});

test("a vote that is prepared is on no page, nor is a vote of a project that is not public", async () => {
  const { project } = await prepare();
  const hidden = await openVote(town);
  expect(await voteOn(pathOf(project))).toBe("");
  expect((await open(pathOf(project))).body).not.toContain("De stemming");
  for (const before of ["", "/embed"]) expect((await open(`${before}${pathOf(hidden.project)}`)).statusCode).toBe(404);
});

test("a vote that was given up stands with its reason, also where no other has been opened yet", async () => {
  const { pim } = town.people;
  const { project, round } = await openPublic();
  const again = await repeatRound(pim, round, "Een <b>bedrag</b> klopte niet.");
  const { body } = await open(pathOf(project));
  expect(body).toContain("Een &lt;b&gt;bedrag&lt;/b&gt; klopte niet.");
  expect(body).toContain("Er is op dit moment geen stemming.");
  await openRound(pim, again);
  const shown = await voteOn(pathOf(project));
  expect(shown).toMatch(
    /^De stemming De stemming opent op .* Vroegere stemmingen Stemming 1: Stemmen De stemming is stopgezet op /,
  );
  expect(shown).not.toContain("geen stemming");
});

test("a title that staff hid is not shown once the vote is over, in the language of the page, and leads nowhere", async () => {
  const { pim } = town.people;
  const { project, tree } = await openPublic();
  await pim.participation.hideIdea({ ...ofIdea(tree), body: { ground: "private", reason: "Een naam" } });
  const path = pathOf(project);
  expect(await voteOn(path)).toContain("Een boom · € 1.200");
  expect((await open(path)).body).not.toContain(`/ideas/${tree.id}`);
  await town.pass({ days: 21 });
  expect(await voteOn(`${path}?language=fr`)).toContain("Contribution masquée");
  expect((await open(path)).body).not.toContain("Een boom");
});

test("a page takes as many statements with many votes as with one", async () => {
  const { pim } = town.people;
  const phases = [aPhase({ isBottomUpEnabled: true }), aVotingPhase(), aVotingPhase()];
  const { project, round } = await openPublic({}, { phases });
  const path = pathOf(project);
  const count = async () => (await statementsOf(town.databases.pool, () => open(path))).length;
  await open(path);
  const few = await count();
  const second = await createRound(pim, project, project.phases[2]?.id);
  await openRound(pim, second);
  await openRound(pim, await repeatRound(pim, round));
  expect((await voteOn(path)).match(/om over te stemmen/g)).toHaveLength(2);
  expect(await count()).toBe(few);
});

test("with the longest votes the page weighs at most 60 kB with its style, and leads to all of them", async () => {
  const { project } = await openPublic();
  const params = { networkSlug: "testdorp", projectId: project.id };
  const shown = await town.guest.participation.readPublicProjectPage({ params });
  const [card] = (await town.guest.participation.listPublicIdeas({ params })).items;
  const [round] = (await town.guest.budgets.readPublicRounds({ params })).items;
  const [district] = round?.districts ?? [];
  const [idea] = district?.ideas ?? [];
  if (!card || !round || !district || !idea) throw new Error("there is a vote on an idea");
  const [title, reason] = ["ğ".repeat(250), "ş".repeat(1000)];
  const cards = Array.from({ length: ideasShown + 1 }, () => ({ ...card, title, beginning: reason }));
  const choices = (length: number) => Array.from({ length }, () => ({ ...idea, title }));
  const whole = { ...round, districts: [{ ...district, ideas: choices(500) }] };
  const parts = Array.from({ length: 50 }, () => ({ ...district, name: "ü".repeat(100), ideas: choices(10) }));
  const stopped = Array.from({ length: 4 }, () => ({ ...round, replaced: { at: town.in({}), reason } }));
  const path = projectPath(shown.network, project.id);
  const page = { publicUrl: town.config.publicUrl, path, language: "nl" as const, isEmbedded: false };
  const link = `<a href="/testdorp/projects/${project.id}?lang=nl#vote">Alles over deze stemming</a>`;
  for (const standing of [[whole], Array.from({ length: 5 }, () => ({ ...round, districts: parts }))]) {
    const text = projectPage(page, shown, { all: cards, chosen: cards, rounds: [...standing, ...stopped] });
    expect(Buffer.byteLength(text) + Buffer.byteLength(sheet.text)).toBeLessThanOrEqual(60_000);
    expect(text).toContain(link);
  }
});
