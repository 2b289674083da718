import { ButtonLink, type Sort, useMediaQuery } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useAccess, useList } from "../../../../app/index.ts";
import { enterPath, ideaPath, useText } from "../parts/words.ts";
import { useIdeaColumns } from "./columns.tsx";
import { useIdeaFiles } from "./use-idea-files.ts";
import { queryOfView, useIdeaFilters, useListHref, useTypeParts, type Values, View, viewKeys } from "./view.ts";

/** What the list needs to know of its project. */
export type ListedProject = { id: string; phases: readonly { id: string; title: string }[] };

/** What is contributed to a project, as a table; on a wide screen, an idea is opened beside the list. */
export function IdeaTable({ project: { id: projectId, phases } }: { project: ListedProject }) {
  const t = useText();
  const href = useListHref();
  const isWide = useMediaQuery("(min-width: 1200px)", false, { getInitialValueInEffect: false });
  const { write } = useAccess("ideas");
  const list = useList({
    route: api.participation.listDeskIdeas,
    params: { projectId },
    filters: View,
    ask: queryOfView,
    tabs: viewKeys,
    foundIn: ({ counts, found }) => found ?? counts.all,
  });
  const { page, filters, setFilters } = list;
  const create = write === true && (
    <ButtonLink href={enterPath(projectId)} leftSection={<PlusIcon aria-hidden />}>
      {t("entry.act")}
    </ButtonLink>
  );
  return (
    <List
      list={list}
      label={t("title")}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (isWide ? href({ idea: id }) : ideaPath(id))}
      columns={useIdeaColumns()}
      filters={useIdeaFilters(phases)}
      parts={useTypeParts(page?.counts, filters.part, (part) => setFilters({ part }))}
      counts={page && page.found !== null ? { total: page.counts.all, found: page.found } : undefined}
      sort={orders[filters.sort]}
      onSort={(sort) => setFilters({ sort: orderBy(sort, filters.sort) })}
      empty={{ drawing: "letters", title: t("list.empty"), text: t("list.emptyText"), action: create }}
      nothingFound={{ title: t("list.nothingFound"), text: t("list.nothingFoundText") }}
      files={useIdeaFiles(projectId, queryOfView(filters))}
      fileName={t("title")}
      rememberAs="participation-ideas"
    />
  );
}

/** Each order of the list, as the heading of a column shows it. */
const orders = {
  newest: { by: "createdAt", direction: "desc" },
  oldest: { by: "createdAt", direction: "asc" },
  support: { by: "support", direction: "desc" },
  title: { by: "title", direction: "asc" },
  cost: { by: "cost", direction: "desc" },
} as const satisfies Record<Values["sort"], Sort>;

/** The order that a pressed heading asks for: only the day can be turned around. */
function orderBy({ by }: Sort, present: Values["sort"]): Values["sort"] {
  if (by === "createdAt") return present === "newest" ? "oldest" : "newest";
  return by === "support" || by === "title" || by === "cost" ? by : "newest";
}
