import { useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, queryOf, useAccess } from "../../../app/index.ts";
import type { ChosenPlaces } from "./draft.ts";

/** Whom the choice reaches so far, as the check will say; undefined until the server has counted, or while no place is chosen. */
export function useReach({ neighbourhoodIds, streets, visibility }: ChosenPlaces) {
  const chosen = useMemo(
    () => ({ neighbourhoodIds, streetIds: streets.map(({ id }) => id), visibility }),
    [neighbourhoodIds, streets, visibility],
  );
  // Several neighbourhoods chosen one after the other are counted once.
  const [query] = useDebouncedValue(chosen, 200);
  // Who writes in another module only is told at the check.
  const mayCount = useAccess("messages").write === true;
  const isAny = mayCount && neighbourhoodIds.length > 0;
  const counted = useQuery({
    ...queryOf(api.publishing.countReach, { query }),
    enabled: isAny && query.neighbourhoodIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = query === chosen && !counted.isPlaceholderData;
  return { reach: isAny ? counted.data : undefined, isCurrent };
}
