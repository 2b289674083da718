import type { PlaceMapProps } from "@stoep/ui/questionnaire";

type Box = [west: number, south: number, east: number, north: number];

/** Where no editor chose it: the streets around a place. */
const nearZoom = 14;

/** What a map of a usual width shows at first, around a point or where the editor moved it; undefined: all neighbourhoods. */
export function openingOf(
  start: PlaceMapProps["start"],
  point: { longitude: number; latitude: number } | null,
): Box | undefined {
  if (start.zoom === 0 && !point) return undefined;
  const { longitude, latitude } = point ?? start;
  const degrees = 360 / 2 ** (start.zoom || nearZoom) / 2;
  return [longitude - degrees, latitude - degrees / 2, longitude + degrees, latitude + degrees / 2];
}
