/** How many people: said only where it points at nobody. D §9 */
import { z } from "zod";

/** Fewer than these are never counted aloud, nobody included. */
export const fewest = 10;

/** People or households; null: fewer than ten. Every response that counts them says so with this, and the server fills it with the functions below. */
export const PeopleCount = z.number().int().min(fewest).nullable().meta({ description: "null: fewer than 10" });
export type PeopleCount = z.infer<typeof PeopleCount>;

/** Of one place. */
export const peopleCount = (count: number): PeopleCount => (count < fewest ? null : count);

/**
 * Of several places together. Those with fewer than ten count in whole tens, so that taking the others away from the total tells
 * nothing about them. `few`: the part of `all` that comes from such places.
 */
export const peopleSum = (all: number, few: number): PeopleCount => peopleCount(all - few + inTens(few));

/** The same, of each place's own count. */
export function peopleTotal(places: readonly number[]): PeopleCount {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return peopleSum(sum(places), sum(places.filter((count) => count < fewest)));
}

/** Of a choice that someone may change and ask again, street by street: in whole tens. */
export const peopleRoughly = (count: number): PeopleCount => peopleCount(inTens(count));

const inTens = (count: number): number => Math.floor(count / fewest) * fewest;
