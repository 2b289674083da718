/** Which neighbourhoods are around a point, or near it. */
import type { Db } from "#kernel/database.ts";
import { areaHolds, areaIndex, byCode, metresTo } from "./area.ts";
import { listAreasNear } from "./store/areas.ts";
import { listAreasAroundAny } from "./store/borders.ts";

interface Point {
  longitude: number;
  latitude: number;
}
interface Area {
  id: string;
  name: string;
}

/** The neighbourhood around the point, and all whose border is at most so many metres away, it first. One statement. */
export async function areasNear(
  db: Db,
  { longitude, latitude }: Point,
  metres: number,
): Promise<{ around: Area | null; near: Area[] }> {
  const point = [longitude, latitude] as [number, number];
  const found = (await listAreasNear(db, point, metres)).sort(byCode);
  const near = found.filter(({ area }) => metresTo(area, point) <= metres);
  const around = near.find(({ area }) => areaHolds(area, point)) ?? null;
  const others = near.filter((one) => one !== around);
  const name = ({ id, name }: Area) => ({ id, name });
  return { around: around && name(around), near: [...(around ? [around] : []), ...others].map(name) };
}

/** For many points in one statement: the neighbourhood around each. */
export async function areaOf(db: Db, points: readonly Point[]): Promise<(point: Point) => Area | null> {
  const find = areaIndex(points.length > 0 ? await listAreasAroundAny(db, points) : []);
  return ({ longitude, latitude }) => find([longitude, latitude]);
}
