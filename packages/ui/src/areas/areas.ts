import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";

export type Area = { id: string; name: string; geometry: Polygon | MultiPolygon };
export type Lines = FeatureCollection<LineString | MultiLineString>;

/** Another server's map under the areas. The attribution is plain text. */
export type Tiles = { url: string; attribution: string; maxZoom: number };

/** One place. */
export type Pin = { longitude: number; latitude: number };

/** West, south, east, north. */
export type Box = [number, number, number, number];

/** The areas of a GeoJSON collection whose features carry `id` and `name` as properties. */
export function areasOf(collection: FeatureCollection): Area[] {
  return collection.features.flatMap((feature) => {
    const { geometry, properties } = feature;
    if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") return [];
    return [{ id: String(properties?.id ?? feature.id), name: String(properties?.name ?? ""), geometry }];
  });
}

function outerRings(area: Area): Position[][] {
  const polygons = area.geometry.type === "Polygon" ? [area.geometry.coordinates] : area.geometry.coordinates;
  return polygons.flatMap((rings) => (rings[0] ? [rings[0]] : []));
}

export function boxOf(areas: readonly Area[]): Box | null {
  const points = areas.flatMap(outerRings).flat();
  if (points.length === 0) return null;
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Twice the signed area of a ring, with its centroid. */
function centroidOf(ring: Position[]): { size: number; point: Position } {
  let size = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[i + 1] ?? [];
    const cross = ax * by - bx * ay;
    size += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { size: Math.abs(size), point: size === 0 ? (ring[0] ?? [0, 0]) : [x / (3 * size), y / (3 * size)] };
}

/** The position of an area's name: the centroid of its largest part. Tiles would otherwise repeat the name. */
export function labelPoint(area: Area): Position {
  const parts = outerRings(area).map(centroidOf);
  return parts.reduce((best, part) => (part.size > best.size ? part : best), { size: -1, point: [0, 0] as Position })
    .point;
}

/** What screen readers call the map and its buttons. */
export type GroundLabels = {
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Shown to people who scroll over the map: how to zoom with a key or two fingers. */
  useCtrl: string;
  useCommand: string;
  useTwoFingers: string;
};

/** The labels of a map of areas, which can also show the whole city. */
export type MapLabels = GroundLabels & {
  /** "Show the whole map" */
  fit: string;
  fullscreen: string;
  leaveFullscreen: string;
};
