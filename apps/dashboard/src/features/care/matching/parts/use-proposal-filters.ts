import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, type FilterField, queryOf } from "../../../../app/index.ts";
import { useText } from "./words.ts";

/** Kept in the address, so that they stay while a record is looked at. */
export const Filters = z.object({
  search: z.string().optional(),
  category: z.string().optional(),
  car: z.enum(["yes"]).optional(),
});
export type Filters = z.infer<typeof Filters>;

export function useProposalFilters(): FilterField<Filters>[] {
  const t = useText();
  const categories = useQuery(queryOf(api.care.listCategories, { query: {} })).data?.items ?? [];
  return [
    { search: "search", label: t("filters.search") },
    {
      choice: "category",
      label: t("filters.category"),
      placeholder: t("filters.anyCategory"),
      options: categories.map(({ id, name }) => ({ value: id, label: name })),
      isSearchable: true,
    },
    {
      choice: "car",
      label: t("filters.transport"),
      placeholder: t("filters.anyTransport"),
      options: [{ value: "yes", label: t("filters.car") }],
    },
  ];
}
