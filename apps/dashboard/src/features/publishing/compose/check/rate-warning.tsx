import { Notice } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

/** S1 §8: a warning, which never blocks. */
export function RateWarning({ neighbourhoods }: { neighbourhoods: { id: string; name: string }[] }) {
  const t = useText();
  const format = useFormat();
  if (neighbourhoods.length === 0) return null;
  const names = format.list(neighbourhoods.map(({ name }) => name));
  return (
    <Notice tone="warning" title={t("publish.rate.title")}>
      {t("publish.rate.text", { names })}
    </Notice>
  );
}

/** Like `RateWarning`, for a chosen time; nothing until one is chosen. */
export function RateWarningAt({ postId, at }: { postId: string; at: string | null }) {
  const options = queryOf(api.publishing.listPostedAround, { params: { postId }, query: { at: at ?? "" } });
  const { data } = useQuery({ ...options, enabled: at !== null, placeholderData: keepPreviousData });
  return at === null || !data ? null : <RateWarning neighbourhoods={data.items} />;
}
