/** Days and times of activities as the reader's language writes them, on the clocks of the network. */
export { cancelledBefore, createMomentFormat, type MomentFormat, nextDate, timesOf } from "./moments.ts";
