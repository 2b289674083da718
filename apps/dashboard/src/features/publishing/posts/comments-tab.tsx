import { Select, Stack } from "@stoep/ui";
import { CommentThread, OpenReports } from "../../conversations/index.ts";
import { useAreas } from "../../neighbourhoods/index.ts";
import { subjectOf } from "../parts/conversation.ts";
import { type Post, useText } from "../parts/words.ts";

type Props = { post: Post; neighbourhoodId: string | undefined; onNeighbourhood: (id: string | undefined) => void };

/** The comments. If every neighbourhood has its own thread, one can be chosen. D §6 */
export function CommentsTab({ post, neighbourhoodId, onNeighbourhood }: Props) {
  const t = useText();
  const names = new Map((useAreas() ?? []).map(({ id, name }) => [id, name]));
  const subject = subjectOf(post);
  const isSplit = !post.hasCombinedComments && post.neighbourhoodIds.length > 1;
  return (
    <Stack maw={760} gap="lg">
      <OpenReports subject={subject} />
      {isSplit && (
        <Select
          label={t("message.thread")}
          placeholder={t("message.allThreads")}
          data={post.neighbourhoodIds.map((id) => ({ value: id, label: names.get(id) ?? id }))}
          value={neighbourhoodId ?? null}
          onChange={(id) => onNeighbourhood(id ?? undefined)}
          searchable
          clearable
        />
      )}
      <CommentThread
        key={neighbourhoodId ?? "all"}
        subject={subject}
        neighbourhoodId={neighbourhoodId}
        neighbourhoodName={(id) => names.get(id)}
      />
    </Stack>
  );
}
