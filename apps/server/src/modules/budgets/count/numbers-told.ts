/** Which numbers of people are told where their sum is known too. Pure. D §9, §11 */
import { type CodeNumbers, secrecy } from "@stoep/contract/budgets";
import { sumOf } from "@stoep/contract/kernel";

/**
 * null: not told. Fewer than ten are not, and one number that is missing would be what the others leave. So the smallest that could be told
 * are left out too, until two are missing that are ten together. `isKnown`: of those that are small, a number that is told in another way.
 */
export function numbersTold(
  numbers: readonly number[],
  isKnown: (number: number) => boolean = () => false,
): (number | null)[] {
  const missing = numbers.filter((number) => number < secrecy.votes && !isKnown(number));
  const hidden = new Set([...numbers.keys()].filter((place) => (numbers[place] ?? 0) < secrecy.votes));
  const bySize = [...numbers.keys()].toSorted((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  for (const place of bySize) {
    if (missing.length === 0 || (missing.length > 1 && sumOf(missing, (number) => number) >= secrecy.votes)) break;
    if (hidden.has(place)) continue;
    hidden.add(place);
    missing.push(numbers[place] ?? 0);
  }
  return numbers.map((number, place) => (hidden.has(place) ? null : number));
}

interface CountedCodes extends Omit<CodeNumbers, "used"> {
  used: number;
}

/** How many voted in a district is told, so what was used of each kind is told as far as nothing smaller follows. */
export function viewCodeNumbers(counted: readonly CountedCodes[]): CodeNumbers[] {
  const told = new Map<CountedCodes, number | null>();
  for (const ofDistrict of Map.groupBy(counted, ({ districtId }) => districtId).values()) {
    const numbers = numbersTold(ofDistrict.map(({ used }) => used));
    for (const [place, one] of ofDistrict.entries()) told.set(one, numbers[place] ?? null);
  }
  return counted.map((one) => ({
    districtId: one.districtId,
    issue: one.issue,
    made: one.made,
    revoked: one.revoked,
    used: told.get(one) ?? null,
  }));
}
