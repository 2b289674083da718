/** From when an organisation that secures care requires a second factor of a member there. D §2 */
import { daysAfter } from "@stoep/contract/kernel";
import { careFactorDays } from "../../limits.ts";

export interface CareFactorRow {
  /** The organisation requires it. */
  isCareSecured: boolean | null;
  /** When the member first used care. */
  careSince: Date | null;
}

/** null: not required, or not begun. */
export const careFactorFrom = ({ isCareSecured, careSince }: CareFactorRow): Date | null =>
  isCareSecured && careSince ? daysAfter(careSince, careFactorDays) : null;
