import { SubjectKind } from "@stoep/contract/conversations";
import { reportReasons, reportStates } from "@stoep/contract/conversations/values";
import { instantOf, useKitZone } from "@stoep/ui";
import { addDays, dayAt } from "@stoep/ui/days";
import { z } from "zod";
import { type FilterField, useFilters, useSubjects, useViewHref } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { useText } from "./words.ts";

const ages = ["day", "week", "month", "older"] as const;

/** The address holds the filters of the list and the opened report. */
export const View = z.object({
  state: z.enum(reportStates).default("open"),
  thing: SubjectKind.optional(),
  reason: z.enum(reportReasons).optional(),
  neighbourhoodId: z.uuid().optional(),
  age: z.enum(ages).optional(),
  direction: z.enum(["asc", "desc"]).optional(),
  report: z.uuid().optional(),
});
export type Values = z.output<typeof View>;

const daysOf = { day: 1, week: 7, month: 30, older: 30 } as const;

/** The filters in the form that the server expects, for the list and the file. */
export function useReportQuery({ state, thing, reason, neighbourhoodId, age, direction }: Values) {
  const zone = useKitZone();
  const today = dayAt(new Date().toISOString(), zone);
  const edge = age && (instantOf(addDays(today, -daysOf[age]), "00:00", zone) ?? undefined);
  return {
    state,
    things: thing ? [thing] : undefined,
    reason,
    neighbourhoodId,
    ...(edge ? (age === "older" ? { until: edge } : { from: edge }) : {}),
    direction,
  };
}

const filterKeys = ["thing", "reason", "neighbourhoodId", "age"] as const;
export const isNarrowed = (values: Values): boolean => filterKeys.some((key) => values[key] !== undefined);

export const useHref = () => useViewHref<Values>("/reports");

/** Filters by kind, reason, neighbourhood and age. */
export function useFields(): FilterField<Values>[] {
  const t = useText();
  const [{ state }] = useFilters(View);
  const subjects = useSubjects();
  const neighbourhood = useNeighbourhoodFilter(
    t("reports.filters.neighbourhoodLabel"),
    t("reports.filters.neighbourhood"),
  );
  return [
    {
      choice: "thing",
      label: t("reports.filters.thingLabel"),
      placeholder: t("reports.filters.thing"),
      options: [
        { value: "comment", label: t("reports.comment") },
        ...subjects.map(({ kind, label }) => ({ value: kind, label })),
      ],
    },
    {
      choice: "reason",
      label: t("reports.filters.reasonLabel"),
      placeholder: t("reports.filters.reason"),
      options: reportReasons.map((value) => ({ value, label: t(`reports.reasons.${value}`) })),
    },
    neighbourhood,
    {
      choice: "age",
      label: t(`reports.filters.ageLabel.${state}`),
      placeholder: t("reports.filters.age"),
      options: ages.map((value) => ({ value, label: t(`reports.filters.ages.${value}`) })),
    },
  ];
}
