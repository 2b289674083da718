/** Lists of the feed, and views of its map, for use without its schemas. */

/** What residents read and find, in the order in which it is shown. */
export const readableKinds = ["message", "activity", "vacancy", "shout"] as const;

/** What residents find by words, in that order. */
export const searchedKinds = ["message", "activity", "vacancy", "project", "idea", "survey", "shout"] as const;

/** What has a place, in the order of the map's list. "alert": an alert of a resident; "shout": other messages of residents. */
export const mapKinds = ["activity", "vacancy", "project", "idea", "alert", "shout"] as const;

/** Of all kinds together. */
export const mostOnMap = 500;

/** Those that lie so close together that the map has one point for them. */
export const mostAtSpot = 100;

/** What is in view: west, south, east and north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,9})?`;
const fourDegrees = new RegExp(`^${degrees}(?:,${degrees}){3}$`);

/** "3.7,51.0,3.8,51.1": west, south, east, north. Undefined: it is no box. */
export function readBox(text: string): Box | undefined {
  if (!fourDegrees.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? [west, south, east, north] : undefined;
}

/** To about ten metres, so that views that nobody tells apart are one. */
export const writeBox = (box: Box): string => box.map((at) => Number(at.toFixed(4))).join(",");
