import { Notice } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { type Post, useText } from "../../parts/words.ts";

type Props = { post: Pick<Post, "type">; neighbourhoods: { id: string; name: string }[] };

/** S1 §8: a warning, which never blocks. Not for an alert: nobody should be advised to send it later. */
export function RateWarning({ post, neighbourhoods }: Props) {
  const t = useText();
  const format = useFormat();
  if (neighbourhoods.length === 0 || post.type === "urgent") return null;
  const names = format.list(neighbourhoods.map(({ name }) => name));
  return (
    <Notice tone="warning" title={t("publish.rate.title")}>
      {t("publish.rate.text", { names })}
    </Notice>
  );
}

/** Like `RateWarning`, for a chosen time; nothing until one is chosen. */
export function RateWarningAt({ post, at }: { post: Pick<Post, "id" | "type">; at: string | null }) {
  const options = queryOf(api.publishing.listPostedAround, { params: { postId: post.id }, query: { at: at ?? "" } });
  const { data } = useQuery({ ...options, enabled: at !== null, placeholderData: keepPreviousData });
  return at === null || !data ? null : <RateWarning post={post} neighbourhoods={data.items} />;
}
