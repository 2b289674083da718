import { ButtonLink, DataTable, EmptyState, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, Loaded, queryOf, useFilters, useFormat, useKeyset, useMayWrite } from "../../../app/index.ts";
import { columnsFor } from "../parts/inbox-columns.tsx";
import { InboxFilters } from "../parts/inbox-filters.tsx";
import { messageTypes, themes, useText } from "../parts/words.ts";

export const Filters = z.object({
  state: z.enum(["published", "scheduled", "concept"]).default("published"),
  search: z.string().max(100).optional(),
  type: z.enum(messageTypes).optional(),
  theme: z.enum(themes).optional(),
  neighbourhoodId: z.uuid().optional(),
});
export type Filters = z.output<typeof Filters>;

/** The organisation's own messages, one tab per state; the address holds the whole view. */
export function InboxScreen() {
  const t = useText();
  const format = useFormat();
  const mayWrite = useMayWrite();
  const [filters, setFilters] = useFilters(Filters);
  const keyset = useKeyset(JSON.stringify(filters));
  const { type, ...rest } = filters;
  const query = useQuery(
    queryOf(api.publishing.listPosts, { query: { ...rest, types: type ? [type] : [], cursor: keyset.cursor } }),
  );
  const isFiltered = Boolean(filters.search || type || filters.theme || filters.neighbourhoodId);
  const states = ["published", "scheduled", "concept"] as const;
  const tabs = states.map((state) => ({
    label: t(`inbox.states.${state}`),
    href: `/inbox?state=${state}`,
    isActive: filters.state === state,
    ...(query.data ? { count: query.data.counts[state] } : {}),
  }));
  return (
    <Page
      title={t("inbox.title")}
      width="wide"
      tabs={{ label: t("inbox.tabs"), items: tabs }}
      action={
        mayWrite && (
          <ButtonLink href="/messages/new" leftSection={<PlusIcon aria-hidden />}>
            {t("inbox.new")}
          </ButtonLink>
        )
      }
    >
      {query.isError ? (
        <Loaded query={query} waiting={null}>
          {() => null}
        </Loaded>
      ) : (
        <DataTable
          rows={query.data?.items}
          rowKey={(post) => post.id}
          rowHref={(post) => (filters.state === "published" ? `/messages/${post.id}` : `/messages/${post.id}/edit`)}
          columns={columnsFor(filters.state, t, format)}
          rememberAs={`messages.${filters.state}`}
          toolbar={<InboxFilters filters={filters} onChange={setFilters} />}
          paging={keyset.paging(query.data?.next)}
          empty={
            <EmptyState
              drawing={isFiltered ? "search" : "letters"}
              title={t(isFiltered ? "inbox.nothingFound" : `inbox.empty.${filters.state}`)}
            >
              {t(isFiltered ? "inbox.nothingFoundText" : "inbox.emptyText")}
            </EmptyState>
          }
          labels={{
            table: t(`inbox.states.${filters.state}`),
            columns: t("inbox.columns"),
            previous: t("inbox.previous"),
            next: t("inbox.next"),
            loading: t("inbox.loading"),
            sortBy: (column) => column,
          }}
        />
      )}
    </Page>
  );
}
