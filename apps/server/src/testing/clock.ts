/** A clock for tests. */
import type { Clock } from "#kernel/clock.ts";

export interface MovableClock extends Clock {
  /** Moves forward by milliseconds, or to a moment. */
  move(to: number | Date): void;
}

/** The time is fixed until it is moved. */
export function movableClock(start: Date): MovableClock {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    move(to) {
      moment = typeof to === "number" ? moment + to : to.getTime();
    },
  };
}
