/** What a saved group of places adds to a choice of places, and takes away. Pure. */
import type { StreetView } from "@stoep/contract/neighbourhoods";
import type { PlaceGroup } from "@stoep/contract/publishing";

type Choice = { neighbourhoodIds: readonly string[]; streets: readonly StreetView[] };
/** The places of a group that can be chosen. */
export type GroupPlaces = Pick<PlaceGroup, "neighbourhoodIds" | "streets">;
/** The neighbourhoods that a street is in. */
export type PlacesOf = (streetId: string) => readonly string[];

const streetsAt = (streets: readonly StreetView[], place: string, placesOf: PlacesOf) =>
  streets.filter(({ id }) => placesOf(id).includes(place));

/** What of the group a one-off licence covers; all of it if the licence is not limited. */
export function coveredPlaces(group: GroupPlaces, covered: readonly string[] | undefined): GroupPlaces {
  if (!covered) return group;
  const neighbourhoodIds = group.neighbourhoodIds.filter((id) => covered.includes(id));
  const isInside = (street: PlaceGroup["streets"][number]) =>
    street.neighbourhoodIds.some((id) => neighbourhoodIds.includes(id));
  return { neighbourhoodIds, streets: group.streets.filter(isInside) };
}

/** Whether the choice has all of the group: each neighbourhood whole, or with every street that narrows it in the group. */
export const hasGroup = (choice: Choice, group: GroupPlaces, placesOf: PlacesOf): boolean =>
  group.neighbourhoodIds.length > 0 &&
  group.neighbourhoodIds.every((place) => {
    const [chosen, grouped] = [choice, group].map(({ streets }) => streetsAt(streets, place, placesOf));
    const isWhole = chosen?.length === 0;
    const hasAll = grouped?.length !== 0 && grouped?.every(({ id }) => chosen?.some((street) => street.id === id));
    return choice.neighbourhoodIds.includes(place) && (isWhole || hasAll);
  });

/** The choice with the group: what is whole in one of them is not narrowed by the streets of the other alone. */
export function withGroup(choice: Choice, group: GroupPlaces, placesOf: PlacesOf) {
  const neighbourhoodIds = [...new Set([...choice.neighbourhoodIds, ...group.neighbourhoodIds])];
  const isWholeIn = ({ neighbourhoodIds: places, streets }: Choice, place: string) =>
    places.includes(place) && streetsAt(streets, place, placesOf).length === 0;
  const narrowed = neighbourhoodIds.filter((place) => ![choice, group].some((one) => isWholeIn(one, place)));
  const chosen = new Set(choice.streets.map(({ id }) => id));
  const coming = group.streets.filter(({ id }) => !chosen.has(id));
  const streets = [...choice.streets, ...coming.map(({ id, name, postcode }) => ({ id, name, postcode }))];
  return { neighbourhoodIds, streets: streets.filter(({ id }) => placesOf(id).some((one) => narrowed.includes(one))) };
}

/**
 * The choice without the group: what the other chosen groups have stays, as each of them has it, and so do neighbourhoods with further
 * streets. A neighbourhood that the group made whole is narrowed again if the others narrow it.
 */
export function withoutGroup(choice: Choice, group: GroupPlaces, others: readonly GroupPlaces[], placesOf: PlacesOf) {
  const gone = new Set(group.streets.map(({ id }) => id));
  const left = choice.streets.filter(({ id }) => !gone.has(id));
  const stays = (place: string) =>
    !group.neighbourhoodIds.includes(place) || streetsAt(left, place, placesOf).length > 0;
  const neighbourhoodIds = choice.neighbourhoodIds.filter(stays);
  const streets = left.filter(({ id }) => placesOf(id).some((one) => neighbourhoodIds.includes(one)));
  const rest = others.reduce((now, other) => withGroup(now, other, placesOf), { neighbourhoodIds, streets });
  return { ...rest, neighbourhoodIds: choice.neighbourhoodIds.filter((id) => rest.neighbourhoodIds.includes(id)) };
}
