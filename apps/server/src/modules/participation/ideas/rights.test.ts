/** Who may do what with ideas, by level in the module. D §3 */
import { participation } from "@stoep/contract/participation";
import { beforeEach, expect, test } from "vitest";
import { decideOn, merge, tellOfWorks } from "../../../testing/decided-ideas.ts";
import { aCounterIdea, createAskingProject, createIdea, inProject, ofIdea } from "../../../testing/ideas.ts";
import { setParticipationLevel } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

/** Ideas of a colleague's project, each as one of the acts finds it. */
async function stage() {
  const { pim, dirk, fatma } = people;
  const project = await createAskingProject(pim, [town.noord, town.zuid]);
  const first = await createAskingProject(pim, [town.noord], { isReadFirst: true });
  const written = () => createIdea(dirk, project);
  const [merged, chosen, carriedOut, hidden] = [await written(), await written(), await written(), await written()];
  await merge(pim, await written(), merged);
  for (const idea of [chosen, carriedOut]) await decideOn(pim, idea, { type: "budgeted", cost: 900 });
  const { timeline } = await tellOfWorks(pim, carriedOut);
  await pim.participation.hideIdea({ ...ofIdea(hidden), body: { ground: "private", reason: "Een naam" } });
  return {
    project,
    merged,
    chosen,
    carriedOut,
    hidden,
    fresh: await written(),
    other: await createIdea(fatma, project),
    shown: await written(),
    waiting: await createIdea(dirk, first),
    entered: await pim.participation.enterIdea({ ...inProject(project), body: aCounterIdea(town.noord) }),
    momentId: timeline.at(-1)?.id ?? "",
  };
}

const works = { state: "under-way" as const, percent: 40, text: "De palen staan." };

/** Every route about ideas that staff may call, in an order in which each can succeed. */
async function actsOf({ participation: api }: Person): Promise<Record<string, string>> {
  const at = await stage();
  const { shoutId: _, ...entry } = aCounterIdea(town.noord);
  const calls: Record<string, () => Promise<unknown>> = {
    listIdeas: () => api.listIdeas(inProject(at.project)),
    listIdeaPlaces: () => api.listIdeaPlaces(inProject(at.project)),
    readIdea: () => api.readIdea(ofIdea(at.fresh)),
    listDeskIdeas: () => api.listDeskIdeas(inProject(at.project)),
    exportIdeas: () => api.exportIdeas({ ...inProject(at.project), query: { format: "csv" } }),
    exportIdeaPlaces: () => api.exportIdeaPlaces(inProject(at.project)),
    getIdea: () => api.getIdea(ofIdea(at.fresh)),
    countIdeaAudience: () => api.countIdeaAudience(ofIdea(at.fresh)),
    enterIdea: () => api.enterIdea({ ...inProject(at.project), body: aCounterIdea(town.noord) }),
    editEnteredIdea: () => api.editEnteredIdea({ ...ofIdea(at.entered), body: { ...entry, version: 1 } }),
    admitIdea: () => api.admitIdea({ ...ofIdea(at.waiting), body: { version: 1 } }),
    hideIdea: () => api.hideIdea({ ...ofIdea(at.shown), body: { ground: "private", reason: "Een naam" } }),
    showIdea: () => api.showIdea(ofIdea(at.hidden)),
    setIdeaType: () =>
      api.setIdeaType({ ...ofIdea(at.fresh), body: { version: 1, type: "accepted", reason: "Goed." } }),
    answerIdea: () => api.answerIdea({ ...ofIdea(at.other), body: { version: 1, text: "We komen kijken." } }),
    setIdeaCost: () => api.setIdeaCost({ ...ofIdea(at.chosen), body: { version: 2, cost: 950 } }),
    updateWorks: () => api.updateWorks({ ...ofIdea(at.chosen), body: { version: 3, ...works } }),
    correctWorks: () =>
      api.correctWorks({ params: { ideaId: at.carriedOut.id, momentId: at.momentId }, body: { version: 3, ...works } }),
    mergeIdeas: () => api.mergeIdeas({ ...ofIdea(at.other), body: { ideaIds: [at.fresh.id] } }),
    takeIdeaApart: () => api.takeIdeaApart(ofIdea(at.merged)),
  };
  const outcomes: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls))
    outcomes[name] = await call().then(
      () => "done",
      ({ code }: { code: string }) => code,
    );
  return outcomes;
}

const routeNames = Object.entries(participation).flatMap(([name, { path, access }]) =>
  path.includes("/ideas") && "level" in access ? [name] : [],
);
const readByAll = ["listIdeas", "listIdeaPlaces", "readIdea"];
const readByStaff = ["listDeskIdeas", "exportIdeas", "exportIdeaPlaces", "getIdea"];
const table = (done: string[], refusal: string) =>
  Object.fromEntries(routeNames.map((name) => [name, done.includes(name) ? "done" : refusal]));

test.each([
  ["viewer", table([...readByAll, ...readByStaff], "level_too_low")],
  ["editor", table(routeNames, "")],
  ["admin", table(routeNames, "")],
  [null, table([], "no_module_access")],
] as const)("with the level %s: read by viewers, all else by editors, nothing without one", async (level, expected) => {
  await setParticipationLevel(town, people.els, level);
  expect(await actsOf(people.els)).toEqual(expected);
});

test("residents only read, and editors of another network find none of it", async () => {
  expect(await actsOf(people.daan)).toEqual(table(readByAll, "wrong_kind_of_session"));
  expect(await actsOf(people.otto)).toEqual(table([], "not_found"));
});

test("verdicts say beforehand what a viewer would be refused", async () => {
  await setParticipationLevel(town, people.els, "viewer");
  const { fresh } = await stage();
  const { can } = await people.els.participation.getIdea(ofIdea(fresh));
  expect(new Set(Object.values(can))).toEqual(new Set(["level_too_low"]));
});
