import { useForcedColours } from "../theme/forced-colours.ts";
import type { MapScheme } from "./layers.ts";

/** The scheme that the map is drawn in: the page’s, unless the system forces its colours. */
export const useMapScheme = (scheme: "light" | "dark"): MapScheme => (useForcedColours() ? "forced" : scheme);
