import { Page } from "@stoep/ui";
import { z } from "zod";
import { accessOf, useFilters, useSession } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { Figures } from "./figures.tsx";
import { Items } from "./items.tsx";
import { PostsOfTypes } from "./posts-of-types.tsx";

/** Surveys and calls come with their capability, each as a tab here. */
const tabs = ["overview", "projects", "budgets", "polls", "alerts"] as const;
type Tab = (typeof tabs)[number];
const View = z.object({ tab: z.enum(tabs).default("overview").catch("overview") });

export const overviewPath = "/participation/overview";

/** Everything that residents can take part in, and how many did. S1 §2 */
export function OverviewScreen() {
  const t = useText();
  const [{ tab }] = useFilters(View);
  const session = useSession();
  // Polls and alerts are messages.
  const shown = tabs.filter((one) => !isPosts(one) || accessOf(session, "inbox").read === true);
  const items = shown.map((one) => ({
    label: t(`overview.tabs.${one}`),
    href: one === "overview" ? overviewPath : `${overviewPath}?tab=${one}`,
    isActive: one === tab,
  }));
  return (
    <Page
      title={t("overview.title")}
      section={tab === "overview" ? undefined : t(`overview.tabs.${tab}`)}
      width="wide"
      layout="list"
      tabs={{ label: t("overview.tabsLabel"), items }}
    >
      {tab === "overview" && (
        <>
          <Figures />
          <Items />
        </>
      )}
      {tab === "projects" && <Items key={tab} type="project" />}
      {tab === "budgets" && <Items key={tab} type="budget" />}
      {tab === "polls" && <PostsOfTypes key={tab} tab={tab} types={["vote", "perception", "option"]} />}
      {tab === "alerts" && <PostsOfTypes key={tab} tab={tab} types={["urgent"]} />}
    </Page>
  );
}

const isPosts = (tab: Tab) => tab === "polls" || tab === "alerts";
