/** The map itself. Heavy: load it by `import("@stoep/ui/map")`, or use AreaPicker, AreaFigures and AddressField, which do that. */
export type { Lines } from "../areas/areas.ts";
export { AreaMap, type AreaMapProps } from "./area-map.tsx";
export { LinePicker } from "./line-map.tsx";
export { PinMap, PlacePicker } from "./pin-map.tsx";
export { PlaceMap } from "./place-map.tsx";
export { type MapPoint, PointMap } from "./point-map.tsx";
export { ReaderPointMap } from "./reader-point-map.tsx";
export { type MapView, ViewMap } from "./view-map.tsx";
