import { pagesInTurn, pagesOf } from "@stoep/client/pages";
import type { CommentPage, CommentView } from "@stoep/contract/conversations";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  api,
  Button,
  CommentsSkeleton,
  LoadFailed,
  Notice,
  OfflineCopyNotice,
  useCommand,
  useLive,
  useOfflineCopy,
  useRefusalText,
} from "../../../app/index.ts";
import { type ConversationSubject, threadsOf } from "../model.ts";
import { useText } from "../words.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import style from "./comments.module.css";

interface Props {
  subject: ConversationSubject;
  /** The number of comments changed by this much. */
  onCount: (by: number) => void;
}

/** All comments on a subject, oldest first, with their answers, and the form for a new one. */
export function Comments({ subject, onCount }: Props) {
  const t = useText();
  const options = pagesOf(api.conversations.listComments, { params: subject.params });
  const query = useInfiniteQuery(options);
  const pages = pagesInTurn(query);
  useLive(["conversations"], () => void pages.again());
  const change = useCommentChange(options.queryKey);
  const { value: first, keptAt } = useOfflineCopy("comments", subject.params.subjectId, {
    data: query.data?.pages[0],
    error: query.error,
  });
  if (query.isError && !first) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />;
  if (!first) {
    return (
      <section className={style.comments}>
        <h2>{t("title")}</h2>
        <CommentsSkeleton />
      </section>
    );
  }
  const items = (query.data?.pages ?? [first]).flatMap((page) => page.items);
  const onChanged = (comment: CommentView, loadedLater?: CommentView) => {
    const before = loadedLater ?? items.find(({ id }) => id === comment.id);
    onCount(countReadable(comment) - countReadable(before));
    if (!loadedLater) change(comment);
  };
  return (
    <section className={style.comments} aria-labelledby="comments">
      <h2 id="comments">{t("title")}</h2>
      <OfflineCopyNotice at={keptAt} />
      {items.length === 0 && <p className={style.gone}>{t("none")}</p>}
      <ul className={style.list}>
        {threadsOf(items).map(({ comment, answers }) => (
          <li key={comment.id}>
            <CommentThread subject={subject} comment={comment} answers={answers} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isBusy={query.isFetchingNextPage} onClick={() => void pages.more()}>
          {t("moreComments")}
        </Button>
      )}
      <NewComment subject={subject} can={first.can.comment} onSent={onChanged} />
    </section>
  );
}

const countReadable = (comment: CommentView | undefined) => (comment?.state === "visible" ? 1 : 0);

interface NewCommentProps {
  subject: ConversationSubject;
  can: CommentPage["can"]["comment"];
  onSent: (comment: CommentView) => void;
}

function NewComment({ subject, can, onSent }: NewCommentProps) {
  const t = useText();
  const words = useRefusalText();
  const create = useCommand(api.conversations.createComment, { refetches: [] });
  if (can !== true) return <Notice>{words(can)}</Notice>;
  return (
    <CommentForm
      draftKey={Object.values(subject.params).join(".")}
      label={t("write")}
      hasPicture
      submitLabel={t("send")}
      isSending={create.isRunning}
      onSend={async (text, imageId) => {
        const sent = await create.run({ params: subject.params, body: { text, imageId } });
        if (sent) onSent(sent);
        return sent !== undefined;
      }}
    />
  );
}

/** Puts a changed comment in its place, a new one at the end, and an answer below the comment it answers. */
function useCommentChange(queryKey: readonly unknown[]): (comment: CommentView) => void {
  const queries = useQueryClient();
  return (comment) => {
    queries.setQueryData<InfiniteData<CommentPage>>(queryKey, (before) =>
      before ? { ...before, pages: withComment(before.pages, comment) } : before,
    );
  };
}

function withComment(pages: CommentPage[], comment: CommentView): CommentPage[] {
  const isKnown = pages.some((page) => page.items.some(({ id }) => id === comment.id));
  if (isKnown) {
    const swap = (item: CommentView) => (item.id === comment.id ? { ...comment, moreAnswers: item.moreAnswers } : item);
    return pages.map((page) => ({ ...page, items: page.items.map(swap) }));
  }
  const holdsIt = ({ items }: CommentPage, index: number) =>
    comment.parentId === null ? index === pages.length - 1 : items.some(({ id }) => id === comment.parentId);
  return pages.map((page, index) =>
    holdsIt(page, index) ? { ...page, items: insertComment(page.items, comment) } : page,
  );
}

function insertComment(items: CommentView[], comment: CommentView): CommentView[] {
  const { parentId } = comment;
  const last = items.findLastIndex((item) => parentId === null || item.id === parentId || item.parentId === parentId);
  return items.toSpliced(last + 1, 0, comment);
}
