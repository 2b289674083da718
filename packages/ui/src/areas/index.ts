/** Areas of a city: choosing them, and a figure for each. List and table work without the map, which loads by itself. */
export { AreaFigures } from "./area-figures.tsx";
export { AreaList, type AreaListLabels } from "./area-list.tsx";
export { AreaPicker } from "./area-picker.tsx";
export { type Area, areasOf, type Lines, type MapLabels, type Tiles } from "./areas.ts";
