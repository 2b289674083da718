import type { ShoutCategory } from "@stoep/contract/shouts";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../app/index.ts";
import { type Tab, useIsCity, useText } from "./words.ts";

const tabs = ["open", "new", "in-progress", "done", "all"] as const satisfies readonly Tab[];
const beside = ["unshared", "figures", "templates"] as const;
/** The neighbourhoods are reached from the statistics. */
type Beside = (typeof beside)[number] | "neighbourhoods";

type Counters = Awaited<ReturnType<typeof api.shouts.countShouts>>;
type Count = Pick<Counters["categories"][number], "new" | "inProgress" | "done">;

/** The number of messages in a tab, from the counts of a category. */
const countIn = (tab: Tab, count: Count): number =>
  ({
    open: count.new + count.inProgress,
    new: count.new,
    "in-progress": count.inProgress,
    done: count.done,
    all: count.new + count.inProgress + count.done,
  })[tab];

function useShoutCounts() {
  const isEnabled = useIsCity();
  return useQuery({ ...queryOf(api.shouts.countShouts), enabled: isEnabled }).data;
}

/** The organisation that receives residents' messages instead of this one; null if this one does. */
export const useAnsweredBy = () => useShoutCounts()?.answeredBy ?? null;

/** The counters of the inbox; undefined while they load, and for organisations that have none. */
export function useCounters() {
  const data = useShoutCounts();
  return (category: ShoutCategory, tab: Tab): number | undefined => {
    const found = data?.categories.find((one) => one.category === category);
    return found && countIn(tab, found);
  };
}

/** Tabs for the statuses of the inbox and for the pages beside it. Filters stay when the status changes. */
export function usePages(active: Tab | Beside, category: ShoutCategory, hrefOf: (tab: Tab) => string) {
  const t = useText();
  const countOf = useCounters();
  return {
    label: t("tabs.label"),
    items: [
      ...tabs.map((tab) => {
        const count = tab === "all" ? undefined : countOf(category, tab);
        return {
          label: t(`tabs.${tab}`),
          href: hrefOf(tab),
          isActive: active === tab,
          count,
        };
      }),
      ...beside.map((page) => ({
        label: t(`tabs.${page}`),
        href: `/shouts/${page}`,
        isActive: active === page || (page === "figures" && active === "neighbourhoods"),
      })),
    ],
  };
}

/** Tabs for the pages beside the inbox. */
export const usePagesBeside = (active: Beside) =>
  usePages(active, "all", (tab) => (tab === "open" ? "/shouts" : `/shouts?status=${tab}`));
