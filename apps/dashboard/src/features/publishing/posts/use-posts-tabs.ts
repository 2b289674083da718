import type { PostState } from "@stoep/contract/publishing";
import { useText } from "../parts/words.ts";

export const states = ["published", "scheduled", "concept"] as const satisfies PostState[];
const beside = ["calendar", "statistics", "deleted"] as const;

type TabOptions = {
  /** Counts per state, of what the tabs lead to. */
  counts?: Record<PostState, number> | undefined;
  /** The chosen kind, kept when switching tabs. */
  kind?: string | undefined;
  /** Whether it is one of posts: the pages beside the lists have no others. */
  isOfPosts?: boolean;
};

/** Tabs for the states of the organisation's messages and for the pages beside them, each at its address. */
export function usePostsTabs(
  active: PostState | (typeof beside)[number],
  { counts, kind, isOfPosts = true }: TabOptions = {},
) {
  const t = useText();
  return {
    label: t("inbox.tabs"),
    items: [
      ...states.map((one) => ({
        label: t(`inbox.states.${one}`),
        href: `/inbox?state=${one}${kind ? `&kind=${kind}` : ""}`,
        isActive: active === one,
        count: counts?.[one],
      })),
      ...beside.map((one) => ({
        label: t(`own.tabs.${one}`),
        // There is one list of deleted messages for all kinds.
        href: `/inbox/${one}${kind && isOfPosts && one !== "deleted" ? `?kind=${kind}` : ""}`,
        isActive: active === one,
      })),
    ],
  };
}
