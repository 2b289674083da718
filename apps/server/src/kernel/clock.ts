/** The only place that reads the time. Anyone who needs the moment is handed it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
