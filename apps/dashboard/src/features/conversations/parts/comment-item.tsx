import { Avatar, Badge, Button, confirm, Group, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { Allowed, api, useCommand, useFormat } from "../../../app/index.ts";
import { CommentForm } from "./comment-form.tsx";
import style from "./comment-item.module.css";
import { ReactionFigures } from "./reaction-figures.tsx";
import { type CommentView, type Subject, useText } from "./words.ts";

type Props = { comment: CommentView; subject: Subject; place?: string | undefined };

/** Whoever closed their account has no name any more. */
const speakerOf = ({ name, organisation }: CommentView["author"]) => name || (organisation ?? "");

export function CommentItem({ comment, subject, place }: Props) {
  const t = useText();
  const format = useFormat();
  const [mode, setMode] = useState<"read" | "answer" | "edit">("read");
  const { author, image } = comment;
  const isStaff = author.kind === "staff";
  const speaker = speakerOf(author);
  return (
    <article className={style.comment} data-staff={isStaff || undefined}>
      <Avatar name={author.organisation ?? author.name} color="canal" radius="xl" aria-hidden />
      <Stack gap={4} flex={1} miw={0}>
        <Group gap="xs">
          <Text fw={600}>{isStaff && author.name ? `${author.organisation} (${author.name})` : speaker}</Text>
          <Text size="sm" c="dimmed">
            {[place, format.ago(comment.createdAt), comment.isEdited ? t("comment.edited") : null]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          <States comment={comment} />
        </Group>
        {mode === "edit" ? (
          <CommentForm subject={subject} comment={comment} label={t("form.edit")} onDone={() => setMode("read")} />
        ) : (
          <Text className={style.text} c={comment.state === "visible" ? undefined : "dimmed"}>
            {comment.text || t(`comment.placeholder.${comment.state === "deleted" ? "deleted" : "hidden"}`)}
          </Text>
        )}
        {image && (
          <img
            src={`${image.address}/800`}
            alt={t("comment.imageAlt", { name: speaker })}
            className={style.image}
            loading="lazy"
          />
        )}
        {Object.keys(comment.reactions).length > 0 && <ReactionFigures reactions={comment.reactions} />}
        {comment.state !== "deleted" && <Acts comment={comment} subject={subject} onMode={setMode} />}
        {mode === "answer" && (
          <CommentForm
            subject={subject}
            parentId={comment.id}
            label={t("form.answer", { name: speaker })}
            onDone={() => setMode("read")}
          />
        )}
      </Stack>
    </article>
  );
}

function States({ comment }: { comment: CommentView }) {
  const t = useText();
  return (
    <>
      {comment.hiddenBecause && <Badge color="gray">{t(`comment.hiddenBecause.${comment.hiddenBecause}`)}</Badge>}
      {comment.reportCount > 0 && <Badge color="brick">{t("comment.reports", { count: comment.reportCount })}</Badge>}
    </>
  );
}

type ActsProps = Pick<Props, "comment" | "subject"> & { onMode: (mode: "answer" | "edit") => void };
function Acts({ comment, subject, onMode }: ActsProps) {
  const t = useText();
  const params = { params: { commentId: comment.id } };
  const hide = useCommand(api.conversations.hideComment, { done: t("comment.hidden"), refetches: subject.refetches });
  const show = useCommand(api.conversations.showComment, { done: t("comment.shown"), refetches: subject.refetches });
  const remove = useCommand(api.conversations.deleteComment, {
    done: t("comment.deleted"),
    refetches: subject.refetches,
  });
  const askAndRemove = async () => {
    const question = {
      title: t("comment.deleteTitle", { name: speakerOf(comment.author) }),
      message: t("comment.deleteText"),
      confirmLabel: t("comment.delete"),
      cancelLabel: t("form.cancel"),
      isDestructive: true,
    };
    if (await confirm(question)) await remove.run(params);
  };
  const isHidden = comment.state === "hidden" || comment.state === "reported";
  const quiet = { variant: "subtle", size: "compact-sm" } as const;
  return (
    <Group gap={4} ml={-8}>
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
      {isHidden ? (
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
      )}
      <Allowed by={comment.can.delete}>
        <Button {...quiet} color="brick" loading={remove.isRunning} onClick={() => void askAndRemove()}>
          {t("comment.delete")}
        </Button>
      </Allowed>
    </Group>
  );
}
