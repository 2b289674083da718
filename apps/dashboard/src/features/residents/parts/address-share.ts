import type { HouseholdTotal } from "@stoep/contract/residents";
import type { Format } from "../../../app/index.ts";

/** Used for every share below one percent. */
const leastPercent = 0.5;

type Counts = Pick<HouseholdTotal, "registered" | "addresses">;

/**
 * Households with an account as a whole percentage of the addresses, so that areas with the same label are in the same class; 0.5
 * below one percent, 0 for fewer than ten households, undefined if no address is known. D §9
 */
export function addressPercent({ registered, addresses }: Counts): number | undefined {
  if (registered === null) return 0;
  return addresses > 0 ? Math.round((100 * registered) / addresses) || leastPercent : undefined;
}

/** "12%", "< 1%", "fewer than 10" */
export function sayAddressPercent(format: Format, percent: number): string {
  if (percent === 0) return format.people(null);
  return percent === leastPercent ? `< ${format.percent(0.01)}` : format.percent(percent / 100);
}
