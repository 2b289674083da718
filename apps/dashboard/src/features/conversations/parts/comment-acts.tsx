import { Button, confirm, Group, toast } from "@stoep/ui";
import { Allowed, api, useCommand } from "../../../app/index.ts";
import { speakerOf } from "./reported-words.ts";
import { type CommentView, type Subject, useText } from "./words.ts";

type Props = { comment: CommentView; subject: Subject; onMode: (mode: "answer" | "edit") => void };
const quiet = { variant: "subtle", size: "compact-sm" } as const;

/** Reply, edit, hide or show, and delete, as the server's verdicts allow. */
export function CommentActs({ comment, subject, onMode }: Props) {
  const t = useText();
  return (
    <Group gap="md">
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
      <Hiding comment={comment} subject={subject} />
      <Deleting comment={comment} subject={subject} />
    </Group>
  );
}

/** Hides or shows a comment; both can be undone. */
function Hiding({ comment, subject: { refetches } }: Omit<Props, "onMode">) {
  const t = useText();
  const params = { params: { commentId: comment.id } };
  const show = useCommand(api.conversations.showComment, { done: t("comment.shown"), refetches });
  const hide = useCommand(api.conversations.hideComment, {
    refetches,
    whenDone: () =>
      toast(t("comment.hidden"), { action: { label: t("comment.undo"), run: () => void show.run(params) } }),
  });
  const isHidden = comment.state === "hidden" || comment.state === "reported";
  return isHidden ? (
    <Allowed by={comment.can.show}>
      <Button {...quiet} loading={show.isRunning} onClick={() => void show.run(params)}>
        {t("comment.show")}
      </Button>
    </Allowed>
  ) : (
    <Allowed by={comment.can.hide}>
      <Button {...quiet} loading={hide.isRunning} onClick={() => void hide.run(params)}>
        {t("comment.hide")}
      </Button>
    </Allowed>
  );
}

function Deleting({ comment, subject: { refetches } }: Omit<Props, "onMode">) {
  const t = useText();
  const remove = useCommand(api.conversations.deleteComment, { done: t("comment.deleted"), refetches });
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
  return (
    <Allowed by={comment.can.delete}>
      <Button {...quiet} color="brick" loading={remove.isRunning} onClick={() => void askAndRemove()}>
        {t("comment.delete")}
      </Button>
    </Allowed>
  );
}
