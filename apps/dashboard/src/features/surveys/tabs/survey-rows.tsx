import { api, type FilterField, List, useList } from "../../../app/index.ts";
import { useGoneRows } from "../../participation/index.ts";
import { useSurveyColumns } from "../list/survey-columns.tsx";
import { Filters, useSurveyFilters, type Values } from "../list/survey-filters.ts";
import { NewSurvey } from "../parts/new-survey.tsx";
import { editPath, type SurveyKind, surveyPath, useText } from "../parts/words.ts";

type Props = {
  label: string;
  /** Only of this kind. */
  kind?: SurveyKind;
  /** Only of this project, in whichever state. */
  projectId?: string;
  rememberAs: string;
};

/** Some of the organisation's surveys, where they stand beside other things: the same rows as in their own list. S1 §2 */
export function SurveyRows({ label, kind, projectId, rememberAs }: Props) {
  const t = useText();
  const gone = useGoneRows();
  const list = useList({
    route: api.surveys.listSurveys,
    filters: Filters,
    ask: (filters) => ({ ...filters, kind: kind ?? filters.kind, projectId }),
    tabs: ["state", "sort", "direction"],
    pageSize: 20,
    foundIn: ({ counts, found }, { state }) => found ?? counts[state],
  });
  const { state } = list.filters;
  return (
    <List
      list={{ ...list, rows: list.rows?.filter(({ id }) => !gone.isGone(id)) }}
      label={label}
      rowKey={({ id }) => id}
      rowHref={({ id, can }) => (state === "concept" && can.edit === true ? editPath(id) : surveyPath(id))}
      columns={useSurveyColumns(state, gone).map((column) => ({ ...column, isSortable: false }))}
      filters={useRowFilters(projectId ? "state" : "timing", kind === undefined)}
      empty={{
        drawing: "letters",
        title: t(`list.empty.${state}`),
        text: t("list.emptyText"),
        action: <NewSurvey kind={kind ?? "survey"} />,
      }}
      nothingFound={{ title: t("list.nothingFound"), text: t("list.nothingFoundText") }}
      rememberAs={rememberAs}
    />
  );
}

function useRowFilters(by: "state" | "timing", hasKinds: boolean): FilterField<Values>[] {
  const t = useText();
  const wanted: string[] = [...(hasKinds ? ["kind"] : []), ...(by === "timing" ? ["timing"] : [])];
  const known = useSurveyFilters().filter((one) => "search" in one || ("choice" in one && wanted.includes(one.choice)));
  if (by === "timing") return known;
  const options = (["published", "scheduled", "concept"] as const).map((value) => ({
    value,
    label: t(`list.states.${value}`),
  }));
  return [...known, { choice: "state", label: t("list.tabs"), placeholder: t("list.states.published"), options }];
}
