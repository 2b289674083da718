/** What may be shown of whom a message reaches. Pure. */
import { sumOf } from "@stoep/contract/kernel";
import { peopleCount, peopleRoughly, peopleTotal } from "@stoep/contract/people-count";
import type { Reach } from "@stoep/contract/publishing";
import type { ReachedPlace } from "./store/reach.ts";

/**
 * Whom a message reaches, in total and in each neighbourhood. If it is narrowed to streets or businesses, each number is in whole tens:
 * an editor could otherwise count people street by street. Null means fewer than ten, or nobody.
 */
export function disclosedReach(places: readonly ReachedPlace[], isForBusinesses: boolean): Reach {
  const isRough = ({ narrowed }: ReachedPlace) => narrowed || isForBusinesses;
  const totalOf = (key: "households" | "residents") => {
    const exact = peopleTotal(places.filter((place) => !isRough(place)).map((place) => place[key])) ?? 0;
    const rough = sumOf(places.filter(isRough), (place) => peopleRoughly(place[key]) ?? 0);
    return peopleCount(exact + rough);
  };
  const shown = (place: ReachedPlace, count: number) => (isRough(place) ? peopleRoughly(count) : peopleCount(count));
  return {
    households: totalOf("households"),
    residents: totalOf("residents"),
    neighbourhoods: places.length,
    places: places.map((place) => ({
      id: place.id,
      name: place.name,
      streets: place.streets,
      households: shown(place, place.households),
      residents: shown(place, place.residents),
    })),
  };
}
