import { pagesInTurn, pagesOf } from "@stoep/client/pages";
import type { CommentView } from "@stoep/contract/conversations";
import { Refused } from "@stoep/contract/kernel";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, Button, toast, useAppText, useCommand, useLive, useRefusalText } from "../../../app/index.ts";
import type { ConversationSubject } from "../model.ts";
import { useText } from "../words.ts";
import { readDraft } from "./comment-draft.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import style from "./comments.module.css";
import { speakerOf } from "./speaker.ts";

interface Props {
  subject: ConversationSubject;
  comment: CommentView;
  answers: CommentView[];
  /** `before`: the previous state of an answer that was loaded here. */
  onChanged: (comment: CommentView, before?: CommentView) => void;
}

/** A comment with its answers: those loaded with its page, and the rest on demand. */
export function CommentThread({ subject, comment, answers, onChanged }: Props) {
  // A draft from an earlier visit is open again, and does not take the focus.
  const [answering, setAnswering] = useState<"asked" | "begun" | null>(() =>
    readDraft(answerKey(comment)) ? "begun" : null,
  );
  const more = useMoreAnswers(comment);
  const ids = new Set(answers.map(({ id }) => id));
  const all = [...answers, ...more.items.filter(({ id }) => !ids.has(id))];
  const changed = (one: CommentView) => {
    const before = ids.has(one.id) ? undefined : more.items.find(({ id }) => id === one.id);
    more.replace(one);
    onChanged(one, before);
  };
  return (
    <>
      <CommentItem subject={subject} comment={comment} onChanged={onChanged} onAnswer={() => setAnswering("asked")} />
      {(all.length > 0 || answering) && (
        <ul className={style.answers}>
          {all.map((answer) => (
            <li key={answer.id}>
              <CommentItem subject={subject} comment={answer} onChanged={changed} />
            </li>
          ))}
          <MoreAnswers more={more} />
          {answering && (
            <li>
              <AnswerForm
                subject={subject}
                comment={comment}
                isAsked={answering === "asked"}
                onSent={changed}
                onEnd={() => setAnswering(null)}
              />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function MoreAnswers({ more }: { more: ReturnType<typeof useMoreAnswers> }) {
  const t = useText();
  if (!more.hasMore) return null;
  return (
    <li>
      <Button isSmall look="quiet" isBusy={more.isLoading} onClick={() => void more.load()}>
        {t("moreAnswers")}
      </Button>
    </li>
  );
}

type AnswerPage = Awaited<ReturnType<typeof api.conversations.listAnswers>>;

/** The answers after those on the comment's page: loaded on demand, and from then on as live as the others. */
function useMoreAnswers({ id, moreAnswers }: CommentView) {
  const queries = useQueryClient();
  const words = useRefusalText();
  const options = pagesOf(api.conversations.listAnswers, { params: { commentId: id } });
  const query = useInfiniteQuery({
    ...options,
    initialPageParam: moreAnswers ?? undefined,
    enabled: false,
    // Once they are off the screen, live changes no longer reach them.
    gcTime: 0,
  });
  const pages = pagesInTurn(query);
  useLive(["conversations"], () => {
    if (query.data) void pages.again();
  });
  const load = async () => {
    const { error } = await pages.more();
    if (error) toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
  };
  const replace = (one: CommentView) => {
    const swap = (items: CommentView[]) => items.map((item) => (item.id === one.id ? one : item));
    queries.setQueryData<InfiniteData<AnswerPage>>(options.queryKey, (known) =>
      known ? { ...known, pages: known.pages.map((page) => ({ ...page, items: swap(page.items) })) } : known,
    );
  };
  return {
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
    hasMore: query.data ? query.hasNextPage : moreAnswers !== null,
    isLoading: query.isFetchingNextPage || (query.isFetching && !query.data),
    load,
    replace,
  };
}

interface AnswerProps {
  subject: ConversationSubject;
  comment: CommentView;
  onSent: (answer: CommentView) => void;
  onEnd: () => void;
  isAsked: boolean;
}

const answerKey = ({ id }: CommentView) => `answer.${id}`;

function AnswerForm({ subject, comment, onSent, onEnd, isAsked }: AnswerProps) {
  const t = useText();
  const app = useAppText();
  const create = useCommand(api.conversations.createComment, { refetches: [] });
  return (
    <CommentForm
      draftKey={answerKey(comment)}
      isAsked={isAsked}
      label={t("answerTo", { name: speakerOf(comment.author, t) })}
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
