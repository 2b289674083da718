import { dayMs, hourMs, sumOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useFormat } from "../../../app/index.ts";

const days = 30;
/** The largest page; only its messages are counted. */
const pageSize = 50;

/** The time `ago` days before the last full hour. Rounded so that reopening the screen sends the same query. */
function daysBefore(ago: number): string {
  return new Date(Math.floor(Date.now() / hourMs) * hourMs - ago * dayMs).toISOString();
}

/**
 * What the organisation published in the last 30 days: the number of messages, the number in the 30 days before, and the share of
 * the residents reached who saw one, if all counts are known. The counts are those of the list of messages.
 */
export function useRecentMessages() {
  const format = useFormat();
  const [from] = useState(() => ({ last: daysBefore(days), before: daysBefore(2 * days) }));
  const last = useQuery(queryOf(api.publishing.listPosts, { query: { from: from.last, limit: pageSize } }));
  const before = useQuery(
    queryOf(api.publishing.listPosts, { query: { from: from.before, until: from.last, limit: 1 } }),
  );
  const { data } = last;
  const told = data?.items.flatMap(({ engagement }) =>
    engagement && engagement.seen !== null && engagement.reached !== null
      ? [{ seen: engagement.seen, reached: engagement.reached }]
      : [],
  );
  const sum = (key: "seen" | "reached") => sumOf(told ?? [], (one) => one[key]);
  const isWhole = data !== undefined && data.next === null && sum("reached") > 0;
  return {
    isError: last.isError && !data,
    count: data?.found ?? data?.counts.published,
    before: before.data?.found ?? undefined,
    seen: isWhole ? format.share(sum("seen"), sum("reached")) : null,
  };
}
