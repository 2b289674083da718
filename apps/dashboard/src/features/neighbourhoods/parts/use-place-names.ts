import { useCallback } from "react";
import { useAreas } from "./map-layers.ts";

/** The names of neighbourhoods, in the order given; those of unknown ones are left out. */
export function usePlaceNames(): (ids: readonly string[]) => string[] {
  const areas = useAreas();
  return useCallback((ids) => ids.flatMap((id) => areas?.find((area) => area.id === id)?.name ?? []), [areas]);
}
