/** Samples of what residents contribute. */
import { v7 as newId } from "uuid";
import { aCounterIdea, anIdea, createAskingProject, createIdea } from "../../../testing/ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import type { Town } from "../../../testing/town.ts";

export const randomIdeas = () => ({
  /** Open to ideas, for residents of Noord, with one of Dirk and one that Daan supports. */
  askingId: newId(),
  publicAskingId: newId(),
  ideaId: newId(),
  publicIdeaId: newId(),
  /** Of Dirk, supported by Daan. */
  supportedIdeaId: newId(),
  waitingIdeaId: newId(),
  counterIdeaId: newId(),
  hiddenIdeaId: newId(),
});

const asking = ({ people: { pim }, noord }: Town, isReadFirst = false) =>
  createAskingProject(pim, [noord], { isReadFirst });

async function publicIdea(town: Town) {
  const project = await asking(town);
  await town.people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
  return { projectId: project.id, id: (await createIdea(town.people.dirk, project)).id };
}

export const stagedIdeas = {
  askingId: async (town: Town) => (await asking(town)).id,
  publicAskingId: async (town: Town) => (await publicIdea(town)).projectId,
  publicIdeaId: async (town: Town) => (await publicIdea(town)).id,
  ideaId: async (town: Town) => (await createIdea(town.people.dirk, await asking(town))).id,
  async supportedIdeaId(town: Town) {
    const { id } = await createIdea(town.people.dirk, await asking(town));
    await town.people.daan.participation.supportIdea({ params: { ideaId: id } });
    return id;
  },
  waitingIdeaId: async (town: Town) => (await createIdea(town.people.dirk, await asking(town, true))).id,
  async counterIdeaId(town: Town) {
    const project = await asking(town);
    const body = aCounterIdea(town.noord);
    return (await town.people.pim.participation.enterIdea({ ...projectParams(project), body })).id;
  },
  async hiddenIdeaId(town: Town) {
    const { id } = await createIdea(town.people.dirk, await asking(town));
    const body = { ground: "private", reason: "Persoonlijk" } as const;
    await town.people.pim.participation.hideIdea({ params: { ideaId: id }, body });
    return id;
  },
};

interface Known {
  networkSlug: string;
  neighbourhoodId: string;
}

export function samplesOfIdeas(ids: ReturnType<typeof randomIdeas> & Known) {
  const { networkSlug, neighbourhoodId } = ids;
  const project = { projectId: ids.askingId };
  const idea = { ideaId: ids.ideaId };
  const entered = aCounterIdea({ id: neighbourhoodId }, { authorName: "Mevrouw Peeters" });
  const { shoutId: _, ...changed } = entered;
  return {
    listIdeas: { by: "dirk", input: { params: project, query: { sort: "support" } } },
    listIdeaPlaces: { by: "dirk", input: { params: project } },
    listPublicIdeas: { by: "guest", input: { params: { networkSlug, projectId: ids.publicAskingId } } },
    listPublicIdeaRecords: { by: "guest", input: { params: { networkSlug } } },
    listMyIdeas: { by: "dirk", input: {} },
    listSupportedIdeas: { by: "daan", input: {} },
    readIdea: { by: "dirk", input: { params: idea } },
    readPublicIdea: { by: "guest", input: { params: { networkSlug, ideaId: ids.publicIdeaId } } },
    findSimilarIdeas: { by: "dirk", input: { params: project, body: { title: "Een bank" } } },
    writeIdea: { by: "dirk", input: { params: project, body: anIdea() } },
    editIdea: {
      by: "dirk",
      input: { params: idea, body: { ...anIdea({ title: "Twee banken" }), showsName: false, version: 1 } },
    },
    withdrawIdea: { by: "dirk", input: { params: idea } },
    supportIdea: { by: "daan", input: { params: idea } },
    withdrawSupport: { by: "daan", input: { params: { ideaId: ids.supportedIdeaId } } },
    listDeskIdeas: { by: "pim", input: { params: project, query: { sort: "title" } } },
    exportIdeas: { by: "pim", input: { params: project, query: { format: "xlsx" } } },
    exportIdeaPlaces: { by: "pim", input: { params: project } },
    getIdea: { by: "pim", input: { params: idea } },
    enterIdea: { by: "pim", input: { params: project, body: entered } },
    editEnteredIdea: {
      by: "pim",
      input: { params: { ideaId: ids.counterIdeaId }, body: { ...changed, version: 1 } },
    },
    admitIdea: { by: "pim", input: { params: { ideaId: ids.waitingIdeaId }, body: { version: 1 } } },
    hideIdea: { by: "pim", input: { params: idea, body: { ground: "private", reason: "Persoonlijk" } } },
    showIdea: { by: "pim", input: { params: { ideaId: ids.hiddenIdeaId } } },
  } as const;
}
