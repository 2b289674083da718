import { ticketStates, unsolvedStates, visitTimes } from "@stoep/contract/care/values";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, queryOf } from "../../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../../neighbourhoods/index.ts";
import { useTagFilter } from "../../parts/use-tag-filter.ts";
import { useText } from "./words.ts";

export const tabs = ["unsolved", ...ticketStates, "all"] as const;
export type Tab = (typeof tabs)[number];

/** The address holds all of the view's state. */
export const View = z.object({
  tab: z.enum(tabs).default("unsolved"),
  view: z.enum(["board"]).optional(),
  assignee: z.union([z.enum(["me", "nobody"]), z.uuid()]).optional(),
  categoryId: z.uuid().optional(),
  neighbourhoodId: z.uuid().optional(),
  tagId: z.uuid().optional(),
  source: z.enum(["webform"]).optional(),
  deadline: z.enum(["over"]).optional(),
  visit: z.enum(visitTimes).optional(),
  answer: z.enum(["awaited"]).optional(),
  search: z.string().max(100).optional(),
});
export type Values = z.output<typeof View>;

export const statesOf = (tab: Tab) => (tab === "unsolved" ? unsolvedStates : tab === "all" ? [] : [tab]);

export function ticketQuery({ tab, search, view: _, ...filter }: Values) {
  return { ...filter, states: statesOf(tab), search: search || undefined };
}

export const useCategoryOptions = () =>
  (useQuery(queryOf(api.care.listCategories)).data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
export const useConciergeOptions = () =>
  (useQuery(queryOf(api.care.listConcierges)).data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Filters by words or number, concierge, category, neighbourhood, tag of the member, source, deadline, visit, and awaited answers. */
export function useFields(): FilterField<Values>[] {
  const t = useText();
  const neighbourhood = useNeighbourhoodFilter(t("neighbourhood"), t("filters.anyNeighbourhood"));
  return [
    { search: "search", label: t("filters.search") },
    {
      choice: "assignee",
      label: t("concierge"),
      placeholder: t("filters.anyConcierge"),
      options: [
        { value: "me", label: t("filters.me") },
        { value: "nobody", label: t("nobody") },
        ...useConciergeOptions(),
      ],
      isSearchable: true,
    },
    {
      choice: "categoryId",
      label: t("category"),
      placeholder: t("filters.anyCategory"),
      options: useCategoryOptions(),
      isSearchable: true,
    },
    neighbourhood,
    useTagFilter(t("filters.tag"), t("filters.anyTag")),
    {
      choice: "source",
      isRare: true,
      label: t("filters.source"),
      placeholder: t("filters.anySource"),
      options: [{ value: "webform", label: t("byForm") }],
    },
    {
      choice: "deadline",
      isRare: true,
      label: t("fields.deadline"),
      placeholder: t("filters.anyDeadline"),
      options: [{ value: "over", label: t("overdue") }],
    },
    {
      choice: "visit",
      isRare: true,
      label: t("filters.visit"),
      placeholder: t("filters.anyVisit"),
      options: visitTimes.map((value) => ({ value, label: t(`filters.visits.${value}`) })),
    },
    {
      choice: "answer",
      isRare: true,
      label: t("filters.answer"),
      placeholder: t("filters.anyAnswer"),
      options: [{ value: "awaited", label: t("filters.awaited") }],
    },
  ];
}
