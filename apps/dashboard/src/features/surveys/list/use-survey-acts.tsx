import type { Verdict } from "@stoep/contract/kernel";
import { confirm, toast } from "@stoep/ui";
import {
  DeleteIcon,
  DownloadIcon,
  DuplicateIcon,
  EditIcon,
  EndedIcon,
  EyeIcon,
  EyeOffIcon,
  PrintIcon,
  RefreshIcon,
  ScheduleIcon,
} from "@stoep/ui/icons";
import { useState } from "react";
import { api, type RowAct, useAccess, useCommand, useDownload, useGo, useRefusalText } from "../../../app/index.ts";
import { usePublicSwitch } from "../../participation/index.ts";
import { usePrint } from "../parts/use-print.ts";
import { editPath, licences, listPath, type Survey, surveyPath, useText } from "../parts/words.ts";

/** What the acts need to know of a survey: a row of the list has it, and the survey on its page and in the editor. */
export type ActedSurvey = Pick<
  Survey,
  "id" | "kind" | "state" | "startsOn" | "endsOn" | "timing" | "daysLeft" | "isPublic"
> & {
  title: string;
  can: Pick<Survey["can"], "edit" | "setPublic" | "end" | "reopen" | "delete">;
};

export type SurveyActsOptions = {
  /** The list that holds it stays open, and lets the row go; absent on its page and in the editor. */
  list?: { gone: (id: string) => void; back: (id: string) => void } | undefined;
  /** In the editor: drops unsaved changes, or keeps them over the version with its new days. */
  editor?: { letGo: () => void; moved: (survey: Survey) => void } | undefined;
};

/** The acts on a survey, the same from its row, its page and its editor. S1 §4 */
export function useSurveyActs(survey: ActedSurvey, options: SurveyActsOptions) {
  const t = useText();
  const refusalText = useRefusalText();
  const reason = (verdict: Verdict) => (verdict === true ? undefined : refusalText(verdict));
  const [open, setOpen] = useState<"days" | "reopen" | null>(null);
  const { write } = useAccess(licences[survey.kind]);
  const publish = useCommand(api.surveys.setSurveyPublic, {});
  const setPublic = usePublicSwitch("surveys", (surveyId, isPublic) =>
    publish.run({ params: { surveyId }, body: { isPublic } }),
  );
  const download = useDownload();
  const { print } = usePrint(survey.id, survey.title);
  const end = useEnd(survey);
  const copy = useCopy(survey, options);
  const remove = useRemove(survey, options);
  const { id, can, state, timing, isPublic } = survey;
  const time: RowAct[] =
    timing === "finished"
      ? [{ label: t("acts.reopen"), icon: RefreshIcon, run: () => setOpen("reopen"), reason: reason(can.reopen) }]
      : [
          { label: t("acts.days"), icon: ScheduleIcon, run: () => setOpen("days"), reason: reason(can.edit) },
          { label: t("acts.end"), icon: EndedIcon, run: () => void end(), reason: reason(can.end) },
        ];
  const live: RowAct[] = [
    {
      label: t(isPublic ? "acts.hide" : "acts.show"),
      icon: isPublic ? EyeOffIcon : EyeIcon,
      run: () => void setPublic(id, !isPublic),
      reason: reason(can.setPublic),
    },
    ...time,
  ];
  const acts: RowAct[] = [
    ...(options.list ? [{ label: t("acts.edit"), icon: EditIcon, href: editPath(id), reason: reason(can.edit) }] : []),
    ...(state === "published" ? live : []),
    {
      label: t("acts.download"),
      icon: DownloadIcon,
      run: () =>
        download.mutate({
          load: () => api.surveys.exportQuestionnaire({ params: { surveyId: id } }),
          name: survey.title || t("untitled"),
          ending: "json",
        }),
    },
    { label: t("acts.print"), icon: PrintIcon, run: () => print() },
    { label: t("acts.copy"), icon: DuplicateIcon, run: () => void copy(), reason: reason(write) },
    {
      label: t("acts.delete"),
      icon: DeleteIcon,
      isDestructive: true,
      run: () => void remove(),
      reason: reason(can.delete),
    },
  ];
  return { acts, open, close: () => setOpen(null) };
}

/** Ends it before its last day, once the person knows what follows. */
function useEnd({ id, title }: ActedSurvey): () => Promise<void> {
  const t = useText();
  const end = useCommand(api.surveys.endSurvey, { done: t("done.ended") });
  const question = {
    title: t("end.title", { title }),
    message: t("end.text"),
    confirmLabel: t("end.confirm"),
    cancelLabel: t("cancel"),
    isDestructive: true,
  };
  return async () => {
    if (await confirm(question)) await end.run({ params: { surveyId: id } });
  };
}

/** A draft with the same questionnaire, opened to be written. */
function useCopy({ id }: ActedSurvey, { editor }: SurveyActsOptions): () => Promise<unknown> {
  const t = useText();
  const go = useGo();
  const copy = useCommand(api.surveys.copySurvey, {
    done: t("done.copied"),
    whenDone: (made) => {
      editor?.letGo();
      go(editPath(made.id));
    },
  });
  return () => copy.run({ params: { surveyId: id } });
}

/** Confirms by name and with what follows, deletes, and offers to undo. */
function useRemove({ id, title, state }: ActedSurvey, { list, editor }: SurveyActsOptions): () => Promise<void> {
  const t = useText();
  const go = useGo();
  const params = { surveyId: id };
  const undelete = useCommand(api.surveys.undeleteSurvey, {
    done: t("done.restored"),
    whenDone: () => (list ? list.back(id) : go(editor ? editPath(id) : surveyPath(id))),
  });
  const remove = useCommand(api.surveys.deleteSurvey, {
    whenDone: () => {
      editor?.letGo();
      toast(t("done.deleted"), { action: { label: t("undo"), run: () => void undelete.run({ params }) } });
      if (list) list.gone(id);
      else go(`${listPath}?state=${state}`, { replace: true });
    },
  });
  const question = {
    title: t("remove.title", { title: title.trim() || t("untitled") }),
    message: t(`remove.text.${state}`),
    confirmLabel: t("acts.delete"),
    cancelLabel: t("cancel"),
    isDestructive: true,
  };
  return async () => {
    if (await confirm(question)) await remove.run({ params });
  };
}
