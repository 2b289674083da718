import type { Verdict } from "@stoep/contract/kernel";
import { confirm, toast } from "@stoep/ui";
import { DeleteIcon, EditIcon, EndedIcon, EyeIcon, EyeOffIcon, RefreshIcon, ShareIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, type RowAct, useCommand, useGo, useRefusalText } from "../../../app/index.ts";
import { editPath, listPath, type Project, projectPath, useKindText, useText } from "../parts/words.ts";
import { usePublicSwitch } from "./use-public-switch.ts";

/** What the acts need to know of a project: a row of the list has it, and the project on its page and in the editor. */
export type ActedProject = Pick<Project, "id" | "kind" | "title" | "state" | "endsOn" | "timing" | "isPublic"> & {
  can: Pick<Project["can"], "edit" | "setPublic" | "end" | "reopen" | "delete">;
};

export type ProjectActsOptions = {
  /** The list that holds it stays open, and lets the row go; absent on its page and in the editor. */
  list?: { gone: (id: string) => void; back: (id: string) => void } | undefined;
  /** In the editor: drops unsaved changes, or keeps them over the version with its new last day. */
  editor?: { letGo: () => void; reopened: (project: Project) => void } | undefined;
};

/** The acts on a project, the same from its row, its page and its editor, with the same words and reasons. */
export function useProjectActs(project: ActedProject, { list, editor }: ProjectActsOptions) {
  const t = useText();
  const reasonOf = useReason();
  const publish = useCommand(api.participation.setProjectPublic, {});
  const setPublic = usePublicSwitch("participation", (projectId, isPublic) =>
    publish.run({ params: { projectId }, body: { isPublic } }),
  );
  const end = useEnd(project);
  const remove = useRemove(project, { list, editor });
  const [open, setOpen] = useState<"reopen" | "share" | null>(null);
  const { id, can, state, timing, isPublic } = project;
  const live: RowAct[] = [
    { label: t("acts.share"), icon: ShareIcon, run: () => setOpen("share") },
    {
      label: t(isPublic ? "acts.hide" : "acts.show"),
      icon: isPublic ? EyeOffIcon : EyeIcon,
      run: () => void setPublic(id, !isPublic),
      reason: reasonOf(can.setPublic),
    },
    timing === "finished"
      ? { label: t("acts.reopen"), icon: RefreshIcon, run: () => setOpen("reopen"), reason: reasonOf(can.reopen) }
      : { label: t("acts.end"), icon: EndedIcon, run: () => void end(), reason: reasonOf(can.end) },
  ];
  const acts: RowAct[] = [
    ...(list ? [{ label: t("acts.edit"), icon: EditIcon, href: editPath(id), reason: reasonOf(can.edit) }] : []),
    ...(state === "published" ? live : []),
    {
      label: t("acts.delete"),
      icon: DeleteIcon,
      isDestructive: true,
      run: () => void remove(),
      reason: reasonOf(can.delete),
    },
  ];
  return { acts, open, close: () => setOpen(null) };
}

function useReason(): (verdict: Verdict) => string | undefined {
  const words = useRefusalText();
  return (verdict) => (verdict === true ? undefined : words(verdict));
}

/** Ends it before its last day, once the person knows what follows. S1 §4 */
function useEnd({ id, kind, title }: ActedProject): () => Promise<void> {
  const t = useText();
  const words = useKindText(kind);
  const end = useCommand(api.participation.endProject, { done: words("ended") });
  return async () => {
    const isSure = await confirm({
      title: t("end.title", { title }),
      message: t("end.text"),
      confirmLabel: t("end.confirm"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await end.run({ params: { projectId: id } });
  };
}

/** Confirms by name and with what follows, deletes, and offers to undo. S1 §4 */
function useRemove(
  { id, kind, title, state }: ActedProject,
  { list, editor }: ProjectActsOptions,
): () => Promise<void> {
  const t = useText();
  const words = useKindText(kind);
  const go = useGo();
  const undelete = useCommand(api.participation.undeleteProject, {
    done: words("restored"),
    whenDone: () => {
      if (list) list.back(id);
      else go(editor ? editPath(id) : projectPath(id));
    },
  });
  const remove = useCommand(api.participation.deleteProject, {
    whenDone: () => {
      editor?.letGo();
      const undo = () => void undelete.run({ params: { projectId: id } });
      toast(words("deleted"), { action: { label: t("undo"), run: undo } });
      if (list) list.gone(id);
      else go(`${listPath}?state=${state}`, { replace: true });
    },
  });
  return async () => {
    const isSure = await confirm({
      title: t("remove.title", { title: title.trim() || t("untitled") }),
      message: t(`remove.text.${state}`),
      confirmLabel: t("acts.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { projectId: id } });
  };
}
