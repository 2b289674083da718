/** The only place that reads the time. Whoever needs the moment is handed it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
