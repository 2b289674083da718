import { useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf } from "../../../app/index.ts";

/** What of a kind is found by the words typed, and the chosen thing as it is now. The server searches. `name`: of what is chosen, if known. */
export function useLinkChoices(kind: string, link: { id: string; name?: string } | null) {
  const [search, setSearch] = useState("");
  const byId = queryOf(api.publishing.listLinkChoices, { query: { kind, id: link?.id } });
  const own = useQuery({ ...byId, enabled: link !== null }).data?.items[0];
  // The field holds the name of what is chosen, which is not a search.
  const typed = search === (link?.name ?? own?.name) ? "" : search.trim().slice(0, 100);
  const [asked] = useDebouncedValue(typed, 200);
  const byWords = queryOf(api.publishing.listLinkChoices, { query: { kind, search: asked || undefined } });
  const found = useQuery({ ...byWords, placeholderData: keepPreviousData }).data?.items ?? [];
  return { search, onSearch: setSearch, found, chosen: found.find(({ id }) => id === link?.id) ?? own };
}
