import type { Paging } from "@stoep/ui";
import { useState } from "react";

/**
 * Walking through keyset pages, which know their next but not their previous: remembers the way. Starts again when
 * `dependsOn` (filters, order) changes.
 */
export function useKeyset(dependsOn: string) {
  const [walk, setWalk] = useState<{ of: string; trail: string[] }>({ of: dependsOn, trail: [] });
  const trail = walk.of === dependsOn ? walk.trail : [];
  const go = (next: string[]) => setWalk({ of: dependsOn, trail: next });
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
