import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../app/index.ts";

/** The filter by one of the organisation's tags, by name. */
export function useTagFilter(label: string, placeholder: string) {
  const tags = useQuery(queryOf(api.care.listTags)).data?.items ?? [];
  const options = tags.map(({ id, name }) => ({ value: id, label: name }));
  return { choice: "tagId" as const, isRare: true, label, placeholder, options, isSearchable: true };
}
