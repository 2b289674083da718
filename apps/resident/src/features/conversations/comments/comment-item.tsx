import type { CommentView } from "@stoep/contract/conversations";
import { useState } from "react";
import { Avatar, api, Button, EnlargeButton, useAppText, useCommand, useFormat } from "../../../app/index.ts";
import type { ConversationSubject } from "../model.ts";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { ReactionBar } from "../reactions/reaction-bar.tsx";
import { useText } from "../words.ts";
import { readDraft } from "./comment-draft.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import style from "./comments.module.css";
import { speakerOf } from "./speaker.ts";

interface Props {
  subject: ConversationSubject;
  comment: CommentView;
  /** The comment as the server now has it. */
  onChanged: (comment: CommentView) => void;
  onAnswer?: () => void;
}

export function CommentItem({ subject, comment, onChanged, onAnswer }: Props) {
  const t = useText();
  const [editing, setEditing] = useState<"asked" | "begun" | null>(() =>
    readDraft(editKey(comment)) ? "begun" : null,
  );
  const { author, image } = comment;
  const speaker = speakerOf(author, t);
  if (comment.state !== "visible")
    return comment.decision ? (
      <DecisionNotice decision={comment.decision} what="comment" />
    ) : (
      <p className={style.gone}>{t(placeholderOf(comment))}</p>
    );
  return (
    <article className={style.comment} aria-label={t("by", { name: speaker })}>
      <div className={style.head}>
        <Avatar name={speaker} picture={author.logo?.address ?? null} isOrganisation={author.organisation !== null} />
        <div className={style.who}>
          <span className={style.name}>
            {speaker}
            {author.isMe && ` (${t("me")})`}
          </span>
          <CommentTime comment={comment} />
        </div>
        <CommentMenu subject={subject} comment={comment} onChanged={onChanged} onEdit={() => setEditing("asked")} />
      </div>
      {editing && comment.can.edit === true ? (
        <EditForm
          comment={comment}
          isAsked={editing === "asked"}
          onChanged={onChanged}
          onEnd={() => setEditing(null)}
        />
      ) : (
        <p className={style.text}>{comment.text}</p>
      )}
      {image && <Photo image={image} altText={t("picture.of", { name: speaker })} />}
      <div className={style.actions}>
        <ReactionBar
          target={{ commentId: comment.id }}
          reactions={comment.reactions}
          myReaction={comment.myReaction}
          onChanged={(state) => onChanged({ ...comment, ...state })}
        />
        {onAnswer && comment.can.answer === true && (
          <Button isSmall isAtEdge look="quiet" onClick={onAnswer}>
            {t("answer")}
          </Button>
        )}
      </div>
    </article>
  );
}

function Photo({ image, altText }: { image: NonNullable<CommentView["image"]>; altText: string }) {
  const { address, width, height } = image;
  return (
    <div className={style.picture}>
      <img
        src={`${address}/800`}
        alt={altText}
        loading="lazy"
        width={width ?? undefined}
        height={height ?? undefined}
      />
      <EnlargeButton pictures={[{ ...image, altText }]} />
    </div>
  );
}

/** The text shown instead of a deleted or hidden comment. S1 §8 */
function placeholderOf({ state, hiddenBecause }: CommentView) {
  return state === "deleted" || hiddenBecause === "author" ? "gone.deleted" : "gone.removed";
}

/** Staff write in their organisation's name, with their own name beside it. D §8 */
function CommentTime({ comment }: { comment: CommentView }) {
  const t = useText();
  const format = useFormat();
  const parts = [
    comment.author.organisation ? comment.author.name : null,
    format.ago(comment.createdAt),
    comment.isEdited ? t("edited") : null,
  ];
  return (
    <time className={style.when} dateTime={comment.createdAt} title={format.moment(comment.createdAt)}>
      {parts.filter(Boolean).join(" · ")}
    </time>
  );
}

const editKey = ({ id }: CommentView) => `edit.${id}`;

type EditProps = Pick<Props, "comment" | "onChanged"> & { isAsked: boolean; onEnd: () => void };

function EditForm({ comment, isAsked, onChanged, onEnd }: EditProps) {
  const t = useText();
  const app = useAppText();
  const update = useCommand(api.conversations.updateComment, { refetches: [] });
  return (
    <CommentForm
      draftKey={editKey(comment)}
      isAsked={isAsked}
      label={t("edit")}
      initial={comment.text}
      hasPicture={false}
      submitLabel={app("save")}
      isSending={update.isRunning}
      onCancel={{ label: app("cancel"), run: onEnd }}
      onSend={async (text) => {
        const changed = await update.run({ params: { commentId: comment.id }, body: { text } });
        if (!changed) return false;
        onChanged(changed);
        onEnd();
        return true;
      }}
    />
  );
}
