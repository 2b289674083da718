import { useAreas } from "./map-layers.ts";

/** The filter of a list by the neighbourhoods of the network, by name. */
export function useNeighbourhoodFilter(label: string, placeholder: string) {
  const options = (useAreas() ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return { choice: "neighbourhoodId" as const, label, placeholder, options, isSearchable: true };
}
