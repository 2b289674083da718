import { workingDaysBefore } from "#kernel/working-days.ts";

const waitingDays = 2;

/** What arrived before has waited for two working days by the clocks of the time zone. */
export const waitsSince = (now: Date, timeZone: string): Date => workingDaysBefore(now, timeZone, waitingDays);
