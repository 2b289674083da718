import type { PartSwitchProps } from "@stoep/ui";
import { api, List, useList } from "../../../app/index.ts";
import { useGoneRows } from "../../participation/index.ts";
import { NewSurvey } from "../parts/new-survey.tsx";
import { editPath, surveyPath, useText } from "../parts/words.ts";
import { useSurveyColumns } from "./survey-columns.tsx";
import { Filters, useSurveyFilters, type Values } from "./survey-filters.ts";

/** `isInInbox`: there the address says `kind` of all that is listed, and each of these is a survey. */
export const useSurveyList = ({ isInInbox = false } = {}) =>
  useList({
    route: api.surveys.listSurveys,
    filters: Filters,
    ask: ({ kind, ...filters }) => (isInInbox ? filters : { ...filters, kind }),
    tabs: ["state", "sort", "direction", ...(isInInbox ? ["kind"] : [])],
    pageSize: 20,
    foundIn: ({ counts, found }, { state }) => found ?? counts[state],
  });

type Props = {
  list: ReturnType<typeof useSurveyList>;
  /** How many there are in this state, once that is known. */
  total: number | undefined;
  /** In the list of messages: the choice between the kinds of what is listed. */
  parts?: PartSwitchProps;
};

export function SurveyList({ list, total, parts }: Props) {
  const t = useText();
  const gone = useGoneRows();
  const { page, filters, setFilters } = list;
  const { state, sort, direction } = filters;
  const usual = sort === "moment" && state !== "scheduled" ? "desc" : "asc";
  const sortAs = (by: string, wanted: "asc" | "desc"): Partial<Values> => {
    if (by === sort) return { direction: wanted === usual ? undefined : wanted };
    return { sort: Filters.shape.sort.catch("moment").parse(by), direction: undefined };
  };
  return (
    <List
      list={{ ...list, rows: list.rows?.filter(({ id }) => !gone.isGone(id)) }}
      label={t(`list.states.${state}`)}
      rowKey={({ id }) => id}
      rowHref={({ id, can }) => (state === "concept" && can.edit === true ? editPath(id) : surveyPath(id))}
      columns={useSurveyColumns(state, gone)}
      parts={parts}
      filters={useSurveyFilters({ hasKind: parts === undefined })}
      counts={page && page.found !== null && total !== undefined ? { total, found: page.found } : undefined}
      sort={{ by: sort, direction: direction ?? usual }}
      onSort={(next) => setFilters(sortAs(next.by, next.direction))}
      empty={{
        drawing: "letters",
        title: t(`list.empty.${state}`),
        text: t("list.emptyText"),
        action: <NewSurvey kind="survey" />,
      }}
      nothingFound={{ title: t("list.nothingFound"), text: t("list.nothingFoundText") }}
      file={api.surveys.exportSurveys}
      fileName={t("list.title")}
      rememberAs={`surveys.${state}`}
    />
  );
}
