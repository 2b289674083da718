/** Chance that can be repeated: the same text gives the same numbers in every browser. */
export { randomFrom, shuffled } from "./seeded.ts";
