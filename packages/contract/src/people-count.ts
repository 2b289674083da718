/** Counts of people, disclosed only when they identify nobody. D §9 */
import { z } from "zod";
import { sumOf } from "./kernel/tallies.ts";
import { peopleCountMin } from "./residents/values.ts";

export { peopleCountMin };

/** People or households; null: fewer than ten. Every response uses it for such counts, and the server fills it with the functions below. */
export const PeopleCount = z.number().int().min(peopleCountMin).nullable().meta({ description: "null: fewer than 10" });
export type PeopleCount = z.infer<typeof PeopleCount>;

/** The count for one place. */
export const peopleCount = (count: number): PeopleCount => (count < peopleCountMin ? null : count);

/**
 * The count for several places together. Those with fewer than ten count in whole tens, so that subtracting the others from the
 * total reveals nothing about them. `few`: the part of `all` that comes from such places.
 */
export const peopleSum = (all: number, few: number): PeopleCount => peopleCount(all - few + wholeTens(few));

/** Computes `peopleSum` from each place's own count. */
export function peopleTotal(places: readonly number[]): PeopleCount {
  const sum = (counts: readonly number[]) => sumOf(counts, (count) => count);
  return peopleSum(sum(places), sum(places.filter((count) => count < peopleCountMin)));
}

/** The count for a selection that someone could vary street by street: in whole tens. */
export const peopleRoughly = (count: number): PeopleCount => peopleCount(wholeTens(count));

const wholeTens = (count: number): number => Math.floor(count / peopleCountMin) * peopleCountMin;
