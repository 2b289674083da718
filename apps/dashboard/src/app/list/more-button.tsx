import { pagesInTurn } from "@stoep/client/pages";
import { Button } from "@stoep/ui";

export type PagedQuery = Parameters<typeof pagesInTurn>[0] & { hasNextPage: boolean };

/** Below a list that grows: loads its next page. */
export function MoreButton({ query, label }: { query: PagedQuery; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="subtle"
      fullWidth
      loading={query.isFetchingNextPage}
      onClick={() => void pagesInTurn(query).more()}
    >
      {label}
    </Button>
  );
}
