import { useQuery } from "@tanstack/react-query";
import { api, type FilterField, queryOf } from "../../../../app/index.ts";
import { useText } from "./words.ts";

export type Filters = { search?: string | undefined; category?: string | undefined; car?: "yes" | undefined };

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
