import { Suspense } from "react";
import { RowMenu } from "../../../app/index.ts";
import { ShareDialog } from "../../publishing/index.ts";
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
  const { acts, open, close } = useProjectActs(project, { list, editor });
  return (
    <>
      <RowMenu name={project.title.trim() || t("untitled")} acts={acts} size={size} />
      {open === "reopen" && <ReopenDialog project={project} onReopened={editor?.reopened} onClose={close} />}
      {open === "share" && (
        <Suspense fallback={null}>
          <ShareDialog subject={{ kind: "project", id: project.id }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
