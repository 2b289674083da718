/** The only place that reads the time. Code that needs the current moment is passed it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
