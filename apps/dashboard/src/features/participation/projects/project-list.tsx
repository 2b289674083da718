import type { PartSwitchProps } from "@stoep/ui";
import { api, List, useList } from "../../../app/index.ts";
import { NewProject } from "../parts/new-project.tsx";
import { editPath, type ProjectKind, projectPath, useText } from "../parts/words.ts";
import { useProjectColumns } from "./projects-columns.tsx";
import { Filters, useProjectFilters, type Values } from "./projects-filters.ts";
import { useGoneRows } from "./use-gone-rows.ts";

const pageSize = 25;

/** The organisation's projects, filtered as the address says. `tabs`: the filters that select the list rather than narrow it. */
export const useProjectList = (tabs: readonly (keyof Values)[] = []) =>
  useList({
    route: api.participation.listProjects,
    filters: Filters,
    tabs: ["state", "sort", "direction", ...tabs],
    pageSize,
    foundIn: ({ counts, found }, { state }) => found ?? counts[state],
  });

type Props = {
  list: ReturnType<typeof useProjectList>;
  /** Only these, as the filters have it. */
  kind?: ProjectKind | undefined;
  /** How many there are in this state, once that is known. */
  total: number | undefined;
  parts?: PartSwitchProps;
};

export function ProjectList({ list, kind, total, parts }: Props) {
  const t = useText();
  const gone = useGoneRows();
  const { page, filters, setFilters } = list;
  const { state, sort } = filters;
  const usual = sort === "moment" && state !== "scheduled" ? "desc" : "asc";
  const create = <NewProject kind={kind ?? "project"} />;
  return (
    <List
      list={{ ...list, rows: list.rows?.filter(({ id }) => !gone.isGone(id)) }}
      label={t(`list.states.${state}`)}
      rowKey={({ id }) => id}
      rowHref={({ id, can }) => (state === "concept" && can.edit === true ? editPath(id) : projectPath(id))}
      columns={useProjectColumns(state, gone)}
      parts={parts}
      filters={useProjectFilters(kind === undefined)}
      counts={page && page.found !== null && total !== undefined ? { total, found: page.found } : undefined}
      sort={{ by: sort, direction: filters.direction ?? usual }}
      onSort={({ by, direction }) => setFilters(sortBy(by, direction, sort, usual))}
      empty={{ drawing: "street", title: t(`list.empty.${state}`), text: t("list.emptyText"), action: create }}
      nothingFound={{ title: t("list.nothingFound"), text: t("list.nothingFoundText") }}
      file={api.participation.exportProjects}
      fileName={t(kind ? `kinds.${kind}.many` : "list.title")}
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
