import type { Post } from "@stoep/contract/publishing";
import { Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Props = { post: Pick<Post, "id"> };

/** One request serves the whole list. */
const useCounts = ({ id }: Pick<Post, "id">) =>
  useQuery(queryOf(api.vacancies.listNewApplications)).data?.items.find(({ postId }) => postId === id);

/** How many applied, in all. */
export function ApplicationTotal({ post }: Props) {
  const format = useFormat();
  return format.number(useCounts(post)?.total ?? 0);
}

/** The number of new applications. */
export function NewMark({ post }: Props) {
  const t = useText();
  const count = useCounts(post)?.applications ?? 0;
  if (count === 0) return null;
  return (
    <Text span inherit fw={600} c="var(--st-ink)">
      {" · "}
      {t("newCount", { count })}
    </Text>
  );
}
