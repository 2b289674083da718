/**
 * The tabs of a project's page, in their order. Other capabilities add theirs, such as surveys, to `projectTabs` of their feature. The part
 * of a tab is given the project, and the whole width of the page.
 */
import { inOrder } from "@stoep/client/menus";
import { lazyPart } from "@stoep/ui/parts";
import type { FunctionComponent } from "react";
import { accessOf, useProjectTabs, useSession } from "../../../app/index.ts";
import { Contributions } from "../ideas/index.ts";
import { type Project, useText } from "../parts/words.ts";

type TabPart = FunctionComponent<{ project: Project }>;

/** `isEarly`: there before it is published, as messages are written ahead. */
const ownTabs = [
  { key: "timeline", isEarly: true, Part: lazyPart(() => import("./timeline-tab.tsx").then((m) => m.TimelineTab)) },
  {
    key: "statistics",
    after: "timeline",
    isEarly: false,
    Part: lazyPart(() => import("./statistics-tab.tsx").then((m) => m.StatisticsTab)),
  },
  {
    key: "messages",
    after: "statistics",
    isEarly: true,
    licence: "inbox",
    Part: lazyPart(() => import("./posts-tab.tsx").then((m) => m.MessagesTab)),
  },
  {
    key: "events",
    after: "messages",
    isEarly: true,
    licence: "inbox",
    Part: lazyPart(() => import("./posts-tab.tsx").then((m) => m.EventsTab)),
  },
  { key: "contributions", after: "events", isEarly: false, Part: Contributions },
] as const;

type Tab = { key: string; after?: string; label: string; Part: TabPart };

/** Those that the member may read, in their order; what others add is there once the project is published. */
export function useTabs(project: Project): Tab[] {
  const t = useText();
  const session = useSession();
  const added = useProjectTabs().filter(({ isFor }) => isFor?.(project) ?? true);
  const isLive = project.state === "published";
  const own = ownTabs
    .filter(({ isEarly }) => isLive || isEarly)
    .filter((one) => !("licence" in one) || accessOf(session, one.licence).read === true)
    .map((one) => ({ ...one, label: t(`record.tabs.${one.key}`) }));
  return inOrder<Tab>([...(isLive ? added : []), ...own]);
}
