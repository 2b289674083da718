import { useQueryClient } from "@tanstack/react-query";

type Page = { items?: readonly { id?: string }[] };

/** The row of a list that was shown earlier, so that a record's title can be shown while the record itself loads. */
export function useListedRow<Row extends { id: string }>(capability: string, id: string): Row | undefined {
  const pages = useQueryClient().getQueriesData<Page>({ queryKey: [capability] });
  for (const [, page] of pages) {
    const row = Array.isArray(page?.items) ? page.items.find((item) => item.id === id) : undefined;
    if (row) return row as Row;
  }
  return undefined;
}
