/** The network's areas and street map, for every screen with a map or a choice of neighbourhoods. */
import type { Feature } from "../../app/index.ts";

export { useAreas, useGround, useMapLabels } from "./parts/map-layers.ts";
export { NeighbourhoodPicker } from "./parts/neighbourhood-picker.tsx";
export { PlaceField } from "./parts/place-field.tsx";
export { usePlaceLabels } from "./parts/place-labels.ts";
export { useNeighbourhoodFilter } from "./parts/use-neighbourhood-filter.ts";
export { usePlaceNames } from "./parts/use-place-names.ts";

export const neighbourhoods: Feature = { name: "neighbourhoods", routes: [] };
