import { RowMenu } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { type ActedProject, type ProjectActsOptions, useProjectActs } from "./use-project-acts.tsx";

type Props = {
  project: ActedProject;
  list?: ProjectActsOptions["list"];
  editor?: ProjectActsOptions["editor"];
  size?: number;
};

/** The rare acts on a project, in its row and in its editor. */
export function ProjectMenu({ project, list, editor, size }: Props) {
  const t = useText();
  const { acts, isReopening, closeReopening } = useProjectActs(project, { list, editor });
  return (
    <>
      <RowMenu name={project.title.trim() || t("untitled")} acts={acts} size={size} />
      {isReopening && <ReopenDialog project={project} onClose={closeReopening} />}
    </>
  );
}
