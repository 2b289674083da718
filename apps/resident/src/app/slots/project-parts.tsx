import type { ReadProject } from "@stoep/contract/participation";
import { type ComponentType, createContext, use } from "react";

export interface ProjectPartProps {
  project: ReadProject;
}

/** What a feature shows on the page of each project. */
export interface ProjectPart {
  /** Absent: of either kind. */
  kind?: ReadProject["kind"];
  Part: ComponentType<ProjectPartProps>;
}

/** What features show on a project's page, in order. */
export const ProjectPartsContext = createContext<readonly ProjectPart[]>([]);

/** The code of the others is not loaded. */
export function ProjectParts({ project }: ProjectPartProps) {
  const parts = use(ProjectPartsContext).filter(({ kind = project.kind }) => kind === project.kind);
  // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
  return parts.map(({ Part }, index) => <Part key={index} project={project} />);
}
