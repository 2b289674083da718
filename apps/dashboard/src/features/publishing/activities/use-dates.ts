import { queryOf, sumOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../app/index.ts";
import type { Post } from "../parts/words.ts";

export type ActivityDate = Awaited<ReturnType<typeof api.publishing.listDates>>["items"][number];

/** The dates of a live activity, with everything that was moved or cancelled since. */
export function useLiveDates(post: Pick<Post, "id" | "kind" | "state"> | null): ActivityDate[] | undefined {
  const query = queryOf(api.publishing.listDates, { params: { postId: post?.id ?? "" } });
  const enabled = post?.kind === "activity" && post.state === "published";
  return useQuery({ ...query, enabled }).data?.items;
}

/** How many come, or wait, on all dates that take place: those of a cancelled date no longer do. */
export const peopleOn = (dates: readonly ActivityDate[], which: "coming" | "waiting"): number =>
  sumOf(dates, (date) => (date.cancelled ? 0 : date[which]));

/** The dates of an activity; sends no request for other kinds. */
export function useDates(post: Pick<Post, "id" | "kind">) {
  const query = queryOf(api.publishing.listDates, { params: { postId: post.id } });
  return useQuery({ ...query, enabled: post.kind === "activity" });
}
