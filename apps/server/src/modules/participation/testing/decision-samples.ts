/** Samples of what organisations decide about ideas. */
import type { participation } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { decideOn, merge, tellOfWorks } from "../../../testing/decided-ideas.ts";
import { createAskingProject, createIdea } from "../../../testing/ideas.ts";
import type { Once, SamplesOf } from "../../../testing/samples/sample.ts";
import type { Town } from "../../../testing/town.ts";

export const randomDecisions = () => ({
  /** Of Dirk, neither decided nor merged. */
  undecidedId: newId(),
  /** Two that say the same, of one project. */
  benchId: newId(),
  seatId: newId(),
  mergedIdeaId: newId(),
  chosenIdeaId: newId(),
  carriedOutId: newId(),
  updateId: newId(),
});

const written = async ({ people: { dirk, pim }, noord }: Town) =>
  createIdea(dirk, await createAskingProject(pim, [noord]));

async function two({ people: { dirk, pim }, noord }: Town) {
  const project = await createAskingProject(pim, [noord]);
  return { bench: await createIdea(dirk, project), seat: await createIdea(dirk, project) };
}

const chosen = async (town: Town) => decideOn(town.people.pim, await written(town), { type: "budgeted", cost: 9000 });

async function updated(town: Town) {
  const { id, timeline } = await tellOfWorks(town.people.pim, await chosen(town));
  return { id, updateId: timeline.at(-1)?.id ?? "" };
}

export const stagedDecisions = {
  undecidedId: async (town: Town) => (await written(town)).id,
  benchId: async (_: Town, once: Once) => (await once(two)).bench.id,
  seatId: async (_: Town, once: Once) => (await once(two)).seat.id,
  async mergedIdeaId(town: Town) {
    const { bench, seat } = await two(town);
    await merge(town.people.pim, bench, seat);
    return seat.id;
  },
  chosenIdeaId: async (town: Town) => (await chosen(town)).id,
  carriedOutId: async (_: Town, once: Once) => (await once(updated)).id,
  updateId: async (_: Town, once: Once) => (await once(updated)).updateId,
};

export function samplesOfDecisions(ids: ReturnType<typeof randomDecisions>) {
  const idea = { ideaId: ids.undecidedId };
  const chosenIdea = { ideaId: ids.chosenIdeaId };
  const update = { state: "under-way" as const, percent: 40, text: "De palen staan." };
  return {
    setIdeaType: {
      by: "pim",
      input: { params: idea, body: { version: 1, type: "accepted", reason: "Het past in het plan.", cost: 1200 } },
    },
    setIdeaCost: { by: "pim", input: { params: chosenIdea, body: { version: 2, cost: 9500 } } },
    answerIdea: { by: "pim", input: { params: idea, body: { version: 1, text: "We komen kijken." } } },
    mergeIdeas: { by: "pim", input: { params: { ideaId: ids.benchId }, body: { ideaIds: [ids.seatId] } } },
    takeIdeaApart: { by: "pim", input: { params: { ideaId: ids.mergedIdeaId } } },
    updateWorks: { by: "pim", input: { params: chosenIdea, body: { version: 2, ...update, costToDate: 700 } } },
    correctWorks: {
      by: "pim",
      input: { params: { ideaId: ids.carriedOutId, momentId: ids.updateId }, body: { version: 3, ...update } },
    },
    countIdeaAudience: { by: "pim", input: { params: idea } },
  } satisfies Partial<SamplesOf<typeof participation>>;
}
