/** Ideas for tests, in a project that asks for them. */
import type { CounterIdea, NewIdea, Project, ProjectDraft, ReadIdea } from "@stoep/contract/participation";
import type { Caller } from "./client.ts";
import type { Place } from "./places.ts";
import { createLiveProject } from "./projects.ts";

export const anIdea = (changes: Partial<NewIdea> = {}): NewIdea => ({
  title: "Een bank onder de linde",
  text: "Daar is het ’s zomers koel.\nNu staat er niets.",
  ...changes,
});

export const inProject = (project: { id: string }) => ({ params: { projectId: project.id } });
export const ofIdea = (idea: { id: string }) => ({ params: { ideaId: idea.id } });
export const asIdeaSubject = ({ id }: { id: string }) => ({ subjectKind: "idea", subjectId: id });

/** Live, and open to ideas today. */
export const createAskingProject = (
  editor: Caller,
  places: Place[],
  changes: Partial<ProjectDraft> = {},
): Promise<Project> => createLiveProject(editor, places, { isBottomUpEnabled: true, ...changes });

export const createIdea = (
  resident: Caller,
  project: { id: string },
  changes: Partial<NewIdea> = {},
): Promise<ReadIdea> => resident.participation.writeIdea({ ...inProject(project), body: anIdea(changes) });

export const aCounterIdea = (place: Pick<Place, "id">, changes: Partial<CounterIdea> = {}): CounterIdea => ({
  ...anIdea(),
  neighbourhoodId: place.id,
  language: "nl",
  ...changes,
});
