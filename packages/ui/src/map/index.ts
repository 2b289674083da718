/** The map itself. Heavy: reach it by `import("@stoep/ui/map")`, or through AreaPicker and AreaFigures, which do that. */
export { AreaMap, type AreaMapProps } from "./area-map.tsx";
