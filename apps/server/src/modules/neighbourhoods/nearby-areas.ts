/** The neighbourhood that contains a point, and those near it. */
import type { Db } from "#kernel/database.ts";
import { areaHolds, areaIndex, compareByCode, metresTo } from "./area-geometry.ts";
import { listAreasNear } from "./store/areas.ts";
import { listAreasAroundAny } from "./store/border-addresses.ts";

interface GeoPoint {
  longitude: number;
  latitude: number;
}
interface NamedArea {
  id: string;
  name: string;
}

/** The neighbourhood that contains the point first, then all whose border is at most this many metres away. One statement. */
export async function findAreasNear(
  db: Db,
  { longitude, latitude }: GeoPoint,
  metres: number,
): Promise<{ around: NamedArea | null; near: NamedArea[] }> {
  const point = [longitude, latitude] as [number, number];
  const found = (await listAreasNear(db, point, metres)).sort(compareByCode);
  const near = found.filter(({ area }) => metresTo(area, point) <= metres);
  const around = near.find(({ area }) => areaHolds(area, point)) ?? null;
  const others = near.filter((one) => one !== around);
  const name = ({ id, name }: NamedArea) => ({ id, name });
  return { around: around && name(around), near: [...(around ? [around] : []), ...others].map(name) };
}

/** For many points in one statement: the neighbourhood that contains each. */
export async function areaFinder(db: Db, points: readonly GeoPoint[]): Promise<(point: GeoPoint) => NamedArea | null> {
  const find = areaIndex(points.length > 0 ? await listAreasAroundAny(db, points) : []);
  return ({ longitude, latitude }) => find([longitude, latitude]);
}
