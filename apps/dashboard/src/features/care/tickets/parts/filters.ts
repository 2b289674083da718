import { ticketOrders, ticketStates, unsolvedStates, visitTimes } from "@stoep/contract/care/values";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, queryOf, useViewHref } from "../../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../../neighbourhoods/index.ts";
import { useTagFilter } from "../../parts/use-tag-filter.ts";
import { useText } from "./words.ts";

export const tabs = ["unsolved", ...ticketStates, "all"] as const;
export type Tab = (typeof tabs)[number];

/** The address holds all of the view's state. */
export const View = z.object({
  tab: z.enum(tabs).default("unsolved"),
  view: z.enum(["board"]).optional(),
  /** The ticket open beside the list. */
  ticket: z.uuid().optional(),
  sort: z.enum(ticketOrders).optional(),
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

/** This view with changes. */
export const useHref = () => useViewHref<{ tab: string; view: string; ticket: string }>("/care/tickets");

/** What narrows the list, for its files too. */
export function ticketFilter({ tab, search, view: _, ticket: __, sort: ___, ...filter }: Values) {
  return { ...filter, states: statesOf(tab), search: search || undefined };
}

export const ticketQuery = (values: Values) => ({ ...ticketFilter(values), orderBy: values.sort });

/** The values that choose the view or its order, and narrow nothing. */
export const viewKeys = ["tab", "view", "ticket", "sort"] as const;

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
    { ...neighbourhood, isRare: true },
    useTagFilter(t("filters.tag"), t("filters.anyTag")),
    {
      choice: "sort",
      isOrder: true,
      label: t("orders.label"),
      placeholder: t("orders.newest"),
      options: ticketOrders
        .filter((order) => order !== "newest")
        .map((value) => ({ value, label: t(`orders.${value}`) })),
    },
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
