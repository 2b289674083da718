import type { PostState } from "@stoep/contract/publishing";
import { ButtonLink, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useAccess, useFormat, useList } from "../../../app/index.ts";
import { CountedAt } from "../parts/counted-at.tsx";
import { useInboxColumns } from "../parts/inbox-columns.tsx";
import { Filters, useInboxFilters } from "../parts/inbox-filters.ts";
import { useDraftPicking } from "../parts/inbox-picking.tsx";
import { useText } from "../parts/words.ts";

const states = ["published", "scheduled", "concept"] as const satisfies PostState[];
const pageSize = 25;

/** The organisation's messages, one tab per state; the address holds the whole view. */
export function InboxScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({
    route: api.publishing.listPosts,
    filters: Filters,
    ask: ({ type, ...rest }) => ({ ...rest, types: type ? [type] : [] }),
    tabs: ["state", "direction"],
    pageSize,
  });
  const { counts } = list.page ?? {};
  const tabs = states.map((one) => ({
    label: t(`inbox.states.${one}`),
    href: `/inbox?state=${one}`,
    isActive: list.filters.state === one,
    ...(counts ? { count: counts[one] } : {}),
  }));
  return (
    <Page
      title={t("inbox.title")}
      total={counts && format.number(states.reduce((sum, one) => sum + counts[one], 0))}
      width="wide"
      layout="list"
      tabs={{ label: t("inbox.tabs"), items: tabs }}
    >
      <Messages key={list.filters.state} list={list} />
      {list.filters.state === "published" && <CountedAt moments={list.rows?.map(({ countedAt }) => countedAt) ?? []} />}
    </Page>
  );
}

function Messages({ list }: { list: ReturnType<typeof useList<typeof api.publishing.listPosts, typeof Filters>> }) {
  const t = useText();
  const { write } = useAccess("messages");
  const { page, filters, setFilters } = list;
  const { state } = filters;
  const picking = useDraftPicking(list.rows);
  const usual = state === "scheduled" ? "asc" : "desc";
  const create = write === true && (
    <ButtonLink href="/messages/new" leftSection={<PlusIcon aria-hidden />}>
      {t("inbox.new")}
    </ButtonLink>
  );
  return (
    <List
      list={list}
      label={t(`inbox.states.${state}`)}
      rowKey={(post) => post.id}
      rowHref={(post) => (state === "published" ? `/messages/${post.id}` : `/messages/${post.id}/edit`)}
      columns={useInboxColumns(state)}
      filters={useInboxFilters()}
      counts={page && page.found !== null ? { total: page.counts[state], found: page.found } : undefined}
      sort={{ by: "moment", direction: filters.direction ?? usual }}
      onSort={({ direction }) => setFilters({ direction: direction === usual ? undefined : direction })}
      {...(state === "concept" && write === true ? { picking } : {})}
      empty={{ drawing: "letters", title: t(`inbox.empty.${state}`), text: t("inbox.emptyText"), action: create }}
      nothingFound={{ title: t("inbox.nothingFound"), text: t("inbox.nothingFoundText") }}
      file={api.publishing.exportPosts}
      fileName={t("inbox.title")}
      rememberAs={`messages.${state}`}
    />
  );
}
