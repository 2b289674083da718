import { sumOf } from "@stoep/contract/kernel";
import { ButtonLink, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useAccess, useFormat, useList } from "../../../app/index.ts";
import { editPath, listPath, projectPath, useText } from "../parts/words.ts";
import { useProjectColumns } from "./projects-columns.tsx";
import { Filters, useProjectFilters, type Values } from "./projects-filters.ts";
import { useGoneRows } from "./use-gone-rows.ts";

const states = ["published", "scheduled", "concept"] as const;
const pageSize = 25;

type ProjectList = ReturnType<typeof useList<typeof api.participation.listProjects, typeof Filters>>;

/** The organisation's projects and citizen budgets, one tab per state; the address holds all of the view's state. */
export function ProjectsScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({
    route: api.participation.listProjects,
    filters: Filters,
    tabs: ["state", "sort", "direction"],
    pageSize,
    foundIn: ({ counts, found }, { state }) => found ?? counts[state],
  });
  const { counts } = list.page ?? {};
  const total = counts && sumOf(states, (one) => counts[one]);
  const tabs = states.map((one) => ({
    label: t(`list.states.${one}`),
    href: `${listPath}?state=${one}`,
    isActive: list.filters.state === one,
    count: counts?.[one],
  }));
  return (
    <Page
      title={t("list.title")}
      total={total === undefined ? undefined : total > 0 ? format.number(total) : ""}
      width="wide"
      layout="list"
      tabs={{ label: t("list.tabs"), items: tabs }}
    >
      <Projects key={list.filters.state} list={list} />
    </Page>
  );
}

function Projects({ list }: { list: ProjectList }) {
  const t = useText();
  const { write } = useAccess("ideas");
  const gone = useGoneRows();
  const { page, filters, setFilters } = list;
  const { state, sort } = filters;
  const usual = sort === "moment" && state !== "scheduled" ? "desc" : "asc";
  const create = write === true && (
    <ButtonLink href={`${listPath}/new`} leftSection={<PlusIcon aria-hidden />}>
      {t("list.create")}
    </ButtonLink>
  );
  return (
    <List
      list={{ ...list, rows: list.rows?.filter(({ id }) => !gone.isGone(id)) }}
      label={t(`list.states.${state}`)}
      rowKey={({ id }) => id}
      rowHref={({ id, can }) => (state === "concept" && can.edit === true ? editPath(id) : projectPath(id))}
      columns={useProjectColumns(state, gone)}
      filters={useProjectFilters()}
      counts={page && page.found !== null ? { total: page.counts[state], found: page.found } : undefined}
      sort={{ by: sort, direction: filters.direction ?? usual }}
      onSort={({ by, direction }) => setFilters(sortBy(by, direction, sort, usual))}
      empty={{ drawing: "street", title: t(`list.empty.${state}`), text: t("list.emptyText"), action: create }}
      nothingFound={{ title: t("list.nothingFound"), text: t("list.nothingFoundText") }}
      file={api.participation.exportProjects}
      fileName={t("list.title")}
      rememberAs={`projects.${state}`}
    />
  );
}

const sorts = ["moment", "title", "end"] as const;

/** Sorts by the pressed column; a different one starts in its usual direction. */
function sortBy(by: string, direction: "asc" | "desc", present: string, usual: "asc" | "desc"): Partial<Values> {
  if (by !== present) return { sort: sorts.find((one) => one === by) ?? "moment", direction: undefined };
  return { direction: direction === usual ? undefined : direction };
}
