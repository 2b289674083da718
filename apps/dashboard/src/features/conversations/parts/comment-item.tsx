import { Badge, CommentCard, Gallery, Text } from "@stoep/ui";
import { useState } from "react";
import { hasUnsentDraft, useFormat, useMembership } from "../../../app/index.ts";
import { CommentActs } from "./comment-acts.tsx";
import { CommentForm } from "./comment-form.tsx";
import style from "./comment-item.module.css";
import { ReactionBar } from "./reaction-bar.tsx";
import { speakerOf } from "./reported-words.ts";
import { type CommentView, type Subject, unsentAnswer, unsentEdit, unsentKind, useText } from "./words.ts";

type Props = { comment: CommentView; subject: Subject; place?: string | undefined };

/** A comment with its picture, reactions and actions; organisations appear with their logo. */
export function CommentItem({ comment, subject, place }: Props) {
  const t = useText();
  const format = useFormat();
  const [mode, setMode] = useMode(comment.id);
  const { author } = comment;
  const speaker = speakerOf(author, t);
  const isStaff = author.kind === "staff";
  const meta = [place, format.ago(comment.createdAt), comment.isEdited ? t("comment.edited") : null].filter(Boolean);
  return (
    <CommentCard
      name={speaker}
      by={isStaff && author.name ? author.name : undefined}
      picture={author.logo ? `${author.logo.address}/320` : null}
      isOrganisation={isStaff}
      meta={meta.join(" · ")}
      badges={<States comment={comment} />}
      foot={<Foot comment={comment} subject={subject} onMode={setMode} />}
    >
      {mode === "edit" ? (
        <CommentForm subject={subject} comment={comment} label={t("form.edit")} onDone={() => setMode("read")} />
      ) : (
        <Text className={style.text} c={comment.state === "visible" ? undefined : "dimmed"}>
          {comment.text || t(`comment.placeholder.${comment.state === "deleted" ? "deleted" : "hidden"}`)}
        </Text>
      )}
      <Picture comment={comment} speaker={speaker} />
      {mode === "answer" && (
        <CommentForm
          subject={subject}
          parentId={comment.id}
          label={t("form.answer", { name: speaker })}
          onDone={() => setMode("read")}
        />
      )}
    </CommentCard>
  );
}

function Picture({ comment: { image }, speaker }: { comment: CommentView; speaker: string }) {
  const t = useText();
  if (!image) return null;
  const alt = t("comment.imageAlt", { name: speaker });
  const labels = {
    enlarge: (what: string) => t("comment.enlarge", { what }),
    previous: t("comment.previous"),
    next: t("comment.next"),
    close: t("comment.close"),
    place: (place: number, total: number) => t("comment.place", { place, total }),
  };
  const picture = { id: image.id, small: `${image.address}/320`, large: `${image.address}/1600`, alt };
  return <Gallery pictures={[picture]} labels={labels} />;
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

type Mode = "read" | "answer" | "edit";

/** Starts with the form of a reply or an edit that was not sent. */
function useMode(commentId: string) {
  const { id } = useMembership();
  return useState<Mode>(() => {
    if (hasUnsentDraft(unsentKind, id, unsentEdit({ id: commentId }))) return "edit";
    return hasUnsentDraft(unsentKind, id, unsentAnswer(commentId)) ? "answer" : "read";
  });
}

type FootProps = Pick<Props, "comment" | "subject"> & { onMode: (mode: "answer" | "edit") => void };

function Foot({ comment, subject, onMode }: FootProps) {
  const { id, state, reactions, myReaction } = comment;
  return (
    <>
      {state === "visible" && (
        <ReactionBar subject={subject} commentId={id} reactions={reactions} myReaction={myReaction} />
      )}
      {comment.state !== "deleted" && <CommentActs comment={comment} onMode={onMode} />}
    </>
  );
}
