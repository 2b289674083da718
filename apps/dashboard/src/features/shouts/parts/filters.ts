import { Day } from "@stoep/contract/kernel";
import { themes } from "@stoep/contract/publishing/values";
import { shoutCategories } from "@stoep/contract/shouts/values";
import { instantOf, useKitZone } from "@stoep/ui";
import { addDays } from "@stoep/ui/days";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, queryOf, useFilters, useViewHref } from "../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../neighbourhoods/index.ts";
import { usePeriod, useThemes } from "../../publishing/index.ts";
import { statuses, type Tab, useText } from "./words.ts";

/** The address holds all of the view's state: what is listed, how, and which message is open. */
export const View = z.object({
  category: z.enum(shoutCategories).default("all"),
  status: z.enum(Object.keys(statuses) as [Tab, ...Tab[]]).default("open"),
  /** An account's id, the user, or no one. */
  assignee: z.union([z.enum(["me", "nobody"]), z.uuid()]).optional(),
  neighbourhoodId: z.uuid().optional(),
  theme: z.enum(themes).optional(),
  /** Days in the network's time zone, both inclusive. */
  from: Day.optional(),
  until: Day.optional(),
  search: z.string().max(100).optional(),
  /** The messages at one spot of the map. */
  ids: z.preprocess((ids) => (typeof ids === "string" ? [ids] : ids), z.array(z.uuid()).max(100).optional()),
  direction: z.enum(["asc"]).optional(),
  view: z.enum(["map"]).optional(),
  shout: z.uuid().optional(),
  tab: z.enum(["comments", "notes", "history"]).default("comments"),
});
export type Values = z.output<typeof View>;

/** The filters in the form that the server expects: for the list with its direction, the map, and the file. */
export function useShoutQuery({
  category,
  status,
  from,
  until,
  assignee,
  neighbourhoodId,
  theme,
  search,
  ids,
}: Values) {
  const zone = useKitZone();
  return {
    category,
    statuses: [...statuses[status]],
    assignee,
    neighbourhoodId,
    theme,
    search: search || undefined,
    ids,
    from: instantOf(from ?? null, "00:00", zone) ?? undefined,
    until: instantOf(until ? addDays(until, 1) : null, "00:00", zone) ?? undefined,
  };
}

const filterKeys = ["assignee", "neighbourhoodId", "theme", "from", "until", "search", "ids"] as const;
/** Whether filters narrow the list further than its category and status. */
export const isNarrowed = (values: Values): boolean => filterKeys.some((key) => values[key] !== undefined);

export const useHref = () => useViewHref<Values>("/shouts");

/** Filters by text, assignee, neighbourhood, theme and when it arrived. */
export function useFields(): FilterField<Values>[] {
  const t = useText();
  const [values, onChange] = useFilters(View);
  const neighbourhood = useNeighbourhoodFilter(t("filters.neighbourhoodLabel"), t("filters.neighbourhood"));
  const colleagues = useQuery(queryOf(api.shouts.listShoutColleagues)).data?.items ?? [];
  const period = usePeriod(values, onChange as (change: Partial<Values>) => void);
  return [
    { search: "search", label: t("filters.search") },
    {
      choice: "assignee",
      label: t("filters.assigneeLabel"),
      placeholder: t("filters.assignee"),
      options: [
        { value: "me", label: t("filters.me") },
        { value: "nobody", label: t("filters.nobody") },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
      isSearchable: true,
    },
    neighbourhood,
    {
      choice: "theme",
      label: t("filters.themeLabel"),
      placeholder: t("filters.theme"),
      options: useThemes(),
      isSearchable: true,
    },
    period,
    { own: ["ids"], control: null, chip: values.ids && t("filters.spot", { count: values.ids.length }) },
  ];
}
