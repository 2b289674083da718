import type { PageControls } from "@stoep/ui";
import { useRouter, useRouterState } from "@tanstack/react-router";

/** The cursors of the pages visited, the current page's last. */
type Walk = { of: string; trail: string[] };

/**
 * Paging by keyset, where a page knows its next but not its previous: the cursors visited are kept in the browser's history entry,
 * so that *Back* from a row returns to the page that showed it. Starts again when `dependsOn` (filters, order) changes.
 */
export function useKeyset(dependsOn: string) {
  const { history } = useRouter();
  const walk = useRouterState({ select: ({ location }) => (location.state as { walk?: Walk }).walk });
  const trail = walk?.of === dependsOn ? walk.trail : [];
  const go = (next: string[]) =>
    history.replace(history.location.href, {
      ...history.location.state,
      walk: { of: dependsOn, trail: next },
    });
  return {
    /** The cursor for the query; undefined on the first page. */
    cursor: trail.at(-1),
    /** The controls for DataTable, from the page's `next`. */
    paging: (next: string | null | undefined): PageControls => ({
      onPrevious: trail.length > 0 ? () => go(trail.slice(0, -1)) : undefined,
      onNext: next ? () => go([...trail, next]) : undefined,
    }),
  };
}
