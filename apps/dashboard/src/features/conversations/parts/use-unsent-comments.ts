import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { api, pagesOf, useUnsentTexts } from "../../../app/index.ts";
import { type CommentPage, type Subject, unsentAnswer, unsentEdit, unsentKind } from "./words.ts";

/** What the member was writing in a conversation that is gone: a comment, replies and edits. */
export function useUnsentComments({ params }: Pick<Subject, "params">): string[] {
  const { queryKey } = pagesOf(api.conversations.listComments, { params, query: { neighbourhoodIds: [] } });
  const known = useQueryClient().getQueryData<InfiniteData<CommentPage>>(queryKey)?.pages ?? [];
  const answers = known.flatMap(({ items }) => items.flatMap((one) => [unsentAnswer(one.id), unsentEdit(one)]));
  return useUnsentTexts([`${params.subjectId}-`, ...answers].map((id) => ({ kind: unsentKind, id })));
}
