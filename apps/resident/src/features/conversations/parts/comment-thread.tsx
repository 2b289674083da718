import type { CommentView } from "@stoep/contract/conversations";
import { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { api, Button, toast, useAppText, useCommand, useRefusalText } from "../../../app/index.ts";
import type { Subject } from "../model.ts";
import { useText } from "../words.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import style from "./comments.module.css";

interface Props {
  subject: Subject;
  comment: CommentView;
  answers: CommentView[];
  onChanged: (comment: CommentView) => void;
}

/** A comment with its answers: those that came with its page, and the rest on demand. */
export function CommentThread({ subject, comment, answers, onChanged }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  const more = useMoreAnswers(comment);
  const ids = new Set(answers.map(({ id }) => id));
  const all = [...answers, ...more.items.filter(({ id }) => !ids.has(id))];
  const changed = (one: CommentView) => {
    more.replace(one);
    onChanged(one);
  };
  return (
    <>
      <CommentItem subject={subject} comment={comment} onChanged={onChanged} onAnswer={() => setAnswering(true)} />
      {(all.length > 0 || isAnswering) && (
        <ul className={style.answers}>
          {all.map((answer) => (
            <li key={answer.id}>
              <CommentItem subject={subject} comment={answer} onChanged={changed} />
            </li>
          ))}
          <More more={more} />
          {isAnswering && (
            <li>
              <AnswerForm subject={subject} comment={comment} onSent={changed} onEnd={() => setAnswering(false)} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function More({ more }: { more: ReturnType<typeof useMoreAnswers> }) {
  const t = useText();
  if (!more.cursor) return null;
  return (
    <li>
      <Button isSmall look="quiet" isBusy={more.isLoading} onClick={() => void more.load()}>
        {t("moreAnswers")}
      </Button>
    </li>
  );
}

function useMoreAnswers(comment: CommentView) {
  const [items, setItems] = useState<CommentView[]>([]);
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const [isLoading, setLoading] = useState(false);
  const words = useRefusalText();
  const cursor = next === undefined ? comment.moreAnswers : next;
  const load = async () => {
    setLoading(true);
    try {
      const query = cursor ? { cursor } : {};
      const page = await api.conversations.listAnswers({ params: { commentId: comment.id }, query });
      setItems((before) => [...before, ...page.items]);
      setNext(page.next);
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setLoading(false);
  };
  const replace = (one: CommentView) => setItems((before) => before.map((item) => (item.id === one.id ? one : item)));
  return { items, cursor, isLoading, load, replace };
}

interface AnswerProps {
  subject: Subject;
  comment: CommentView;
  onSent: (answer: CommentView) => void;
  onEnd: () => void;
}

function AnswerForm({ subject, comment, onSent, onEnd }: AnswerProps) {
  const t = useText();
  const app = useAppText();
  const create = useCommand(api.conversations.createComment, { refetches: [] });
  return (
    <CommentForm
      label={t("answerTo", { name: comment.author.organisation ?? comment.author.name })}
      hasPicture
      submitLabel={t("send")}
      isSending={create.isRunning}
      onCancel={{ label: app("cancel"), run: onEnd }}
      onSend={async (text, imageId) => {
        const sent = await create.run({ params: subject.params, body: { text, imageId, parentId: comment.id } });
        if (!sent) return false;
        onSent(sent);
        onEnd();
        return true;
      }}
    />
  );
}
