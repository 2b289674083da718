import { Badge, Button, EmptyState, Page, SplitView } from "@stoep/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, Loaded, pagesOf, SplitWaiting, useFilters, useFormat } from "../../../app/index.ts";
import { ReportedRecord } from "../parts/reported-record.tsx";
import { titleOf } from "../parts/reported-words.ts";
import { useText } from "../parts/words.ts";

const states = ["open", "decided"] as const;
const View = z.object({ state: z.enum(states).default("open"), report: z.uuid().optional() });
type Pages = { pages: Awaited<ReturnType<typeof api.conversations.listReported>>[] };

/** What residents reported: the list on the left; on the right what was said, why it was reported, and the decision. D §8 */
export function ReportsScreen() {
  const t = useText();
  const [{ state }] = useFilters(View);
  const query = useInfiniteQuery(pagesOf(api.conversations.listReported, { query: { state } }));
  const open = query.data?.pages[0]?.openReports;
  const items = states.map((one) => ({
    label: t(`reports.states.${one}`),
    href: one === "open" ? "/reports" : `/reports?state=${one}`,
    isActive: one === state,
    ...(one === "open" && open ? { count: open } : {}),
  }));
  return (
    <Page title={t("reports.heading")} lead={t("reports.lead")} tabs={{ label: t("reports.tabs"), items }}>
      <Loaded query={query as never} waiting={<SplitWaiting />}>
        {(data: Pages) => (
          <Things data={data} {...(query.hasNextPage ? { onMore: () => void query.fetchNextPage() } : {})} />
        )}
      </Loaded>
    </Page>
  );
}

function Things({ data, onMore }: { data: Pages; onMore?: () => void }) {
  const t = useText();
  const format = useFormat();
  const [{ state, report }, setView] = useFilters(View);
  const things = data.pages.flatMap((page) => page.items);
  const chosen = things.find(({ id, reports }) => id === report || reports.some((one) => one.id === report));
  const shown = chosen ?? things[0];
  const address = (id?: string) => {
    const search = new URLSearchParams({ ...(state === "open" ? {} : { state }), ...(id ? { report: id } : {}) });
    return search.size > 0 ? `/reports?${search}` : "/reports";
  };
  if (!shown)
    return (
      <EmptyState drawing="street" title={t(`reports.empty.${state}`)}>
        {t(`reports.emptyText.${state}`)}
      </EmptyState>
    );
  return (
    <SplitView
      label={t("reports.heading")}
      openKey={shown.id}
      isChosen={chosen !== undefined}
      back={{ label: t("reports.heading"), href: address() }}
      rows={things.map((thing) => ({
        key: thing.id,
        href: address(thing.id),
        title: titleOf(thing, t),
        meta: [thing.subjectName, format.ago(thing.decision?.at ?? thing.reports[0]?.createdAt ?? "")].join(" · "),
        badge: <Badge color="gray">{t("comment.reports", { count: thing.reports.length })}</Badge>,
      }))}
      more={
        onMore && (
          <Button variant="subtle" fullWidth onClick={onMore}>
            {t("reports.more")}
          </Button>
        )
      }
    >
      <ReportedRecord key={shown.id} thing={shown} onDecided={() => setView({ report: undefined })} />
    </SplitView>
  );
}
