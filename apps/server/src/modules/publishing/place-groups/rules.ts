/** What is left of a saved choice of places, and which of its neighbourhoods are narrowed. Pure. */
import type { PlacedStreet } from "@stoep/contract/neighbourhoods";

export interface SavedPlaces {
  neighbourhoodIds: readonly string[];
  streetIds: readonly string[];
  /** Those neighbourhoods that its streets narrowed when it was saved. */
  narrowedIds: readonly string[];
}

/** The places that exist now. */
export interface ExistingPlaces {
  neighbourhoods: ReadonlySet<string>;
  streets: ReadonlyMap<string, PlacedStreet>;
}

/** The neighbourhoods with at least one of the streets. */
export const narrowedBy = (neighbourhoodIds: readonly string[], streets: readonly PlacedStreet[]): string[] =>
  neighbourhoodIds.filter((id) => streets.some((street) => street.neighbourhoodIds.includes(id)));

/**
 * Leaves out what was removed; also streets that are in none of its neighbourhoods any more, and neighbourhoods whose streets are all
 * lost: whole, they would reach people who were never meant. `lost` is how many places that is.
 */
export function remainingPlaces(saved: SavedPlaces, { neighbourhoods, streets }: ExistingPlaces) {
  const there = saved.neighbourhoodIds.filter((id) => neighbourhoods.has(id));
  const kept = saved.streetIds
    .flatMap((id) => streets.get(id) ?? [])
    .filter((street) => street.neighbourhoodIds.some((id) => there.includes(id)));
  const stillNarrowed = new Set(narrowedBy(there, kept));
  const neighbourhoodIds = there.filter((id) => !saved.narrowedIds.includes(id) || stillNarrowed.has(id));
  const lost = saved.neighbourhoodIds.length - neighbourhoodIds.length + saved.streetIds.length - kept.length;
  return { neighbourhoodIds, streets: kept, lost };
}
