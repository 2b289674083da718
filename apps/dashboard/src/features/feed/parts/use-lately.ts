import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useFormat } from "../../../app/index.ts";

const days = 30;
/** The longest page: as many as are summed up. */
const most = 50;

/** The moment `ago` days before the last full hour, so that a screen opened again asks the same. */
function daysBefore(ago: number): string {
  const hour = 3_600_000;
  return new Date(Math.floor(Date.now() / hour) * hour - ago * 24 * hour).toISOString();
}

/**
 * What the organisation published in the last 30 days: how many messages, how many in the 30 days before, and which share of the
 * residents reached saw one; that only where the counts of all of them are known. The counts are those of the list of messages.
 */
export function useLately() {
  const format = useFormat();
  const [from] = useState(() => ({ last: daysBefore(days), before: daysBefore(2 * days) }));
  const last = useQuery(queryOf(api.publishing.listPosts, { query: { from: from.last, limit: most } }));
  const before = useQuery(
    queryOf(api.publishing.listPosts, { query: { from: from.before, until: from.last, limit: 1 } }),
  );
  const { data } = last;
  const told = data?.items.flatMap(({ engagement }) =>
    engagement && engagement.seen !== null && engagement.reached !== null
      ? [{ seen: engagement.seen, reached: engagement.reached }]
      : [],
  );
  const sum = (key: "seen" | "reached") => (told ?? []).reduce((total, one) => total + one[key], 0);
  const isWhole = data !== undefined && data.next === null && sum("reached") > 0;
  return {
    isError: last.isError,
    count: data?.found ?? data?.counts.published,
    before: before.data?.found ?? undefined,
    seen: isWhole ? format.share(sum("seen"), sum("reached")) : null,
  };
}
