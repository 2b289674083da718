import type { CommentView } from "@stoep/contract/conversations";
import { DeleteIcon, EyeOffIcon, PencilIcon, ReportIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, ConfirmDialog, Menu, type MenuItem, useCommand } from "../../../app/index.ts";
import type { ConversationSubject } from "../model.ts";
import { ReportDialog } from "../moderation/report-dialog.tsx";
import { useText } from "../words.ts";
import { speakerOf } from "./speaker.ts";

interface Props {
  subject: ConversationSubject;
  comment: CommentView;
  onChanged: (comment: CommentView) => void;
  onEdit: () => void;
}

type Question = "delete" | "hide" | "report" | null;

/** Exactly the actions that the server allows. */
export function CommentMenu({ subject, comment, onChanged, onEdit }: Props) {
  const t = useText();
  const [question, setQuestion] = useState<Question>(null);
  const params = { commentId: comment.id };
  const end = (changed: CommentView) => {
    setQuestion(null);
    onChanged(changed);
  };
  const hide = useCommand(api.conversations.hideComment, { whenDone: end, refetches: subject.refetches });
  const remove = useCommand(api.conversations.deleteComment, { whenDone: end, refetches: subject.refetches });
  const all: (MenuItem & { can: keyof CommentView["can"] })[] = [
    { key: "edit", can: "edit", label: t("edit"), icon: <PencilIcon aria-hidden />, onChoose: onEdit },
    {
      key: "hide",
      can: "hide",
      label: t("hide.do"),
      icon: <EyeOffIcon aria-hidden />,
      onChoose: () => setQuestion("hide"),
    },
    {
      key: "delete",
      can: "delete",
      label: t("delete.do"),
      icon: <DeleteIcon aria-hidden />,
      onChoose: () => setQuestion("delete"),
    },
    {
      key: "report",
      can: "report",
      label: t("report.do"),
      icon: <ReportIcon aria-hidden />,
      onChoose: () => setQuestion("report"),
    },
  ];
  return (
    <>
      <Menu
        label={t("more", { name: speakerOf(comment.author, t) })}
        items={all.filter(({ can }) => comment.can[can] === true)}
      />
      {question === "hide" && (
        <ConfirmDialog
          title={t("hide.title")}
          text={t("hide.text")}
          confirm={t("hide.do")}
          isBusy={hide.isRunning}
          onConfirm={() => void hide.run({ params })}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === "delete" && (
        <ConfirmDialog
          title={t("delete.title")}
          text={t("delete.text")}
          confirm={t("delete.do")}
          isBusy={remove.isRunning}
          onConfirm={() => void remove.run({ params })}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === "report" && <ReportDialog target={params} onClose={() => setQuestion(null)} />}
    </>
  );
}
