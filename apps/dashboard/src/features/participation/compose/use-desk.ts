import type { ProjectDraft } from "@stoep/contract/participation";
import { useToday } from "@stoep/ui";
import {
  type Desk,
  type DeskState,
  type DocumentKind,
  draftCopiesOf,
  useDesk,
  useDeskNews,
  useFirstLanguage,
  useRememberedLanguage,
} from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import type { Project } from "../parts/words.ts";
import { bodyOf, type Draft, draftOf, emptyDraft } from "./draft.ts";
import type { NewProject } from "./editor-address.ts";

export type ProjectDesk = Desk<Project, Draft, ProjectDraft>;
export type ProjectState = DeskState<Project, Draft>;

const projectKind: DocumentKind<Project, Draft, ProjectDraft> = {
  draftOf,
  bodyOf,
  isPrivate: ({ state }) => state === "concept",
  keptWhenNew: ({ theme, secondTheme }) => ({ theme, secondTheme }),
  create: (body, idempotencyKey) => api.participation.createProject({ body }, { idempotencyKey }),
  update: (projectId, version, project, idempotencyKey) =>
    api.participation.updateProject({ params: { projectId }, body: { version, project } }, { idempotencyKey }),
};

/** `project` is null for a new one. */
export function useProjectDesk(project: Project | null, wanted: NewProject): [ProjectDesk, ProjectState] {
  const { id } = useMembership();
  const language = useFirstLanguage();
  const today = useToday();
  const [desk, state] = useDesk(() => ({
    kind: projectKind,
    stored: project,
    draft: project ? draftOf(project) : emptyDraft({ ...wanted, language, today }),
    copies: draftCopiesOf<Draft, ProjectDraft>(`project.${project?.kind ?? wanted.kind}`, id, wanted.origin?.id),
  }));
  const { stored } = state;
  useDeskNews(desk, stored, {
    query: queryOf(api.participation.getProject, { params: { projectId: stored?.id ?? "" } }),
    lists: ["participation", "listProjects"],
  });
  useRememberedLanguage(state.draft.language, project === null && stored !== null);
  return [desk, state];
}
