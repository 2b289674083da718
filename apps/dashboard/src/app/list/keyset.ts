import type { Paging } from "@stoep/ui";
import { useRouter, useRouterState } from "@tanstack/react-router";

/** The cursors of the pages walked through, the last one's at the end. */
type Walk = { of: string; trail: string[] };

/**
 * Walking through keyset pages, which know their next but not their previous: the way is kept with the entry of the browser's
 * history, so that *Back* from a row leads to the page that it stood on. Starts again when `dependsOn` (filters, order) changes.
 */
export function useKeyset(dependsOn: string) {
  const { history } = useRouter();
  const walk = useRouterState({ select: ({ location }) => (location.state as { walk?: Walk }).walk });
  const trail = walk?.of === dependsOn ? walk.trail : [];
  const go = (next: string[]) =>
    history.replace(history.location.href, {
      ...history.location.state,
      walk: { of: dependsOn, trail: next },
    } as never);
  return {
    /** For the query; undefined on the first page. */
    cursor: trail.at(-1),
    /** For DataTable, from the page's `next`. */
    paging: (next: string | null | undefined): Paging => ({
      onPrevious: trail.length > 0 ? () => go(trail.slice(0, -1)) : undefined,
      onNext: next ? () => go([...trail, next]) : undefined,
    }),
  };
}
