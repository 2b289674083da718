import { Button, EmptyState, Skeleton, Stack } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, Loaded, pagesOf } from "../../../app/index.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { type CommentPage, type CommentView, type Subject, useText } from "./words.ts";

type Props = {
  subject: Subject;
  /** Narrows to one neighbourhood's thread; all of them when left out. */
  neighbourhoodId?: string | undefined;
  neighbourhoodName: (id: string) => string | undefined;
};

/** All comments of a subject with their answers, and answering in the organisation's name. */
export function CommentThread({ subject, neighbourhoodId, neighbourhoodName }: Props) {
  const t = useText();
  const query = useInfiniteQuery(
    pagesOf(api.conversations.listComments, {
      params: subject.params,
      query: { neighbourhoodIds: neighbourhoodId ? [neighbourhoodId] : [] },
    }),
  );
  return (
    <Loaded query={query as never} waiting={<Skeleton height={240} />}>
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
              <Button variant="light" onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
                {t("thread.more")}
              </Button>
            )}
            {data.pages[0]?.can.comment === true && (
              <CommentForm subject={subject} neighbourhoodId={neighbourhoodId} label={t("form.label")} />
            )}
          </Stack>
        );
      }}
    </Loaded>
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
  const rest = useInfiniteQuery({
    ...pagesOf(api.conversations.listAnswers, { params: { commentId: comment.id } }),
    initialPageParam: comment.moreAnswers ?? undefined,
    enabled: false,
  });
  const more = rest.data?.pages.flatMap((page) => page.items) ?? [];
  const isMoreThere = rest.data ? rest.hasNextPage : comment.moreAnswers !== null;
  const place = comment.neighbourhoodId ? neighbourhoodName(comment.neighbourhoodId) : undefined;
  return (
    <Stack gap="sm">
      <CommentItem comment={comment} place={place} subject={subject} />
      <Stack gap="sm" ml={{ base: "md", md: 48 }}>
        {[...answers, ...more].map((answer) => (
          <CommentItem key={answer.id} comment={answer} subject={subject} />
        ))}
        {isMoreThere && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => void (rest.data ? rest.fetchNextPage() : rest.refetch())}
            loading={rest.isFetching}
          >
            {t("thread.moreAnswers")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
