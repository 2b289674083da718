import type { participation } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { anImage } from "../../../testing/files.ts";
import {
  aProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
} from "../../../testing/projects.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { randomDecisions, samplesOfDecisions, stagedDecisions } from "./decision-samples.ts";
import { randomIdeas, samplesOfIdeas, stagedIdeas } from "./idea-samples.ts";

const random = () => ({
  /** A live project of the city in Noord. */
  projectId: newId(),
  publicProjectId: newId(),
  draftId: newId(),
  scheduledId: newId(),
  endedId: newId(),
  deletedId: newId(),
  /** Uploaded by Pim, used nowhere. */
  pictureId: newId(),
  ...randomIdeas(),
  ...randomDecisions(),
});

export const samples = defineSamples<typeof participation>()({
  stage: {
    projectId: async ({ people: { pim }, noord }) => (await createLiveProject(pim, [noord])).id,
    async publicProjectId({ people: { pim }, noord }) {
      const project = await createLiveProject(pim, [noord]);
      await pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic: true } });
      return project.id;
    },
    async draftId({ people: { pim }, noord }) {
      const draft = await createProject(pim, [noord]);
      await pim.participation.previewProject(projectParams(draft));
      return draft.id;
    },
    async scheduledId({ people: { pim }, noord, in: after }) {
      return (await publishProject(pim, await createProject(pim, [noord]), after({ days: 1 }))).id;
    },
    async endedId({ people: { pim }, noord }) {
      const project = await createLiveProject(pim, [noord]);
      await pim.participation.endProject(projectParams(project));
      return project.id;
    },
    async deletedId({ people: { pim }, noord }) {
      const project = await createProject(pim, [noord]);
      await pim.participation.deleteProject(projectParams(project));
      return project.id;
    },
    pictureId: async ({ people: { pim } }) => (await anImage(pim)).id,
    ...stagedIdeas,
    ...stagedDecisions,
  },
  random,
  of: ({ networkSlug, organisationId, neighbourhoodId, pictureId, ...ids }) => {
    const project = { projectId: ids.projectId };
    const draft = { projectId: ids.draftId };
    const body = aProject([{ id: neighbourhoodId }]);
    return {
      ...samplesOfIdeas({ networkSlug, neighbourhoodId, ...ids }),
      ...samplesOfDecisions(ids),
      listProjects: { by: "pim", input: { query: { neighbourhoodId } } },
      exportProjects: { by: "pim", input: { query: { neighbourhoodId, format: "xlsx" } } },
      listOpenProjects: { by: "dirk", input: {} },
      getProject: { by: "pim", input: { params: project } },
      createProject: {
        by: "pim",
        input: { body: { ...body, image: { id: pictureId, altText: "Een leeg plein" } } },
      },
      updateProject: { by: "pim", input: { params: draft, body: { version: 1, project: body } } },
      previewProject: { by: "pim", input: { params: draft } },
      publishProject: { by: "pim", input: { params: draft, body: { version: 1, at: null } } },
      unscheduleProject: { by: "pim", input: { params: { projectId: ids.scheduledId } } },
      setProjectPublic: { by: "pim", input: { params: project, body: { isPublic: true } } },
      endProject: { by: "pim", input: { params: project } },
      reopenProject: { by: "pim", input: { params: { projectId: ids.endedId }, body: { endsOn: null } } },
      deleteProject: { by: "pim", input: { params: project } },
      undeleteProject: { by: "pim", input: { params: { projectId: ids.deletedId } } },
      getParticipationOverview: { by: "pim", input: {} },
      listItemTypes: { by: "pim", input: {} },
      listOverviewItems: { by: "pim", input: { query: { type: "project" } } },
      exportOverviewItems: { by: "pim", input: { query: { type: "project", format: "xlsx" } } },
      markProjectOpened: { by: "dirk", input: { params: project } },
      getProjectStatistics: { by: "pim", input: { params: project } },
      exportProjectStatistics: { by: "pim", input: { params: project, query: { format: "csv" } } },
      listProjectMoments: { by: "pim", input: { params: project } },
      listFollowedProjects: { by: "dirk", input: {} },
      followProject: { by: "dirk", input: { params: project } },
      unfollowProject: { by: "dirk", input: { params: project } },
      readProject: { by: "dirk", input: { params: project } },
      readPublicProject: { by: "guest", input: { params: { networkSlug, projectId: ids.publicProjectId } } },
      readPublicPage: { by: "guest", input: { params: { networkSlug }, query: { organisationId } } },
      readPublicProjectPage: { by: "guest", input: { params: { networkSlug, projectId: ids.publicProjectId } } },
      listPublicNews: { by: "guest", input: { params: { networkSlug }, query: { organisationId } } },
      listPublicRecords: { by: "guest", input: { params: { networkSlug } } },
      listPublicAddresses: { by: "guest", input: { params: { networkSlug } } },
      listPublicProjects: { by: "guest", input: { params: { networkSlug }, query: { organisationId } } },
    };
  },
});
