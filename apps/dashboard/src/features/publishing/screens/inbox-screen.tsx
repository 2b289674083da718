import { ButtonLink, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useAccess, useFormat, useList } from "../../../app/index.ts";
import { columnsFor } from "../parts/inbox-columns.tsx";
import { Filters, useInboxFilters } from "../parts/inbox-filters.ts";
import { useText } from "../parts/words.ts";

/** The organisation's own messages, one tab per state; the address holds the whole view. */
export function InboxScreen() {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("messages");
  const list = useList({
    route: api.publishing.listPosts,
    filters: Filters,
    ask: ({ type, ...rest }) => ({ ...rest, types: type ? [type] : [] }),
    tabs: ["state"],
  });
  const { state } = list.filters;
  const states = ["published", "scheduled", "concept"] as const;
  const tabs = states.map((one) => ({
    label: t(`inbox.states.${one}`),
    href: `/inbox?state=${one}`,
    isActive: state === one,
    ...(list.page ? { count: list.page.counts[one] } : {}),
  }));
  return (
    <Page
      title={t("inbox.title")}
      width="wide"
      tabs={{ label: t("inbox.tabs"), items: tabs }}
      action={
        write === true && (
          <ButtonLink href="/messages/new" leftSection={<PlusIcon aria-hidden />}>
            {t("inbox.new")}
          </ButtonLink>
        )
      }
    >
      <List
        list={list}
        label={t(`inbox.states.${state}`)}
        rowKey={(post) => post.id}
        rowHref={(post) => (state === "published" ? `/messages/${post.id}` : `/messages/${post.id}/edit`)}
        columns={columnsFor(state, t, format)}
        filters={useInboxFilters()}
        empty={{ drawing: "letters", title: t(`inbox.empty.${state}`), text: t("inbox.emptyText") }}
        nothingFound={{ title: t("inbox.nothingFound"), text: t("inbox.nothingFoundText") }}
        file={api.publishing.exportPosts}
        fileName={t("inbox.title")}
        rememberAs={`messages.${state}`}
      />
    </Page>
  );
}
