import { RowMenu } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { type ActedProject, useProjectActs } from "./use-project-acts.tsx";

type Props = {
  project: ActedProject;
  list?: { gone: (id: string) => void; back: (id: string) => void };
  editor?: { letGo: () => void };
  size?: number;
};

/** The rare acts on a project, in its row and in its editor. */
export function ProjectMenu({ project, list, editor, size }: Props) {
  const t = useText();
  const { acts, isReopening, closeReopening } = useProjectActs(project, {
    ...(list && { list }),
    ...(editor && { editor }),
  });
  return (
    <>
      <RowMenu name={project.title.trim() || t("untitled")} acts={acts} {...(size !== undefined && { size })} />
      {isReopening && <ReopenDialog project={project} onClose={closeReopening} />}
    </>
  );
}
