/** Lengths of time for arithmetic with instants. A day of the calendar is an hour shorter or longer twice a year: see days.ts. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const daySeconds = dayMs / 1000;
export const dayMinutes = dayMs / minuteMs;

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs);
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
