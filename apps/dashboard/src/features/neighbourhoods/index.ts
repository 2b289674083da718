/** The network's areas and street map, as every screen with a map or a choice of neighbourhoods needs them. */
import type { Feature } from "../../app/index.ts";

export { useAreas, useGround, useMapLabels } from "./parts/map-layers.ts";
export { NeighbourhoodPicker } from "./parts/neighbourhood-picker.tsx";

export const neighbourhoods: Feature = { name: "neighbourhoods", routes: [] };
