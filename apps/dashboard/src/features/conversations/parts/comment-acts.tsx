import { Button, confirm, Group, toast } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, VerdictControl } from "../../../app/index.ts";
import style from "./comment-item.module.css";
import { GroundsDialog } from "./grounds-dialog.tsx";
import { speakerOf } from "./reported-words.ts";
import { type CommentView, useText } from "./words.ts";

type Props = { comment: CommentView; onMode: (mode: "answer" | "edit") => void };
const quiet = { variant: "subtle", size: "compact-sm" } as const;

/** Reply, edit, hide or show, and delete, as the server's verdicts allow. */
export function CommentActs({ comment, onMode }: Props) {
  const t = useText();
  return (
    <Group gap="md" className={style.acts}>
      {comment.can.answer === true && (
        <Button {...quiet} onClick={() => onMode("answer")}>
          {t("comment.answer")}
        </Button>
      )}
      {comment.can.edit === true && (
        <Button {...quiet} onClick={() => onMode("edit")}>
          {t("comment.edit")}
        </Button>
      )}
      <HideButton comment={comment} />
      <ModerateButton comment={comment} />
      <DeleteButton comment={comment} />
    </Group>
  );
}

/** Hides or shows one's own comment, or shows one again; all can be undone. */
function HideButton({ comment }: Pick<Props, "comment">) {
  const t = useText();
  const params = { params: { commentId: comment.id } };
  const show = useCommand(api.conversations.showComment, { done: t("comment.shown") });
  const hide = useCommand(api.conversations.hideComment, {
    whenDone: () =>
      toast(t("comment.hidden"), { action: { label: t("comment.undo"), run: () => void show.run(params) } }),
  });
  if (comment.state === "hidden" || comment.state === "reported")
    return (
      <VerdictControl by={comment.can.show}>
        <Button {...quiet} loading={show.isRunning} onClick={() => comment.can.show === true && void show.run(params)}>
          {t("comment.show")}
        </Button>
      </VerdictControl>
    );
  if (comment.can.hide !== true) return null;
  return (
    <Button {...quiet} loading={hide.isRunning} onClick={() => void hide.run(params)}>
      {t("comment.hide")}
    </Button>
  );
}

/** Hides or deletes someone else's comment, with a reason that its author reads. */
function ModerateButton({ comment }: Pick<Props, "comment">) {
  const t = useText();
  const [asked, setAsked] = useState<"hidden" | "deleted" | null>(null);
  const params = { commentId: comment.id };
  const show = useCommand(api.conversations.showComment, { done: t("comment.shown") });
  const moderate = useCommand(api.conversations.moderateComment, {
    whenDone: () => {
      setAsked(null);
      toast(t(`comment.${asked ?? "hidden"}`), {
        action: { label: t("comment.undo"), run: () => void show.run({ params }) },
      });
    },
  });
  if (comment.author.isMe || comment.state === "deleted" || comment.state === "hidden") return null;
  const { moderate: mayHide, remove: mayDelete } = comment.can;
  const name = speakerOf(comment.author, t);
  return (
    <>
      <VerdictControl by={mayHide}>
        <Button {...quiet} onClick={() => mayHide === true && setAsked("hidden")}>
          {t("comment.hide")}
        </Button>
      </VerdictControl>
      <VerdictControl by={mayDelete}>
        <Button {...quiet} color="brick" onClick={() => mayDelete === true && setAsked("deleted")}>
          {t("comment.delete")}
        </Button>
      </VerdictControl>
      {asked && (
        <GroundsDialog
          title={t(`reports.ask.${asked}.comment`, { name })}
          text={t(`reports.follows.${asked}.comment`)}
          actLabel={t(`reports.act.${asked}`)}
          isRunning={moderate.isRunning}
          onDecide={(because) => void moderate.run({ params, body: { decision: asked, ...because } })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function DeleteButton({ comment }: Pick<Props, "comment">) {
  const t = useText();
  const remove = useCommand(api.conversations.deleteComment, { done: t("comment.deleted") });
  const askAndRemove = async () => {
    const question = {
      title: t("comment.deleteTitle", { name: speakerOf(comment.author, t) }),
      message: t("comment.deleteText"),
      confirmLabel: t("comment.delete"),
      cancelLabel: t("form.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run({ params: { commentId: comment.id } });
  };
  if (comment.can.delete !== true) return null;
  return (
    <Button {...quiet} color="brick" loading={remove.isRunning} onClick={() => void askAndRemove()}>
      {t("comment.delete")}
    </Button>
  );
}
