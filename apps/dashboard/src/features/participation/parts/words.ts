import type { PostState } from "@stoep/contract/publishing";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("participation");

export type Project = Awaited<ReturnType<typeof api.participation.getProject>>;
export type ProjectRow = Awaited<ReturnType<typeof api.participation.listProjects>>["items"][number];
export type ProjectKind = Project["kind"];
/** A message or an activity in the list of its organisation. */
export type PostRow = Awaited<ReturnType<typeof api.publishing.listPosts>>["items"][number];
export type PostKind = Exclude<PostRow["kind"], "vacancy">;
export type ProjectStatistics = Awaited<ReturnType<typeof api.participation.getProjectStatistics>>;
export type ProjectPreview = Awaited<ReturnType<typeof api.participation.previewProject>>;

/** Texts that differ between a project and a citizen budget: "New project". */
export function useKindText(kind: ProjectKind): (key: KindWord, values?: { at: string }) => string {
  const t = useText();
  return (key, values) => t(`kinds.${kind}.${key}`, { at: "", ...values });
}
type KindWord = keyof (typeof en)["kinds"]["project"];

export const stateLooks: Record<PostState, StatusKind> = {
  concept: "draft",
  scheduled: "scheduled",
  published: "done",
};

export const listPath = "/participation/projects";
/** Where one is begun. */
export const newPaths: Readonly<Record<ProjectKind, string>> = {
  project: `${listPath}/new`,
  budget: "/participation/budgets/new",
};
/** Its own page. */
export const projectPath = (projectId: string): string => `${listPath}/${projectId}`;
export const editPath = (projectId: string): string => `${listPath}/${projectId}/edit`;
