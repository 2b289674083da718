import type { HouseholdTotal } from "@stoep/contract/residents";
import type { Format } from "../../../app/index.ts";

/** More than none, but not one percent. */
const leastPercent = 0.5;

type Counts = Pick<HouseholdTotal, "registered" | "addresses">;

/**
 * Registered households in percent of the addresses, whole, so that areas that say the same are in one class; 0.5 below one
 * percent, 0 where there are fewer than ten households, undefined where no address is known. D §9
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
