import { inOrder } from "@stoep/client/menus";
import { pollTypes } from "@stoep/contract/publishing/values";
import { Page } from "@stoep/ui";
import { type FunctionComponent, Suspense } from "react";
import { z } from "zod";
import { accessOf, RowsPlaceholder, useFilters, useOverviewTabs, useSession } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { Figures } from "./figures.tsx";
import { Items } from "./items.tsx";
import { PostsOfTypes } from "./posts-of-types.tsx";

const View = z.object({ tab: z.string().max(40).default("overview") });

export const overviewPath = "/participation/overview";

const Overview = () => (
  <>
    <Figures />
    <Items />
  </>
);
const Polls = () => <PostsOfTypes tab="polls" types={pollTypes} />;
const Alerts = () => <PostsOfTypes tab="alerts" types={["urgent"]} />;

/** Its own tabs; surveys and calls are handed in by their capability. Polls and alerts are messages. */
const ownTabs = [
  { key: "overview", Part: Overview },
  { key: "projects", after: "overview", Part: () => <Items type="project" /> },
  { key: "budgets", after: "projects", Part: () => <Items type="budget" /> },
  { key: "polls", after: "budgets", licence: "inbox", Part: Polls },
  { key: "alerts", after: "polls", licence: "inbox", Part: Alerts },
] as const;

/** Everything that residents can take part in, and how many did. S1 §2 */
export function OverviewScreen() {
  const t = useText();
  const [{ tab }] = useFilters(View);
  const tabs = useTabs();
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const items = tabs.map(({ key, label }) => ({
    label,
    href: key === "overview" ? overviewPath : `${overviewPath}?tab=${key}`,
    isActive: key === shown?.key,
  }));
  return (
    <Page
      title={t("overview.title")}
      section={shown?.key === "overview" ? undefined : shown?.label}
      width="wide"
      layout="list"
      tabs={{ label: t("overview.tabsLabel"), items }}
    >
      {shown && (
        <Suspense key={shown.key} fallback={<RowsPlaceholder />}>
          <shown.Part />
        </Suspense>
      )}
    </Page>
  );
}

type Tab = { key: string; after?: string; label: string; Part: FunctionComponent };

/** Those that the member may read, in their order. */
function useTabs(): Tab[] {
  const t = useText();
  const session = useSession();
  const own = ownTabs
    .filter((one) => !("licence" in one) || accessOf(session, one.licence).read === true)
    .map((one) => ({ ...one, label: t(`overview.tabs.${one.key}`) }));
  // Before polls, which follow budgets too.
  return inOrder<Tab>([...useOverviewTabs(), ...own]);
}
