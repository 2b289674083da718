/** Areas of a city: choosing them, a figure for each, and a place in one. List and table work without the map, which loads separately. */
export { AddressField, type AddressHit, type AddressLabels, type AddressValue } from "./address-field.tsx";
export { AreaFigures } from "./area-figures.tsx";
export type { AreaGroups } from "./area-groups.tsx";
export { AreaList, type AreaListLabels, type FinerPlaces } from "./area-list.tsx";
export { AreaPicker } from "./area-picker.tsx";
export { type Area, areasOf, type Lines, type MapLabels, type Pin, type Tiles } from "./areas.ts";
