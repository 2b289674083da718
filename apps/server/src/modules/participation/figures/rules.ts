/** Counts of people, put where the project is for. Pure. */
import { sumOf } from "@stoep/contract/kernel";

interface Counted {
  /** Null: none of the project's. */
  neighbourhoodId: string | null;
  people: number;
}
export interface PlaceFigures {
  /** Null: everywhere else. */
  id: string | null;
  name: string;
  opened: number;
  tookPart: number;
}

/** The neighbourhoods of the project in their order, those without anybody too; then, where there is anybody, everywhere else. */
export function byPlace(
  places: readonly { id: string; name: string }[],
  opened: readonly Counted[],
  tookPart: readonly Counted[],
): PlaceFigures[] {
  const own = new Set(places.map(({ id }) => id));
  const at = (counted: readonly Counted[], id: string) =>
    counted.find(({ neighbourhoodId }) => neighbourhoodId === id)?.people ?? 0;
  const elsewhere = (counted: readonly Counted[]) =>
    sumOf(
      counted.filter(({ neighbourhoodId }) => neighbourhoodId === null || !own.has(neighbourhoodId)),
      ({ people }) => people,
    );
  const rest = { id: null, name: "", opened: elsewhere(opened), tookPart: elsewhere(tookPart) };
  const rows = places.map(({ id, name }) => ({ id, name, opened: at(opened, id), tookPart: at(tookPart, id) }));
  return rest.opened + rest.tookPart > 0 ? [...rows, rest] : rows;
}
