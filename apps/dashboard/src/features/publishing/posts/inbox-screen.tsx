import { sumOf } from "@stoep/contract/kernel";
import type { PostKind } from "@stoep/contract/publishing";
import { ButtonLink, Page, type PartSwitchProps } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { Suspense } from "react";
import { api, List, RowsPlaceholder, useAccess, useFilters, useFormat, useList } from "../../../app/index.ts";
import { CountAge } from "../engagement/count-age.tsx";
import { editPath } from "../parts/edit-path.ts";
import { useKindText, useText } from "../parts/words.ts";
import { useInboxColumns } from "./inbox-columns.tsx";
import { Filters, sortOf, useInboxFilters, useInboxQuery } from "./inbox-filters.tsx";
import { useInboxKindChoice } from "./use-inbox-kinds.ts";
import { useInboxPicking } from "./use-inbox-picking.tsx";
import { states, usePostsTabs } from "./use-posts-tabs.ts";

const pageSize = 25;

const View = Filters.pick({ state: true, kind: true });

/**
 * The organisation's messages, and what else it publishes, one tab per state; the address holds all of the view's state. Things that are
 * no messages have a list of their own under the same tabs.
 */
export function InboxScreen() {
  const t = useText();
  const format = useFormat();
  const [{ state, kind: asked }] = useFilters(View);
  const { chosen, counts, parts } = useInboxKindChoice(asked, state);
  const kind = chosen?.kind;
  const tabs = usePostsTabs(state, { counts, kind, isOfPosts: !chosen?.List });
  const total = counts && sumOf(states, (one) => counts[one]);
  return (
    <Page
      title={t("inbox.title")}
      total={total === undefined ? undefined : total > 0 ? format.number(total) : ""}
      width="wide"
      layout="list"
      tabs={tabs}
    >
      {chosen?.List ? (
        <Suspense fallback={<RowsPlaceholder />}>
          <chosen.List
            key={`${chosen.kind} ${state}`}
            kind={chosen.kind}
            state={state}
            total={counts?.[state]}
            parts={parts}
          />
        </Suspense>
      ) : (
        <Messages key={state} kind={chosen?.kind} newHref={chosen?.newHref} parts={parts} />
      )}
    </Page>
  );
}

type Props = { kind: PostKind | undefined; newHref: string | undefined; parts: PartSwitchProps };

function Messages({ kind = "message", newHref = "/messages/new", parts }: Props) {
  const t = useText();
  const list = useList({
    route: api.publishing.listPosts,
    filters: Filters,
    ask: useInboxQuery(),
    tabs: ["state", "kind", "sort", "direction"],
    pageSize,
    foundIn: ({ counts, found }, { state }) => found ?? counts[state],
  });
  const kindText = useKindText(kind);
  const { write } = useAccess("messages");
  const { page, filters, setFilters } = list;
  const { state } = filters;
  const picking = useInboxPicking(list.rows, state, write === true);
  const sort = sortOf(filters);
  const usual = sort === "title" || sort === "date" || (sort === "moment" && state === "scheduled") ? "asc" : "desc";
  const create = write === true && (
    <ButtonLink href={newHref} leftSection={<PlusIcon aria-hidden />}>
      {kindText("newTitle")}
    </ButtonLink>
  );
  return (
    <>
      <List
        list={list}
        label={t(`inbox.states.${state}`)}
        rowKey={(post) => post.id}
        rowHref={(post) => (state === "published" ? `/messages/${post.id}` : editPath(post))}
        columns={useInboxColumns(state, kind)}
        parts={parts}
        filters={useInboxFilters(filters, setFilters)}
        counts={page && page.found !== null ? { total: page.counts[state], found: page.found } : undefined}
        sort={{ by: sort, direction: filters.direction ?? usual }}
        onSort={({ by, direction }) => setFilters(sortBy(by, direction, sort, usual))}
        picking={picking}
        empty={{ drawing: "letters", title: t(`inbox.empty.${state}`), text: t("inbox.emptyText"), action: create }}
        nothingFound={{ title: t("inbox.nothingFound"), text: t("inbox.nothingFoundText") }}
        file={api.publishing.exportPosts}
        fileName={t("inbox.title")}
        rememberAs={`messages.${state}`}
      />
      {state === "published" && <CountAge moments={list.rows?.map(({ countedAt }) => countedAt) ?? []} />}
    </>
  );
}

const sorts = ["moment", "title", "seen", "date"] as const;

/** Sorts by the pressed column; a different one starts in its default direction. */
function sortBy(by: string, direction: "asc" | "desc", present: string, usual: "asc" | "desc") {
  if (by !== present) return { sort: sorts.find((one) => one === by), direction: undefined };
  return { direction: direction === usual ? undefined : direction };
}
