import { pagesInTurn } from "@stoep/client/pages";
import { Button, EmptyState, Stack } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, CommentsPlaceholder, pagesOf, QueryContent } from "../../../app/index.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { type CommentPage, type CommentView, type Subject, useText } from "./words.ts";

type Props = {
  subject: Subject;
  /** Limits the list to one neighbourhood's thread; all of them if absent. */
  neighbourhoodId?: string | undefined;
  neighbourhoodName: (id: string) => string | undefined;
};

/** All comments on a subject with their replies, and a form to reply in the organisation's name. */
export function CommentThread({ subject, neighbourhoodId, neighbourhoodName }: Props) {
  const t = useText();
  const query = useInfiniteQuery(
    pagesOf(api.conversations.listComments, {
      params: subject.params,
      query: { neighbourhoodIds: neighbourhoodId ? [neighbourhoodId] : [] },
    }),
  );
  const pages = pagesInTurn(query);
  return (
    <QueryContent query={query} waiting={<CommentsPlaceholder />}>
      {(data: { pages: CommentPage[] }) => {
        const comments = data.pages.flatMap((page) => page.items);
        const top = comments.filter((comment) => comment.parentId === null);
        return (
          <Stack gap="lg">
            {top.length === 0 && (
              <EmptyState drawing="street" title={t("thread.emptyTitle")}>
                {t("thread.emptyText")}
              </EmptyState>
            )}
            {top.map((comment) => (
              <Branch
                key={comment.id}
                comment={comment}
                answers={comments.filter(({ parentId }) => parentId === comment.id)}
                subject={subject}
                neighbourhoodName={neighbourhoodName}
              />
            ))}
            {query.hasNextPage && (
              <Button variant="light" onClick={() => void pages.more()} loading={query.isFetchingNextPage}>
                {t("thread.more")}
              </Button>
            )}
            {data.pages[0]?.can.comment === true && (
              <CommentForm
                key={neighbourhoodId}
                subject={subject}
                neighbourhoodId={neighbourhoodId}
                label={t("form.label")}
              />
            )}
          </Stack>
        );
      }}
    </QueryContent>
  );
}

type BranchProps = {
  comment: CommentView;
  answers: CommentView[];
  subject: Subject;
  neighbourhoodName: Props["neighbourhoodName"];
};

function Branch({ comment, answers, subject, neighbourhoodName }: BranchProps) {
  const t = useText();
  const [isWanted, setWanted] = useState(false);
  // Enabled rather than fetched by hand: a disabled query is not fetched again when its data changes.
  const rest = useInfiniteQuery({
    ...pagesOf(api.conversations.listAnswers, { params: { commentId: comment.id } }),
    initialPageParam: comment.moreAnswers ?? undefined,
    enabled: isWanted,
    gcTime: 0,
  });
  const pages = pagesInTurn(rest);
  const known = new Set(answers.map(({ id }) => id));
  const more = rest.data?.pages.flatMap((page) => page.items.filter(({ id }) => !known.has(id))) ?? [];
  const isMoreThere = rest.data ? rest.hasNextPage : comment.moreAnswers !== null;
  const place = comment.neighbourhoodId ? neighbourhoodName(comment.neighbourhoodId) : undefined;
  return (
    <Stack gap="sm">
      <CommentItem comment={comment} place={place} subject={subject} />
      {(isMoreThere || answers.length + more.length > 0) && (
        <Stack gap="sm" ml={{ base: "md", md: 48 }}>
          {[...answers, ...more].map((answer) => (
            <CommentItem key={answer.id} comment={answer} subject={subject} />
          ))}
          {isMoreThere && (
            <Button
              variant="subtle"
              size="xs"
              onClick={() => (isWanted ? void pages.more() : setWanted(true))}
              loading={rest.isFetchingNextPage || (rest.isFetching && !rest.data)}
            >
              {t("thread.moreAnswers")}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
