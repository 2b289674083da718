/** For how long merged ideas can be separated again. Pure. */
import { daysAfter } from "@stoep/contract/kernel";
import { ideaLimits } from "@stoep/contract/participation";

export const isApartInTime = (mergedAt: Date, now: Date): boolean =>
  now < daysAfter(mergedAt, ideaLimits.takeApartDays);
