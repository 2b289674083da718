import type { Post } from "@stoep/contract/publishing";
import { Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** The number of new applications. One request serves the whole list. */
export function NewMark({ post }: { post: Pick<Post, "id"> }) {
  const t = useText();
  const { data } = useQuery(queryOf(api.vacancies.listNewApplications));
  const count = data?.items.find(({ postId }) => postId === post.id)?.applications ?? 0;
  if (count === 0) return null;
  return (
    <Text span inherit fw={600} c="var(--st-ink)">
      {" · "}
      {t("newCount", { count })}
    </Text>
  );
}
