import type { IdeaStanding, IdeaType, WorksState } from "@stoep/contract/participation";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import { projectPath, useText as useProjectText } from "../../parts/words.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("participation/ideas");

/** How far one idea has come: "Chosen". */
export function useTypeName(): (type: IdeaType) => string {
  const t = useText();
  return (type) => t(`types.${type}`);
}

/** All ideas of a type, in some languages another word: a column, a part of the list. Phases of a project say it with the same words. */
export function useTypesName(): (type: IdeaType) => string {
  const t = useProjectText();
  return (type) => t(`ideaTypes.${type}`);
}

export type IdeaPage = Awaited<ReturnType<typeof api.participation.listDeskIdeas>>;
export type IdeaRow = IdeaPage["items"][number];
export type Idea = Awaited<ReturnType<typeof api.participation.getIdea>>;

export const typeLooks: Record<IdeaType, StatusKind> = {
  proposed: "new",
  investigation: "progress",
  accepted: "scheduled",
  budgeted: "scheduled",
  implemented: "done",
  rejected: "ended",
};

export const worksLooks: Record<WorksState, StatusKind> = {
  planned: "scheduled",
  "under-way": "progress",
  paused: "ended",
  done: "done",
};

/** Readable on light and dark maps. The list beside the map says in words what each colour means. */
export const typeColors: Record<IdeaType, string> = {
  proposed: "#2f7ed8",
  investigation: "#c77700",
  accepted: "#0f8a8a",
  budgeted: "#7a5bd0",
  implemented: "#4d8a2c",
  rejected: "#7d7d7d",
};

export const standings: readonly IdeaStanding[] = ["waiting", "open", "hidden", "merged"];

export const ideasPath = (projectId: string): string => `${projectPath(projectId)}?tab=contributions`;
export const ideaPath = (ideaId: string): string => `/participation/ideas/${ideaId}`;
export const editIdeaPath = (ideaId: string): string => `${ideaPath(ideaId)}/edit`;
/** Where an idea is entered for somebody at the counter; in this project, or in one that is still to be chosen. */
export const enterPath = (projectId?: string): string =>
  projectId ? `/participation/ideas/new?project=${projectId}` : "/participation/ideas/new";
